"""Rollback journals as a stranger could make them, to lie beside an evening."""

from __future__ import annotations

from pathlib import Path
from random import Random

MAGIC = bytes.fromhex("d9d505f920a163d7")
PAGE = 4096
SECTOR = 512


def header(pages: int, records: int = 0, page: int = PAGE) -> bytes:
    """Return the first sector of a journal of a file that had so many pages."""
    numbers = (records, 1, pages, SECTOR, page)
    return (MAGIC + b"".join(number.to_bytes(4) for number in numbers)).ljust(SECTOR, b"\0")


def record(number: int, content: bytes) -> bytes:
    """Return a page as it stands in a journal whose nonce is 1, with its checksum."""
    checksum = 1 + sum(content[at] for at in range(len(content) - 200, 0, -200))
    return number.to_bytes(4) + content + checksum.to_bytes(4)


def super_journal(victim: Path) -> bytes:
    """Return a super-journal record that names this file."""
    name = bytes(str(victim), "utf-8")
    checksum = sum(byte - 256 * (byte > 127) for byte in name) % 2**32
    return (2**30 // PAGE + 1).to_bytes(4) + name + len(name).to_bytes(4) + checksum.to_bytes(4) + MAGIC


def crafted(luck: Random, evening: bytes, victim: Path) -> bytes:
    """Return a journal for this evening that names the victim, spoilt and cut off in some way or not at all."""
    pages = len(evening) // PAGE
    start = luck.choice([header(pages), header(pages), header(0), header(luck.getrandbits(32)), bytes(SECTOR), b""])
    records = b""
    if luck.random() < 0.5:
        kept = luck.sample(range(1, pages + 1), luck.randrange(1, pages))
        start = header(pages, len(kept))
        records = b"".join(record(number, evening[(number - 1) * PAGE : number * PAGE]) for number in kept)
    journal = bytearray(start + records + super_journal(victim) * luck.choice([1, 1, 2]))
    match luck.randrange(6):
        case 0:
            del journal[luck.randrange(len(journal)) :]
        case 1:
            journal[luck.randrange(len(journal))] ^= 1 << luck.randrange(8)
        case 2:
            journal += luck.randbytes(luck.randrange(1, 40))
        case 3:
            journal += bytes(SECTOR)
        case _:
            pass
    return bytes(journal)
