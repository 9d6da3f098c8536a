"""Computer players of three strengths. Each is given what its seat may see, never the round."""
