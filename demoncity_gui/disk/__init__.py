"""The two doors to the disk that everything goes through: files from outside read, and files of ours written."""
