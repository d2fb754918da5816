"""Run, test or build the program from a bare checkout: this file and Python 3.11 are all that must be there."""

# Older Pythons must get as far as the sentence below, so nothing newer than Python 3.6 in this file.
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - here an older one is told
    sys.exit(f"This needs Python 3.11 or later, and this is Python {sys.version_info[0]}.{sys.version_info[1]}.")

import os
import shutil
import subprocess
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import environment
import libraries
import standalone
from steps import CHECKOUT, Failure, quietly, say

USAGE = """\
usage: python3 packaging/dev.py COMMAND [ARGUMENTS]

  run [ARGUMENTS]    start the program, with arguments of its own: a file, or tour DIR, or --help
  quick [ARGUMENTS]  check everything and test the rules and their words, with arguments of pytest's
  test [ARGUMENTS]   check and test everything, with arguments of pytest's
  soak [ARGUMENTS]   run the long trials whole and state their figures, with arguments of pytest's
  mutants [NAMES]    make small slips in the rules and see that a test notices each; functions' names narrow it down
  texts              compile the catalogues after a change of assets/texts
  build              make the standalone program under .build and try it
  downloads          build, and make what people download of it: archive, Debian package, checksums, bill of materials
  trial              install what downloads made in bare Debians, as root, play there by keys and uninstall it
  lock               take the newest versions that pyproject.toml allows into packaging/lock

Each sees to what it needs first: .venv with the Python packages, and libraries of the system's."""

CHECKS = (
    ("ruff check", ("ruff", "check")),
    ("ruff format", ("ruff", "format", "--check")),
    ("import contracts", ("lint-imports", "--no-logo")),
)
"""What is checked before the tests: its name, and the command."""
TYPES = ("mypy", ("mypy",))
"""What is checked beside the tests: it takes a minute of one core, and they seldom need every core to their end."""


SPREAD = ("-n", "auto", "--dist", "worksteal")
"""As many tests at once as the machine has cores, those of one file too; `-n 0` behind them: one after the other."""
NO_HANGING = ("-o", "faulthandler_timeout=300", "-o", "faulthandler_exit_on_timeout=true")
"""A test that hangs for so many seconds says where, and fails; the longest takes a minute."""
ROOM_FOR_TESTS = 2_000_000_000
"""Bytes that must be free in memory before tests write their files there."""


def run(arguments: list[str]) -> int:
    """Start the program and return its exit status."""
    window = opens_a_window(arguments)
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform == "linux" and window and not any(os.environ.get(name) for name in screens):
        raise Failure("There is no screen for a window; this works without: python3 packaging/dev.py run tour pictures")
    libraries.see_to({**libraries.QT, **libraries.WINDOW} if window else libraries.QT)
    program = str(environment.programs(".venv") / "demoncity")
    if os.name == "posix":
        os.execv(program, [program, *arguments])  # signals and the exit status are the program's own
    return subprocess.run([program, *arguments]).returncode


def opens_a_window(arguments: list[str]) -> bool:
    """Return whether the program, with these arguments, is to show an evening; it does all else without a window."""
    if not arguments or arguments[0] in ("new", "open", "--safe-mode", "--reset-preferences"):
        return True
    return arguments[0].endswith(".demoncity") or Path(arguments[0]).is_file()


def quick(arguments: list[str]) -> int:
    """Make every check and run the tests of the games, without long trials; return 0 only if all passed."""
    return checked("-m", "not soak", "tests/games", *arguments)


def test(arguments: list[str]) -> int:
    """Make every check and run every test, to the end; return 0 only if all passed."""
    return checked(*arguments)


def checked(*arguments: str) -> int:
    """Make every check and run pytest with these arguments; return 0 only if all passed."""
    programs = test_programs()
    started = time.monotonic()
    with ThreadPoolExecutor(1) as beside:
        types = beside.submit(step, programs, *TYPES, aside=True)
        passed = [step(programs, name, command) for name, command in CHECKS]
        passed.append(step(programs, "pytest", ("pytest", *SPREAD, *NO_HANGING, *arguments)))
        passed.append(types.result())
    say(f"\n{sum(passed)} of {len(passed)} steps passed in {time.monotonic() - started:.0f} s")
    return 0 if all(passed) else 1


def soak(arguments: list[str]) -> int:
    """Run the long trials whole; return 0 only if all passed."""
    return 0 if step(test_programs(), "soak", ("pytest", "--soak", "-m", "soak", "-v", *SPREAD, *arguments)) else 1


def find_mutants(arguments: list[str]) -> int:
    """Make slips in the rules, one at a time; return 0 only if a test noticed each that changes anything."""
    test_programs()
    programs = environment.programs(".venv", "mutation")
    return 0 if step(programs, "mutants", ("python", "packaging/mutation_run.py", *arguments)) else 1


def texts(arguments: list[str]) -> int:
    """Compile the catalogues; return 0 only if they are sound."""
    if arguments:
        raise Failure("texts takes no arguments.", 2)
    return 0 if step(environment.programs(".venv", "test"), "texts", ("python", "packaging/texts.py")) else 1


def build(arguments: list[str]) -> int:
    """Make the standalone program and try it."""
    if arguments:
        raise Failure("build takes no arguments.", 2)
    standalone.build()
    return 0


def make_downloads(arguments: list[str]) -> int:
    """Make the standalone program, and what people download of it."""
    if arguments:
        raise Failure("downloads takes no arguments.", 2)
    standalone.make_downloads()
    return 0


def try_downloads(arguments: list[str]) -> int:
    """Install, play and uninstall what people download in bare Debians."""
    if arguments:
        raise Failure("trial takes no arguments.", 2)
    standalone.try_downloads()
    return 0


def write_locks(arguments: list[str]) -> int:
    """Write which exact versions, by their hashes, tests and builds are made with: the newest that are allowed."""
    if arguments:
        raise Failure("lock takes no arguments.", 2)
    programs = environment.programs(".venv-lock", "lock")
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        makers = Path(folder) / "makers.txt"  # of packages, ours among them
        makers.write_text("\n".join((*project["build-system"]["requires"], "editables")), encoding="utf-8")
        for extra in ("build", "test"):
            quietly(
                f"Locking what the extra {extra} needs",
                [
                    *(programs / "uv", "pip", "compile", "--quiet", "--upgrade", "--universal", "--generate-hashes"),
                    *("--python-version", "3.11", "--no-annotate", "--no-header"),
                    *("--extra", extra, "--output-file", environment.lock(extra), "pyproject.toml", makers),
                ],
            )
    return 0


COMMANDS = {
    "run": run,
    "quick": quick,
    "test": test,
    "soak": soak,
    "mutants": find_mutants,
    "texts": texts,
    "build": build,
    "downloads": make_downloads,
    "trial": try_downloads,
    "lock": write_locks,
}


def test_programs() -> Path:
    """Return the folder of the programs that test, once all that they need is there."""
    libraries.see_to({**libraries.QT, **libraries.WINDOW, **libraries.TESTS})
    return environment.programs(".venv", "test")


def step(programs: Path, name: str, command: tuple[str, ...], *, aside: bool = False) -> bool:
    """Run one of these programs in the checkout, tell how long it took, and return whether it was content.

    One that runs `aside` of others is heard when it has ended.
    """
    if not aside:
        say(f"\n== {name}")
    started = time.monotonic()
    environ = {**temporary_folder(), **os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start the program hundreds of times: it is compiled once
    done = subprocess.run(
        [programs / command[0], *command[1:]],
        cwd=CHECKOUT,
        env=environ,
        stdout=subprocess.PIPE if aside else None,
        stderr=subprocess.STDOUT if aside else None,
        text=True,
    )
    if aside:
        say(f"\n== {name}\n{done.stdout.rstrip()}")
    status = done.returncode
    ended = f"with exit status {status}" if status > 0 else f"by signal {-status}"
    verdict = "passed" if status == 0 else f"FAILED {ended}"
    say(f"== {name}: {verdict} in {time.monotonic() - started:.1f} s")
    return status == 0


def temporary_folder() -> dict[str, str]:
    """Return where tests write files: in memory if there is room, for each step of play waits for the disk."""
    memory = Path("/dev/shm")
    if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ROOM_FOR_TESTS:
        return {"TMPDIR": str(memory)}
    return {}


def main(argv: list[str]) -> int:
    """Carry out one command; return its exit status."""
    if not argv or argv[0] in ("-h", "--help"):
        say(USAGE)
        return 0 if argv else 2
    command = COMMANDS.get(argv[0])
    if command is None:
        say(f"There is no command {argv[0]!r}.\n\n{USAGE}")
        return 2
    try:
        return command(argv[1:])
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.status
    except OSError as error:
        print(f"This can't be done here: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
