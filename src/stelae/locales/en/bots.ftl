### The bots.

bot-compiling = Getting ready: the rules are being compiled, which is only needed once …
budget-empty = A budget is a number of simulations or of seconds, above 0.
budget-threads = { $threads } threads cannot be had: 1 to { $most }.
budget-memory = { $memory } megabytes are too little for a search: at least 1.
search-cancelled = The search was cancelled.
