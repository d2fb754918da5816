"""What the Host does for the players’ screen."""
