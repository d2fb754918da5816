"""The Host's desk, for evenings that are played on the windows themselves."""

from tests.host.conftest import dressed, open_desk, painted

__all__ = ["dressed", "open_desk", "painted"]
