import type { Page, WebSocket } from '@reseau/browserkit';
import { Rng, sample } from '@reseau/core';
import type { GameId } from '@reseau/games';
import { onward, openRoom, Player } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { type Device, holdSeat, type Place, ServerUnderTest } from './testing/server-under-test.ts';

const server = new ServerUnderTest();

/** How many bots fill the table, and a fact that has a scene: once it was told there is something to be told again. */
const TABLES: readonly (readonly [GameId, number, string])[] = [
  ['resistance', 4, 'voted'],
  ['insurrection', 2, 'played'],
  ['project', 0, 'armyBegan'],
];

/** A match in which something has happened already, and which now waits for its one person. */
async function underWay(game: GameId, bots: number, staged: string): Promise<Place> {
  const pass = await openRoom(server.base, 'Ada', game);
  const ada = await new Player(server.base, pass).ready();
  for (let bot = 0; bot < bots; bot += 1) await ada.command({ do: 'addBot', level: 'easy' });
  if (game === 'project') await ada.command({ do: 'options', options: { ...ada.room?.options, clock: 'actions' } });
  await ada.command({ do: 'start' });
  const rng = Rng.seeded('reload');
  for (;;) {
    await ada.until('asked', (one) => onward(one).length > 0);
    if (ada.memory.facts.some(({ type }) => type === staged)) break;
    const done = ada.options.filter(({ type }) => type === 'done');
    await ada.move(sample(done.length > 0 ? done : onward(ada), rng));
  }
  await ada.drop();
  return pass;
}

/**
 * Holds back every script that is asked for once the line is open until the server has told how the match stands: as on a
 * slow line, the game itself comes after all that it has to show. Keeps what was ever on stage.
 */
async function onSlowLine(page: Page): Promise<void> {
  /** For each line that is open and was told nothing yet, who lets the scripts go. */
  const untold = new Map<WebSocket, PromiseWithResolvers<void>>();
  const told = (socket: WebSocket): void => {
    untold.get(socket)?.resolve();
    untold.delete(socket);
  };
  page.on('websocket', (socket) => {
    untold.set(socket, Promise.withResolvers<void>());
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"t":"progress"')) told(socket);
    });
    socket.on('close', () => told(socket));
  });
  page.on('framenavigated', () => {
    for (const socket of untold.keys()) told(socket);
  });
  await page.route('**/*.js', async (route) => {
    for (const { promise } of untold.values()) await promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const staged: string[] = [];
    Object.assign(globalThis, { staged });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-scene], [data-testid="stage"]'))
        staged.push(element.dataset['scene'] ?? 'stage');
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-scene'] });
  });
}

const stagedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // A scene opens with the frame in which its table is drawn; two more and it would be seen.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { readonly staged: readonly string[] }).staged;
  });

const VIEWERS: readonly (readonly [string, Device, string, string])[] = [
  ['phone', {}, '', 'board'],
  ['television', { width: 1920, height: 1080 }, '/screen', 'screen'],
  ['spectator', { width: 1280, height: 800 }, '/watch', 'board'],
];

test.each(TABLES)('%s: a reload lands on the present moment, on every screen', async (game, bots, staged) => {
  const place = await underWay(game, bots, staged);
  for (const [viewer, device, path, table] of VIEWERS) {
    const page = await server.page({ ...device, moving: true, workerless: true });
    await onSlowLine(page);
    if (viewer === 'phone') await holdSeat(page, place);
    await page.goto(`/t/${place.code}${path}`);
    await page.getByTestId(table).waitFor();
    expect({ viewer, staged: await stagedOn(page) }).toEqual({ viewer, staged: [] });
    await page.reload();
    await page.getByTestId(table).waitFor();
    expect({ viewer, reloaded: true, staged: await stagedOn(page) }).toEqual({ viewer, reloaded: true, staged: [] });
    await page.context().close();
  }
});
