"""What the screens are made of: one widget a file, with its styles beside it."""
