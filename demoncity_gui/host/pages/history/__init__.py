"""What has happened, line by line."""
