"""The desk of Kings of New York: a clerk for challenges and for Rounds of many."""
