import { PROTOCOL_VERSION } from '@reseau/protocol';
import { WebSocket } from 'ws';

/** What a stranger's or a member's device says first. */
export const hello = (token?: string): string =>
  JSON.stringify({
    t: 'hello',
    version: PROTOCOL_VERSION,
    ...(token === undefined ? {} : { token }),
    match: 0,
    facts: 0,
    lines: 0,
  });

export type Frame = string | Uint8Array;

/** No message of the protocol: whoever has said everything else ends the line with it. */
export const LAST: Frame = '!';

/** Says these frames on a line of its own, and tells what came back until the server ended it. */
export async function shout(base: string, code: string, frames: readonly Frame[]): Promise<readonly string[]> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/rooms/${code}/socket`);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push((data as Buffer).toString()));
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const opened = new Promise((resolve) => socket.once('open', resolve));
  await Promise.race([opened, closed]);
  const [first, ...rest] = frames;
  if (first !== undefined) socket.send(first);
  // What comes before the welcome may be dropped with the line; what comes after it is handled.
  if (typeof first === 'string' && first.startsWith('{"t":"hello"')) {
    await Promise.race([new Promise((resolve) => socket.once('message', resolve)), closed]);
  }
  for (const frame of rest) socket.send(frame);
  await closed;
  return heard;
}
