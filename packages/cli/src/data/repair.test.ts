import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, Kind } from '@reseau/core';
import { GAME_IDS, GAMES } from '@reseau/games';
import type { Joined } from '@reseau/protocol';
import { openStore } from '@reseau/server';
import { Player, storePlayed } from '@reseau/server/testing';
import { entriesOf, randomGame } from '@reseau/testkit';
import { expect, test } from 'vitest';
import { dataFolder, served } from '../testing/data-folder.ts';

const data = dataFolder();
const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'];
type Entries = readonly Entry<Kind>[];

/** Of a first game with a mission behind it. */
const STEPS = 26;

/** As rules would have told it that take success for failure. */
const mistaken = (entries: Entries): Entries =>
  entries.map((entry) => ({
    ...entry,
    facts: entry.facts.map((fact) =>
      fact.type === 'result' ? ({ ...fact, success: false } as unknown as typeof fact) : fact,
    ),
  }));

/** As rules would have allowed it that let everybody go. */
const impossible = (entries: Entries): Entries =>
  entries.map((entry, step) =>
    step === 1
      ? { ...entry, move: { ...entry.move, team: [0, 1, 2, 3, 4] } as unknown as NonNullable<typeof entry.move> }
      : entry,
  );

/** Tables with a game under way: one as it should be, one that the rules have told wrongly, one that they would not allow. */
async function tables(): Promise<readonly Joined[]> {
  const [game] = GAME_IDS;
  const made = GAMES[game].setUp(5, GAMES[game].defaults);
  if (!made.ok) throw new Error(made.problem);
  const played = entriesOf(randomGame(made.game, 'mended', { longest: STEPS }));
  const store = await openStore(data.folder);
  const seats: Joined[] = [];
  for (const twist of [(entries: Entries) => entries, mistaken, impossible]) {
    const match = { game, names: NAMES, options: made.setup, seed: 'mended', entries: twist(played) };
    seats.push(...(await storePlayed(store, match)).slice(0, 1));
  }
  await store.close();
  return seats;
}

async function contents(codes: readonly string[]): Promise<readonly (readonly string[])[]> {
  const store = await openStore(data.folder);
  const all = await Promise.all(codes.map((code) => store.read(code)));
  await store.close();
  return all;
}

test('what would change is said, then changed with a backup made first, and whoever comes back is told anew', async () => {
  const seats = await tables();
  const codes = seats.map(({ code }) => code);
  const [same, wrong, stuck] = codes;
  const before = await contents(codes);
  const [status, report] = await data.run('repair');
  expect([status, report.split('\n')]).toEqual([
    1,
    [
      expect.stringMatching(new RegExp(`^${same}, .*, game 1, ${STEPS} steps: the same[.]$`)),
      expect.stringMatching(
        new RegExp(
          `^${wrong}, .*: differs from step \\d+ on \\(seat \\d, play: tells otherwise: result\\), at 1 in all[.]$`,
        ),
      ),
      expect.stringMatching(
        new RegExp(`^${stuck}, .*: cannot be played again from step 1 on \\(seat \\d, propose: refused \\(illegal`),
      ),
      'Games under way: 3. The same: 1; different: 1; not to be played again: 1.',
    ],
  ]);
  expect(await contents(codes)).toEqual(before);

  const backup = join(data.folder, 'before.sqlite');
  expect(await data.run('repair', '--apply', '--backup', backup)).toEqual([
    1,
    expect.stringContaining(`Changed ${wrong}. The data as they were are in ${backup}.`),
  ]);
  const after = await contents(codes);
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect(after[1]).not.toEqual(before[1]);
  expect((await data.run('repair'))[1]).toContain('The same: 2; different: 0; not to be played again: 1.');
  expect(await data.run('export', wrong ?? '', '--from', backup, '--to', join(data.folder, 'was.json'))).toEqual([
    0,
    expect.stringContaining(`${before[1]?.length} events`),
  ]);

  await served(data.folder, async (base) => {
    const [, pass] = seats;
    if (pass === undefined) throw new Error('nobody there');
    const knew = { facts: [], lines: [], match: 1 };
    const ann = await new Player(base, pass, knew).ready();
    expect(ann.room).toMatchObject({ edition: 1, repaired: expect.any(Number) });
    expect(ann.memory.facts.find(({ type }) => type === 'result')).toMatchObject({ success: true });
  });
});

test('while a server runs, games are tried and none is changed; a backup is never written over', async () => {
  const codes = (await tables()).map(({ code }) => code);
  const before = await contents(codes);
  await served(data.folder, async () => {
    expect(await data.run('repair', '--dry-run')).toEqual([1, expect.stringContaining('different: 1')]);
    expect(await data.run('repair', '--apply')).toEqual([1, expect.stringContaining('another Réseau server is using')]);
  });
  const taken = join(data.folder, 'reseau.sqlite');
  expect(await data.run('repair', '--apply', '--backup', taken)).toEqual([
    1,
    expect.stringContaining('is there already'),
  ]);
  expect(await contents(codes)).toEqual(before);
  for (const args of [
    ['--apply', '--dry-run'],
    ['--backup', 'x'],
  ])
    expect(await data.run('repair', ...args)).toEqual([2, expect.stringContaining('reseau repair: ')]);
  expect((await data.run('repair', '--apply'))[1]).toMatch(
    /The data as they were are in .*reseau[.]sqlite[.].*[.]backup[.]/,
  );
  expect(readdirSync(data.folder).filter((name) => name.endsWith('.backup'))).toHaveLength(1);
});

test('where no game is under way, there is nothing to repair', async () => {
  await (await openStore(data.folder)).close();
  expect(await data.run('repair', '--apply')).toEqual([
    0,
    'Games under way: 0. The same: 0; different: 0; not to be played again: 0.',
  ]);
});
