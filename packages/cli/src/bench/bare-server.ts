import { createServer } from 'node:http';
import { openStore } from '@reseau/server';
import { WebSocketServer } from 'ws';

// The least that a server on the same store can do: one append for each message, answered once it is durable. What it appends is
// said when it is started.
const event = process.argv[2] ?? '';
const store = await openStore(process.env['DATA_DIR'] ?? '');
const server = createServer((_, response) => response.end());
const sockets = new WebSocketServer({ server });
let lanes = 0;
sockets.on('connection', (socket) => {
  lanes += 1;
  const stream = `lane${lanes}`;
  let expected = 0;
  socket.on('message', (data: Buffer) => {
    const { id } = JSON.parse(data.toString()) as { readonly id: string };
    const append = { stream, expected, events: [event] };
    expected += 1;
    void store.append(append).then(() => socket.send(JSON.stringify({ t: 'done', id })));
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
