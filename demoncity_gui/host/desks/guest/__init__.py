"""What the desks of guests share: a page of people and deeds, made of what a game says may be asked."""
