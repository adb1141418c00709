"""The table server: messages, the table as a state machine, its log on disk, and sockets over them."""
