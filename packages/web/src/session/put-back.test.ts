import { sha256 } from '@reseau/core';
import type { RoomView } from '@reseau/protocol';
import { NOW, type RoomEvent, RoomScript, roomView } from '@reseau/rooms/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { deviceStorage } from '../testing/device-storage.ts';
import { Sealer } from './sealer.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'];
const IDS = NAMES.map((_, at) => `m${at + 1}`);
const FIRST = { match: 1, attempt: 1 };

let storages: Record<string, Map<string, string>> = {};
let script: RoomScript;
let sealers: Readonly<Record<string, Sealer>>;

beforeEach(() => {
  storages = Object.fromEntries(IDS.map((id) => [id, new Map()]));
  script = new RoomScript().join(...NAMES);
  script.sealsItself = false;
  let seeds = 0;
  const newSeed = (): string => {
    seeds += 1;
    return `seed ${seeds}`;
  };
  script.now = { ...script.now, newSeed };
  turnOn();
});

/** The pages of all are opened anew: what is not in a device's storage is gone. */
function turnOn(): void {
  sealers = Object.fromEntries(IDS.map((id) => [id, new Sealer('ABCD', `token of ${id}`)]));
}

const shown = (): RoomView =>
  roomView(script.room, { now: 0, timings: NOW.timings, isOnline: () => true, awayFor: () => 0 });

/** Everybody's page is told how the table stands, and what it says to that is heard, until nobody says anything any more. */
function tellAll(): void {
  const said = IDS.filter((id) => {
    deviceStorage(storages[id] ?? new Map());
    const answer = sealers[id]?.hear(shown(), id);
    return answer !== undefined && script.do(id, answer) === 'ok';
  });
  if (said.length > 0) tellAll();
}

function begin(): void {
  expect(script.do('m1', { do: 'start' })).toBe('ok');
  tellAll();
}

const keptBy = <T>(id: string, look: (sealer: Sealer) => T): T => {
  deviceStorage(storages[id] ?? new Map());
  return look(new Sealer('ABCD', `token of ${id}`));
};

/** Whoever runs the server has the file of an evening ago, and puts it back. */
function putBack(file: readonly RoomEvent[]): void {
  script.events.splice(0, script.events.length, ...file);
  turnOn();
  tellAll();
}

describe('a host who runs the server and puts back the data file of the lobby', () => {
  test('to have the same deal once more with other seats: nobody’s device has a part in it, and all are told', () => {
    tellAll();
    const lobby = [...script.events];
    begin();
    expect(shown()).toMatchObject({ phase: 'playing', match: 1 });
    const before = keptBy('m2', ({ keepsakes }) => keepsakes.at(FIRST));
    putBack(lobby);
    script.do('m1', { do: 'seatOrder', members: IDS.toReversed() });
    begin();
    expect(shown()).toMatchObject({ phase: 'lobby', attempt: 2, unsealed: { missing: [], ahead: NAMES.toReversed() } });
    // Both are kept: the deal as it was shown first, and as it was asked for then.
    expect(before?.hashes).toBeDefined();
    expect(keptBy('m2', ({ keepsakes }) => keepsakes.at(FIRST))).toEqual(before);
    expect(keptBy('m2', ({ declined }) => declined.list)).toMatchObject([
      { ...FIRST, terms: { seating: IDS.toReversed() }, known: before },
    ]);
    // An honest table goes on, counted above all that anybody knows.
    begin();
    expect(shown()).toMatchObject({ phase: 'playing', match: 2, attempt: 2 });
  });

  test('again and again: the count of attempts goes on', () => {
    tellAll();
    const lobby = [...script.events];
    begin();
    for (const attempt of [2, 3, 4]) {
      putBack(lobby);
      script.do('m1', { do: 'seatOrder', members: IDS.toReversed() });
      begin();
      begin();
      expect(shown()).toMatchObject({ phase: 'playing', match: attempt, attempt });
    }
  });

  test('and asks for it as it was: every device answers the same, and it is the same deal', () => {
    tellAll();
    const lobby = [...script.events];
    begin();
    const { seed } = script.play;
    putBack(lobby);
    // As in the file: the seed is of before.
    begin();
    expect([shown().phase, script.play.seed]).toEqual(['playing', seed]);
  });

  test('and exchanges one salt: nobody opens theirs beside other hashes than the first', () => {
    tellAll();
    const lobby = [...script.events];
    begin();
    putBack(lobby);
    expect(script.do('m1', { do: 'start' })).toBe('ok');
    script.do('m1', script.part('m1', 'seal', sha256('a better one')));
    sealers = { ...sealers, m1: new Sealer('ABCD', 'nobody') };
    storages = { ...storages, m1: new Map() };
    const others = IDS.slice(1);
    for (let round = 0; round < 3; round += 1)
      for (const id of others) {
        deviceStorage(storages[id] ?? new Map());
        const answer = sealers[id]?.hear(shown(), id);
        if (answer !== undefined) script.do(id, answer);
      }
    expect(Object.keys(script.room.sealing?.declined ?? {})).toEqual(others);
    expect(script.room.sealing?.salts).toEqual({});
  });
});

test('a table that was put back by honest hands goes on above what the one device knows that was there', () => {
  tellAll();
  const lobby = [...script.events];
  begin();
  script.do('m1', { do: 'end' });
  tellAll();
  begin();
  expect(shown()).toMatchObject({ phase: 'playing', match: 2, attempt: 2 });
  // All others come with new phones.
  storages = Object.fromEntries(IDS.map((id) => [id, id === 'm3' ? (storages['m3'] ?? new Map()) : new Map()]));
  putBack(lobby);
  begin();
  expect(shown()).toMatchObject({ phase: 'lobby', match: 2, attempt: 3, unsealed: { missing: [], ahead: ['Cy'] } });
  begin();
  expect(shown()).toMatchObject({ phase: 'playing', match: 3, attempt: 3 });
});

describe('devices that claim to know of far too much', () => {
  const MUCH = Number.MAX_SAFE_INTEGER;
  const claim = (...who: readonly string[]): void => {
    expect(script.do('m1', { do: 'start' })).toBe('ok');
    const { match, attempt } = { match: script.room.matches + 1, attempt: script.room.attempts + 1 };
    for (const id of who)
      expect(script.do(id, { do: 'decline', match, attempt, known: { match: MUCH, attempt: MUCH } })).toBe('ok');
    tellAll();
  };

  test.each([
    [['m2'], 10, 11, ['Bob']],
    [['m2', 'm3'], 100, 101, ['Bob', 'Cy']],
  ])('move the count by a bounded step (%j), are named, and keep nobody from playing', (who, match, attempt, ahead) => {
    tellAll();
    claim(...who);
    expect(shown()).toMatchObject({ phase: 'lobby', match, attempt, unsealed: { ahead } });
    begin();
    expect(shown()).toMatchObject({ phase: 'playing', match: match + 1, attempt });
  });

  test('however often, and the host begins without them', () => {
    tellAll();
    for (let times = 0; times < 3; times += 1) claim('m2');
    expect(shown()).toMatchObject({ phase: 'lobby', match: 30, attempt: 31 });
    script.do('m1', { do: 'addBot', level: 'easy' });
    expect(script.do('m1', { do: 'start', without: ['m2'] })).toBe('ok');
    tellAll();
    expect(shown()).toMatchObject({ phase: 'playing', match: 31 });
  });

  test('all together never use the numbers up', () => {
    tellAll();
    const above = { match: 99_995, attempt: 99_995 };
    script.take({ ok: true, events: [{ type: 'sealing', at: 0, until: 1, options: { modules: [] } }] });
    script.events.push({ type: 'sealingOff', at: 1, missing: [], seed: 'seed', ahead: ['Bob'], above });
    claim('m2', 'm3');
    claim('m2', 'm3');
    expect(shown()).toMatchObject({ match: 100_000, attempt: 100_002 });
  });
});
