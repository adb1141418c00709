"""What the table server can do, beside another one."""
