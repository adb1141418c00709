### The games, and the labels that tell where a clause comes from.

azteka = Azteka
    .tagline = Life spreads, Death closes in, and the rings keep turning under them both.
    .designers = Andrea Mainini
    .goal =
        In the game for two, Life tries to be in every sector and on every ring, and Death tries to fill one whole
        sector or one whole ring. Either of you also wins by getting all 14 pieces onto the board. When three play,
        everyone has the same goal, and the Mummies join in.

maya = Maya
    .tagline = Nine towers, one exchange a turn, and a raven that is always in your way.
    .designers = Andrea Mainini & Alberto Branciaro
    .goal =
        Swap the upper parts of neighbouring towers so that floors of the same colour meet. With two players this
        earns you ladders and priests, and these bring you points. With three or four you secretly collect the
        colours on your cards.

tayu = Tayü
    .tagline = One network of canals, two directions: whose shores will the water reach?
    .designers = Niek Neuwahl
    .goal =
        You all build one network of canals, but some of you want the water to go north and south, and others east
        and west. Your score is the number of outlets at one of your sides times the number at the other, so you
        need both. The higher score wins.

menara = Menara
    .tagline = Build the lost temple together, storey by storey, and let nothing fall.
    .designers = Oliver Richtberg
    .goal =
        You all build one temple. Cards tell you to put columns on marks of their colour, to move them higher, to fill a
        slab; every filled slab brings a new one. You win together if in the end the temple has as many storeys as there
        are storey cards, and every task you give up adds one.

## The sources of a clause

source-rulebook = rulebook
source-figure = from a figure of the rulebook
source-edition = another edition or the publisher
source-house = house rule
