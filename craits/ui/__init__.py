"""The Textual app: screens, widgets and themes."""
