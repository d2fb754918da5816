"""Files that people read and write: what they mean, and one sentence that names the place where they don't."""
