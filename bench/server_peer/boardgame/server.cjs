// The same game for boardgame.io: whose turn it is adds one. State is kept in memory only.
const { Server } = require('boardgame.io/server');

const Counting = {
  name: 'counting',
  setup: () => ({ count: 0, padding: 'x'.repeat(3000) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

const server = Server({ games: [Counting], origins: [/.*/] });
const port = Number(process.env.PORT);
server.run({ port, callback: () => console.log(`ready at http://127.0.0.1:${port}`) });
