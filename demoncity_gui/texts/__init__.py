"""Every sentence of the program, by subject: `from demoncity_gui.texts import refusals`, then `refusals.not_now`.

What can be asked for, and with which arguments, stands in `__init__.pyi`, which is made of the catalogues
(`assets/texts/en`) by `python3 packaging/dev.py texts`.
"""

from demoncity_gui.texts.catalogue import Subject, subject


def __getattr__(name: str) -> Subject:
    return subject(name)
