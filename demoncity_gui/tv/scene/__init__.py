"""What it shows: lanes and cards, laid and turned; the preview is the same."""
