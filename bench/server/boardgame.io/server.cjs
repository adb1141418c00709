// The game of ../nine.py on boardgame.io's own server, with its store in memory.
const { INVALID_MOVE } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

const nine = {
  name: 'nine',
  setup: () => ({ squares: Array(9).fill(null), stones: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, square) => {
      if (G.squares[square] !== null) return INVALID_MOVE;
      G.squares[square] = playerID;
      G.stones.push(square);
      if (G.stones.length > 6) G.squares[G.stones.shift()] = null;
    },
  },
};

Server({ games: [nine], origins: [] }).run(Number(process.argv[2]), () => console.log('listens'));
