"""What tests share: a cast, their deeds, and a chance that can be stacked."""
