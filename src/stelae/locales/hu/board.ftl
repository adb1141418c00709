### Amit az oldalon minden tábla mond.

board-closer = Közelebb
board-farther = Távolabb

## Térbeli jelenet
space-tools = A jelenet nézete
space-left = Forgatás balra
space-right = Forgatás jobbra
space-none = Ez a böngésző nem tud térben rajzolni (nincs WebGL).
