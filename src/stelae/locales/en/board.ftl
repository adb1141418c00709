### What all boards on the page say.

board-closer = Look closer
board-farther = Look from farther away

## A scene in space
space-tools = How the scene is seen
space-left = Turn it to the left
space-right = Turn it to the right
space-none = This browser cannot draw in space (it lacks WebGL).
