import { PROTOCOL_VERSION } from '@reseau/protocol';
import { WebSocket } from 'ws';
import type { Pass } from './device.ts';

/** So many lines are opened in one instant; resolves once each of them was let in or cut. Says how many were let in. */
export async function calledAtOnce(base: string, passes: readonly Pass[], count: number): Promise<number> {
  const lines = Array.from({ length: count }, (_, at) => called(base, passes[at % passes.length]));
  return (await Promise.all(lines)).filter(Boolean).length;
}

function called(base: string, pass: Pass | undefined): Promise<boolean> {
  const { code = '', token = '' } = pass ?? {};
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/rooms/${code}/socket`, { handshakeTimeout: 30_000 });
  return new Promise((resolve) => {
    const end = (isIn: boolean): void => {
      socket.terminate();
      resolve(isIn);
    };
    socket.on('open', () =>
      socket.send(JSON.stringify({ t: 'hello', version: PROTOCOL_VERSION, token, match: 0, facts: 0, lines: 0 })),
    );
    socket.on('message', (data) => end((data as Buffer).toString().startsWith('{"t":"welcome"')));
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
  });
}
