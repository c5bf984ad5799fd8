import { sha256 } from '@reseau/core';
import { type Command, PROTOCOL_VERSION } from '@reseau/protocol';
import { decideCommand } from '../rooms/commands.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { players } from '../rooms/room.ts';
import type { Subscriber } from '../rooms/subscribers.ts';
import type { Verdict } from '../rooms/verdict.ts';
import { saltFor } from './salt.ts';

let requests = 0;

function ask(room: LiveRoom, member: string, command: Command): Promise<Verdict> {
  requests += 1;
  const by = { member, id: `begin-${requests}`, sum: 0 };
  return new Promise((resolve) => {
    room.perform((value, now) => decideCommand(value, command, now, by, () => 's'), resolve);
  });
}

const silent = (member: string): Subscriber => ({ member, from: 'here', send: () => {}, end: () => {} });

/** Deals, while everybody looks in for a moment, and has all of them ready at once. */
export async function begin(room: LiveRoom): Promise<Verdict> {
  const present = players(room.room).map(({ id }) => silent(id));
  for (const one of present) room.attach(one, { t: 'hello', version: PROTOCOL_VERSION, match: 0, facts: 0, lines: 0 });
  const verdict = await ask(room, room.room.host ?? '', { do: 'start' });
  const all = present.flatMap(({ member }) => (member === undefined ? [] : [member]));
  const which = { match: room.room.matches + 1, attempt: room.room.attempts + 1 };
  for (const id of all) await ask(room, id, { do: 'seal', ...which, hash: sha256(saltFor(id)) });
  for (const id of all) await ask(room, id, { do: 'unseal', ...which, salt: saltFor(id) });
  for (const id of all) await ask(room, id, { do: 'ready' });
  for (const one of present) room.detach(one);
  return verdict;
}
