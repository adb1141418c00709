### The board of Menara on the page.

menara-scene-label = The temple. Arrows turn it, plus and minus bring it closer or farther.
