import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rng, sample } from '@reseau/core';
import { type CardFile, HOUSE, type Setup } from '@reseau/games/insurrection';
import { foldRoom, readEvents } from '@reseau/rooms/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/sqlite-store.ts';
import { onward, openRoom, Player, playOut, ServerProcess } from '../testing/index.ts';

const CLI = new URL('../../../cli/src/main.ts', import.meta.url).pathname;
const OTHER_HOUSE = { NODE_OPTIONS: `--import ${new URL('../testing/other-house.mjs', import.meta.url).pathname}` };
const MOVES_BEFORE = 5;
const MOVES_AFTER = 8;

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
  const again = events.findIndex(({ type }) => type === 'rematch');
  const { game, members, play } = foldRoom(again < 0 ? events : events.slice(0, again));
  const file = join(folder, 'record.json');
  const { options, seed } = play ?? {};
  const entries = play?.record.list;
  writeFileSync(file, JSON.stringify({ game, seats: members.length, options, seed, entries }));
  const { status } = spawnSync(process.execPath, [CLI, 'replay', file], { env: { ...process.env, ...OTHER_HOUSE } });
  return status;
}

interface Island {
  readonly box: { readonly places: readonly { readonly name: string }[]; readonly decks: { readonly clue: object } };
}

/** What a match of The Resistance is played with is in its deal, and the table is not told. */
async function plotDeckOf(code: string): Promise<readonly string[]> {
  const store = await openStore(folder);
  const { play } = foldRoom(readEvents(await store.read(code)));
  await store.close();
  const dealt = (play?.facts ?? []).find(({ type }) => type === 'plot.deck') as unknown as { cards: readonly string[] };
  return dealt.cards.toSorted();
}

const alone = async (name: string): Promise<Player> => {
  const player = await new Player(server.base, await openRoom(server.base, name, 'project')).ready();
  await player.command({ do: 'start' });
  return player.until('asked', ({ options }) => options.length > 0);
};

const plotting = async (name: string): Promise<Player> => {
  const player = await new Player(server.base, await openRoom(server.base, name)).ready();
  for (let bot = 0; bot < 4; bot += 1) await player.command({ do: 'addBot', level: 'medium' });
  await player.command({ do: 'options', options: { modules: ['plot'], extras: [] } });
  await player.command({ do: 'start' });
  return player.until('asked', ({ options }) => options.length > 0);
};

/** Plays so many moves, unless the match is over before. */
async function playOn(player: Player, moves: number): Promise<void> {
  for (let move = 0; move < moves && !player.isOver; move += 1) {
    await player.until('asked', ({ isOver, options }) => isOver || onward({ options }).length > 0);
    if (player.isOver) return;
    const chosen = sample(onward(player), Rng.seeded(`move ${move}`));
    expect(await player.move(chosen)).toMatchObject({ t: 'done' });
  }
}

let server: ServerProcess;
/** At tables of Insurrection, Project: Resistance and The Resistance, before the update. */
let before: readonly [Player, Player, Player];
let island: Island;
let deck: readonly string[];
beforeAll(async () => {
  server = await ServerProcess.make({ DATA_DIR: folder, BOT_PACE: '0', LOG_LEVEL: 'warn' });
  await server.start();
  before = [await begun(server.base, 'Ann'), await alone('Ann'), await plotting('Ann')];
  island = before[1].room?.options as Island;
  for (const player of before) await playOn(player, MOVES_BEFORE);
  await server.stop('SIGTERM');
  deck = await plotDeckOf(before[2].pass.code);
  await server.start(OTHER_HOUSE);
});
afterAll(() => server.end());

/** The same seat at the same table, after the update. */
const back = ({ pass, memory }: Player): Promise<Player> => new Player(server.base, pass, memory).ready();

test('a match of Insurrection goes on with the cards it began with when an update brings others', async () => {
  const after = await back(before[0]);
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
});

test('matches of Project: Resistance and The Resistance go on with what they began with, too', async () => {
  const [one, another] = [await back(before[1]), await back(before[2])];
  expect(one.room?.options).toEqual(island);
  for (const player of [one, another]) await playOn(player, MOVES_AFTER);
  const newcomer = await alone('Bob');
  const is = newcomer.room?.options as Island;
  expect(is.box.places.map(({ name }) => name)).toEqual(island.box.places.map(({ name }) => `${name}Anew`));
  expect(is.box.decks.clue).not.toEqual(island.box.decks.clue);
  const plotter = await plotting('Bob');
  expect(server.complaints).toBe('');

  // What is played under the old content is read by a program that has the new.
  await server.stop('SIGTERM');
  expect(await plotDeckOf(another.pass.code)).toEqual(deck);
  expect(await plotDeckOf(plotter.pass.code)).not.toEqual(deck);
  for (const { pass } of before) expect(await replayed(pass.code)).toBe(0);
});
