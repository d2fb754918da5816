"""The journal: every entry kept, or a sentence that says why not."""
