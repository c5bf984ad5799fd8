import type { Command } from '@reseau/protocol';
import { decideCommand } from '../rooms/commands.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { players } from '../rooms/room.ts';
import type { Subscriber } from '../rooms/subscribers.ts';
import type { Verdict } from '../rooms/verdict.ts';

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
  for (const one of present) room.attach(one, { t: 'hello', version: 2, match: 0, facts: 0, lines: 0 });
  const verdict = await ask(room, room.room.host ?? '', { do: 'start' });
  for (const { member } of present) if (member !== undefined) await ask(room, member, { do: 'ready' });
  for (const one of present) room.detach(one);
  return verdict;
}
