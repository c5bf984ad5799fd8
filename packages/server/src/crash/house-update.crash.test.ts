import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rng, sample } from '@reseau/core';
import { type CardFile, HOUSE, type Setup } from '@reseau/games/insurrection';
import { foldRoom, readEvents } from '@reseau/rooms/testing';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/sqlite-store.ts';
import { openRoom, Player, playOut, ServerProcess } from '../testing/index.ts';

const CLI = new URL('../../../cli/src/main.ts', import.meta.url).pathname;
const OTHER_HOUSE = { NODE_OPTIONS: `--import ${new URL('../testing/other-house.mjs', import.meta.url).pathname}` };
const MOVES_BEFORE = 5;

const folder = mkdtempSync(join(tmpdir(), 'reseau-update-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function begun(base: string, name: string): Promise<Player> {
  const player = await new Player(base, await openRoom(base, name, 'insurrection')).ready();
  for (let bot = 0; bot < 2; bot += 1) await player.command({ do: 'addBot', level: 'medium' });
  expect(await player.command({ do: 'start' })).toMatchObject({ t: 'done' });
  return player.until('dealt', ({ progress }) => progress !== undefined);
}

const cardsAt = ({ room }: Player): readonly string[] =>
  (room?.options as Setup | undefined)?.cards?.people.map(({ id }) => id) ?? [];

const idsOf = ({ people }: CardFile): readonly string[] => people.map(({ id }) => id);

/** Tells the first match of a room again, from what the store holds, with a program that has the other cards. */
async function replayed(code: string): Promise<number | null> {
  const store = await openStore(folder);
  const events = readEvents(await store.read(code));
  await store.close();
  const { game, members, play } = foldRoom(
    events.slice(
      0,
      events.findIndex(({ type }) => type === 'rematch'),
    ),
  );
  const file = join(folder, 'record.json');
  const { options, seed } = play ?? {};
  const entries = play?.record.list;
  writeFileSync(file, JSON.stringify({ game, seats: members.length, options, seed, entries }));
  const { status } = spawnSync(process.execPath, [CLI, 'replay', file], { env: { ...process.env, ...OTHER_HOUSE } });
  return status;
}

test('a match of Insurrection goes on with the cards it began with when an update brings others', async () => {
  const server = await ServerProcess.make({ DATA_DIR: folder, BOT_PACE: '0', LOG_LEVEL: 'warn' });
  onTestFinished(() => server.end());
  await server.start();
  const before = await begun(server.base, 'Ann');
  for (let move = 0; move < MOVES_BEFORE; move += 1) {
    await before.until('asked', ({ options }) => options.length > 0);
    await before.move(sample(before.options, Rng.seeded(`move ${move}`)));
  }
  await before.until('asked', ({ options }) => options.length > 0);
  await server.stop('SIGTERM');

  await server.start(OTHER_HOUSE);
  const after = await new Player(server.base, before.pass, before.memory).ready();
  expect(cardsAt(after)).toEqual(idsOf(HOUSE));
  await playOut(after);
  expect(after.isOver).toBe(true);

  const newcomer = await begun(server.base, 'Bob');
  expect(cardsAt(newcomer)).toEqual(
    idsOf(HOUSE)
      .slice(1)
      .map((id) => `${id}Anew`),
  );
  await playOut(newcomer);

  await after.command({ do: 'rematch' });
  expect(after.room?.options).toEqual({ side: 'base' });
  await after.command({ do: 'start' });
  expect(cardsAt(after)).toEqual(cardsAt(newcomer));

  await after.until('asked', ({ options }) => options.length > 0);
  expect(server.complaints).toBe('');
  await server.stop('SIGTERM');
  expect(await replayed(before.pass.code)).toBe(0);
});
