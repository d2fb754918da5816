# Was fehlt, wo das Programm nicht starten kann.
system-library = Eine Bibliothek des Systems fehlt: { $library }. Unter Debian oder Ubuntu installierst du alle nötigen so: { $command }
part = Ein Teil des Programms fehlt: { $part }. Installiere es neu: pip install demoncity
redistributable = Installiere Microsoft Visual C++ Redistributable: Eine Bibliothek des Systems fehlt.
