import type { Rng, Seat, Viewer } from '@reseau/core';
import { ascending } from '../ascending.ts';
import {
  type CellKnown,
  type CellSecret,
  type CellWhisper,
  empty,
  type Laid,
  learn,
  type Role,
  SEATS,
} from './kind.ts';

const MOLES = 2;

/** Two moles, wherever chance puts them. */
export const someMoles = (rng: Rng): readonly Seat[] => rng.shuffle(SEATS).slice(0, MOLES).toSorted(ascending);

const roleIn = (moles: readonly Seat[], seat: Seat): Role => (moles.includes(seat) ? 'mole' : 'loyal');

export const whispersOf = (moles: readonly Seat[]): readonly CellWhisper[] => [
  ...SEATS.map((seat): CellWhisper => ({ type: 'role', to: [seat], seat, role: roleIn(moles, seat) })),
  ...moles.map((mole): CellWhisper => ({ type: 'moles', to: [mole], seats: moles.filter((other) => other !== mole) })),
];

const TRIES = 1000;

export function twin(known: CellKnown, viewer: Viewer, rng: Rng): CellSecret {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const told = whispersIn(known, viewer, someMoles(rng), rng);
    if (told !== undefined) return learn(empty.secret, told);
  }
  throw new Error(`cell: viewer ${viewer} holds no world possible`);
}

/** All that these moles would have been told, or nothing when the viewer knows that it was not they. */
function whispersIn({ table, secret }: CellKnown, viewer: Viewer, moles: readonly Seat[], rng: Rng) {
  const unlike = SEATS.some((seat) => (secret.roles[seat] ?? roleIn(moles, seat)) !== roleIn(moles, seat));
  const down: readonly Laid[] = table.at.stack[0]?.step === 'turnUp' ? [{ round: table.round, pair: table.pair }] : [];
  const laid = [...table.harms, ...down].map((round) => cardsIn(round, viewer, secret, moles, rng));
  return unlike || laid.includes(undefined)
    ? undefined
    : [...whispersOf(moles), ...laid.flatMap((cards) => cards ?? [])];
}

function cardsIn({ round, pair, harms }: Laid, viewer: Viewer, secret: CellSecret, moles: readonly Seat[], rng: Rng) {
  const own = secret.laid.find((card) => card.round === round && card.seat === viewer)?.card;
  const free = rng.shuffle(pair.filter((seat) => seat !== viewer && moles.includes(seat)));
  const wanted = harms === undefined ? rng.below(free.length + 1) : harms - (own === 'harm' ? 1 : 0);
  if (wanted < 0 || wanted > free.length) return undefined;
  const harming = free.slice(0, wanted);
  return pair.map((seat): CellWhisper => {
    const card = seat === viewer && own !== undefined ? own : harming.includes(seat) ? 'harm' : 'help';
    return { type: 'laid', to: [seat], round, seat, card };
  });
}
