"""The program once more, without windows, for files from outside; what they break, they break there."""
