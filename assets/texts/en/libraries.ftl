# What is missing where the program can’t start.
system-library = A library of the system is missing: { $library }. On Debian or Ubuntu, install all that are needed: { $command }
part = A part of the program is missing: { $part }. Install it again: pip install demoncity
redistributable = Install the Microsoft Visual C++ Redistributable: a library of the system is missing.
