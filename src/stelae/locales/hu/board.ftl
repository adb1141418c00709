### Amit az oldalon minden tábla mond.

board-closer = Közelebb
board-farther = Távolabb
