"""What a person likes, whatever evening is open."""
