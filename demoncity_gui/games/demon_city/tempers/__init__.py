"""How somebody whom no person plays makes up their mind: from what they may see, who they are, and luck."""
