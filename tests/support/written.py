"""Scenarios with one thing changed, by its place."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

Written = dict[str, Any]
GONE = object()
"""In the place of a key's value: the key is left out."""


def written(base: Written, changes: dict[str, Any]) -> bytes:
    """Return a scenario with changes, each by its place: `announcements.0.target`."""
    scenario = deepcopy(base)
    for place, value in changes.items():
        holder: Any = scenario
        *way, last = [int(step) if step.isdigit() else step for step in place.split(".")]
        for step in way:
            holder = holder[step]
        if value is GONE:
            del holder[last]
        elif isinstance(holder, list) and last == len(holder):
            holder.append(value)
        else:
            holder[last] = value
    return json.dumps(scenario).encode()
