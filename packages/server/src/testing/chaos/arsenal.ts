import { clientMessageSchema } from '@reseau/protocol';
import fc from 'fast-check';
import * as v from 'valibot';
import { MESSAGE, readJson } from '../../bounded-json.ts';
import { DOORS, everyField, frames, MESSAGES, MOVES, spoilt } from '../hostile.ts';
import type { Frame } from '../shout.ts';

const id = 'request-id-2';
const COMMANDS = [
  { do: 'makeHost', member: 'm6' },
  { do: 'claim', member: 'm1' },
  { do: 'grant', member: 'm6', yes: true },
  { do: 'standIn', member: 'm2' },
  { do: 'call', kind: 'void' },
  { do: 'agree', call: 1, yes: true },
  { do: 'bench', member: 'm1' },
  { do: 'seat', member: 'm6' },
  { do: 'lock', on: false },
  { do: 'mute', member: 'm1', on: true },
  { do: 'end' },
  { do: 'redeal' },
  { do: 'close' },
  { do: 'open' },
  { do: 'ready' },
];
const SHOWN = [
  { t: 'draft', question: 1, seats: [0, 1] },
  { t: 'review', match: 1, cursor: { at: 0, as: 2, unmasked: true } },
];
const EVERYTHING = [...MESSAGES, ...MOVES, ...COMMANDS.map((command) => ({ t: 'command', id, command })), ...SHOWN];

const isMessage = (frame: Frame): boolean => {
  if (typeof frame !== 'string') return false;
  const read = readJson(frame, MESSAGE);
  return read.ok && v.is(clientMessageSchema, read.value) && read.value.t !== 'hello';
};

/** All that attackers throw. */
export interface Arsenal {
  /** In the shape of the protocol: the line stays up, whatever is refused. Their ids are `request-id-…`. */
  readonly wellFormed: readonly string[];
  /** Whoever says such a thing is sent away. */
  readonly malformed: readonly Frame[];
  /** Paths and bodies that are nearly right. */
  readonly doors: readonly (readonly [path: string, body: string])[];
}

export function arsenal(seed: number, count = 4000): Arsenal {
  const drawn = fc.sample(frames(EVERYTHING), { seed, numRuns: count }).flat();
  const all: readonly Frame[] = [
    ...drawn,
    ...everyField(EVERYTHING, 2),
    ...EVERYTHING.map((one) => JSON.stringify(one)),
  ];
  const doors = DOORS.flatMap(([path, bodies]) =>
    fc.sample(spoilt(bodies), { seed, numRuns: count / 20 }).map((body) => [path, body] as const),
  );
  return {
    wellFormed: all.filter((frame): frame is string => typeof frame === 'string' && isMessage(frame)),
    malformed: all.filter((frame) => !isMessage(frame)),
    doors,
  };
}
