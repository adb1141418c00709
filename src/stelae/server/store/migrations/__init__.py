"""One file for each version of the schema, for both databases. docs/architecture.md tells how to add one."""
