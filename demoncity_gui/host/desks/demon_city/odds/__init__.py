"""The chances of what is announced, on the Host’s screen."""
