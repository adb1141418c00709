"""The contract that every game fulfils, and the machinery that is the same for all of them."""
