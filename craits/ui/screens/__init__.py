"""The screens and prompts: one a file, typed by what it returns."""
