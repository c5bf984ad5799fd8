import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONFIG } from './config.ts';
import { DrivenMachine, openRoom, Player, seatPeople, startTestServer, type TestServer } from './testing/index.ts';
import { settle } from './testing/twin-evenings.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const YEAR = 366 * 24 * HOUR;

let machine: DrivenMachine;
let server: TestServer;
const { requests, burst, perSecond, work } = CONFIG.limits;
beforeEach(async () => {
  machine = new DrivenMachine();
  const limits = { openRooms: 2, wrongCodes: 3, requests, burst, perSecond, work };
  server = await startTestServer({ limits }, undefined, machine);
});
afterEach(() => server.close());

const look = async (code: string): Promise<number> => (await fetch(`${server.base}/api/rooms/${code}`)).status;
const opens = (): Promise<boolean> =>
  openRoom(server.base, 'Ann').then(
    () => true,
    () => false,
  );

const BENDS = [
  ['back an hour', -HOUR],
  ['on an hour', HOUR],
  ['on a year', YEAR],
] as const;

describe.each(BENDS)('when the wall clock is set %s', (_how, ms) => {
  test('an address that has used up what it may is let in again after its minute, and not before', async () => {
    expect([await opens(), await opens(), await opens()]).toEqual([true, true, false]);
    for (let guesses = 0; guesses < 3; guesses += 1) expect(await look('AAAA')).toBe(404);
    machine.set(ms);
    expect([await opens(), await look('AAAA')]).toEqual([false, 429]);
    await machine.pass(MINUTE);
    expect([await opens(), await look('AAAA')]).toEqual([true, 404]);
  });

  test('nobody’s line is cut, and one that says nothing is, after ten seconds', async () => {
    const [ann] = await seatPeople(server.base, ['Ann']);
    if (ann === undefined) throw new Error('nobody came');
    const mute = new Player(server.base, { code: ann.pass.code });
    mute.send = () => {};
    await expect.poll(() => mute.socket.readyState).toBe(1);
    for (let round = 0; round < 10; round += 1) {
      machine.set(ms);
      for (let words = 0; words < 6; words += 1) await settle(ann);
      expect(await ann.say(`round ${round}`)).toMatchObject({ t: 'done' });
      if (round === 9) await settle(ann);
      expect([ann.closed, mute.bye]).toEqual([false, undefined]);
      await machine.pass(SECOND - 1);
    }
    await machine.pass(10);
    await mute.until('cut', ({ bye }) => bye === 'badMessage');
    // Pings of the heartbeat are answered by whoever is there.
    for (let beats = 0; beats < 4; beats += 1) {
      await machine.pass(25 * SECOND);
      await settle(ann);
      machine.set(ms);
    }
    expect(ann.closed).toBe(false);
  });
});
