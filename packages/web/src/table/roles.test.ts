// @vitest-environment happy-dom
import { GAME_IDS } from '@reseau/games';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../games/load.ts';
import type { GameClient } from '../session/game-client.ts';
import type { Session } from '../session/session.svelte.ts';
import { openAppWords } from '../words/app.ts';
import Roles from './Roles.svelte';
import ScreenRoles from './ScreenRoles.svelte';

beforeAll(() => openAppWords());

const ROLES = { ready: 0, of: 2, earliest: 0 };

/** Somebody at a table with so many people, the rest bots, before the first round. */
const sessionWith = (people: number): Session => {
  const members = ['person', people > 1 ? 'person' : 'bot', 'bot'].map((kind) => ({ kind }));
  return {
    me: 0,
    room: { members },
    isDealt: false,
    isHost: false,
    serverClock: { local: () => 0 },
  } as unknown as Session;
};

let shown: Record<string, unknown> | undefined;
async function clear(): Promise<void> {
  if (shown !== undefined) await unmount(shown);
  shown = undefined;
}
afterEach(clear);

function told(client: GameClient, people: number): string {
  shown = mount(Roles, {
    target: document.body,
    props: { session: sessionWith(people), client, roles: ROLES as never },
  });
  flushSync();
  return document.body.textContent ?? '';
}

describe.each(GAME_IDS)('before the first round of %s', (id) => {
  test('the words are those of the game, and speak of the others only where there are any', async () => {
    const client = await loadGame(id);
    const { head, how, others, screen } = client.role.words();
    const among = told(client, 2);
    for (const words of [head, how, others]) expect(among).toContain(words);
    await clear();
    const alone = told(client, 1);
    expect(alone).toContain(how);
    expect(alone).not.toContain(others);
    await clear();
    shown = mount(ScreenRoles, { target: document.body, props: { client, roles: ROLES as never } });
    expect(document.body.textContent).toContain(screen);
  });
});

test('no game speaks of a single card but the one that deals one', async () => {
  const clients = await Promise.all(GAME_IDS.map(loadGame));
  const saying = clients.filter(({ role }) =>
    Object.values(role.words()).some((words) => /shoulder|card\b/.test(words)),
  );
  expect(saying.map(({ id }) => id)).toEqual(['resistance']);
});
