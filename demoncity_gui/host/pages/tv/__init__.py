"""What is done about the TV."""
