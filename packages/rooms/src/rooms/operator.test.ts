import { Rng, type Seat, seatsOf, sha256, start } from '@reseau/core';
import { GAMES } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { writeEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { readEvents } from './read-events.ts';
import { players, type Room } from './room.ts';

const OPERATOR = 'm1';
const TABLES = 400;
/** Two spies in five seats. */
const SHARE = 2 / 5;
/** Four standard deviations: what a fair deal passes but once in ten thousand, and a deal that can be foreseen never. */
const MARGIN = 4 * Math.sqrt((SHARE * (1 - SHARE)) / TABLES);
const SEATS = seatsOf(5);

/** Whoever runs the server reads the data file: nothing else is known there than this. */
const fileOf = (script: RoomScript): readonly string[] => script.events.map(writeEvent);

/** Who is a spy, by seat, if the match is dealt from this seed. */
function spiesFrom(room: Room, seed: string): readonly Seat[] {
  const made = GAMES[room.game].setUp(room.members.length, room.options);
  if (!made.ok) throw new Error(made.problem);
  return SEATS.filter((seat) => isSpy(start(made.game, seed).entry.facts, seat));
}

interface Character {
  readonly type: string;
  readonly seat: number;
  readonly character: string;
}

const isSpy = (facts: readonly unknown[], seat: Seat): boolean =>
  (facts as readonly Character[]).some(
    (fact) => fact.type === 'character' && fact.seat === seat && fact.character === 'spy',
  );

/** A table whose seed was drawn as always, with five people who have come to play. */
function table(number: number): RoomScript {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Dee', 'Eve');
  script.events.splice(0, 1, {
    type: 'opened',
    at: 0,
    code: 'ABCD',
    game: 'resistance',
    options: { modules: [] },
    seed: `seed ${number}`,
  });
  script.sealsItself = false;
  return script;
}

/** Takes the seat that the seed in the file promises a spy's card, and starts. */
function cheat(script: RoomScript): void {
  const known = foldRoom(readEvents(fileOf(script)));
  const promised = spiesFrom(known, known.seed)[0] ?? 0;
  const others = known.members.map(({ id }) => id).filter((id) => id !== OPERATOR);
  const members = others.toSpliced(promised, 0, OPERATOR);
  expect(script.do(OPERATOR, { do: 'seatOrder', members })).toBe('ok');
  expect(script.do(OPERATOR, { do: 'start' })).toBe('ok');
}

/** Everybody's device draws a salt of its own; that of the operator is chosen as the operator likes. */
function sealed(script: RoomScript, chance: Rng): void {
  const all = players(script.room).map(({ id }) => id);
  const salts = new Map(all.map((id) => [id, id === OPERATOR ? sha256('mine') : sha256(`${id} ${chance.next()}`)]));
  for (const what of ['seal', 'unseal'] as const)
    for (const id of all) expect(script.do(id, script.part(id, what, salts.get(id)))).toBe('ok');
}

const isOperatorSpy = (script: RoomScript): boolean => {
  const seat = SEATS.find((one) => script.room.members[one]?.id === OPERATOR);
  return seat !== undefined && isSpy(script.play.facts, seat);
};

describe('whoever runs the server and reads the data file', () => {
  test('is dealt a spy no more often than chance has it, whatever seat is taken', () => {
    const chance = Rng.seeded('the devices of the others');
    let spy = 0;
    for (let number = 0; number < TABLES; number += 1) {
      const script = table(number);
      cheat(script);
      sealed(script, chance);
      if (isOperatorSpy(script)) spy += 1;
    }
    expect(spy / TABLES).toBeGreaterThan(SHARE - MARGIN);
    expect(spy / TABLES).toBeLessThan(SHARE + MARGIN);
  });

  test('cannot tell from all that is in the file when seats and options are fixed who will be a spy', () => {
    const deals = Array.from({ length: 40 }, (_, run) => {
      const script = table(7);
      cheat(script);
      const known = fileOf(script);
      sealed(script, Rng.seeded(`devices ${run}`));
      return { known: known.join('\n'), spies: SEATS.filter((seat) => isSpy(script.play.facts, seat)).join() };
    });
    expect(new Set(deals.map(({ known }) => known)).size).toBe(1);
    // Of ten pairs of spies, chance has most of them come up.
    expect(new Set(deals.map(({ spies }) => spies)).size).toBeGreaterThan(5);
  });
});
