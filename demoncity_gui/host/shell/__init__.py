"""The window itself: menus, docks, the sheet of keys."""
