"""What one game puts on the Host’s screen."""
