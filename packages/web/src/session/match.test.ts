import type { AnyGame } from '@reseau/games';
import { expect, test } from 'vitest';
import type { GameClient, Scene } from './game-client.ts';
import { ClientMatch } from './match.svelte.ts';

const LIVE = { live: true, late: [] } as const;

interface Named extends Scene {
  readonly name: string;
}

/** Small letters are shown in passing, capitals have the page to themselves. */
const sceneOf = (name: string): Named => ({
  name,
  beats: [{ ms: 1000 }],
  ...(name === name.toLowerCase() ? { passing: true as const } : {}),
});

/** A match that is told of scenes by their names. */
function matchOf(): ClientMatch {
  const game = { empty: { table: {}, secret: {} }, outcome: () => undefined, see: (table: object) => table };
  const client = {
    logEntries: () => [],
    scenes: (_: unknown, facts: readonly { readonly name: string }[]) => facts.map(({ name }) => sceneOf(name)),
  };
  return new ClientMatch(client as unknown as GameClient, game as unknown as AnyGame, {});
}

const tell = (match: ClientMatch, names: string): void => {
  match.hear(
    names.split('').map((name) => ({ type: 'told', to: 'all', name })),
    LIVE,
  );
};

/** What is shown to whoever hurries nothing. */
function shown(match: ClientMatch): string {
  let names = '';
  for (; match.scene !== undefined; match.advance()) names += (match.scene as Named).name;
  return names;
}

test.each([
  ['tALF', 'tALF', 'what has the page to itself is shown whole, after a deed in passing'],
  ['LFabcd', 'LFd', 'deeds in passing never push out the finale'],
  ['AabcF', 'AcF', 'nor one another’s newest'],
  ['abcd', 'acd', 'of deeds alone, the one that plays and the newest'],
  ['ABCDF', 'ADF', 'of scenes that have the page to themselves, the one that plays and the newest'],
])('of %s, %s is shown: %s', (told, expected) => {
  const match = matchOf();
  tell(match, told);
  expect(shown(match)).toBe(expected);
});

test('the same where they come one by one', () => {
  const match = matchOf();
  for (const name of 'LFabcd') tell(match, name);
  expect(shown(match)).toBe('LFd');
});

test('something is staged until the last scene with the page to itself is over', () => {
  const match = matchOf();
  expect(match.awaitsStage).toBe(false);
  tell(match, 'aFb');
  expect(match.awaitsStage).toBe(true);
  match.advance();
  expect(match.awaitsStage).toBe(true);
  match.advance();
  expect([match.scene?.passing, match.awaitsStage]).toEqual([true, false]);
});

test('whoever comes back later is shown none of it', () => {
  const match = matchOf();
  tell(match, 'aF');
  match.hear([], { live: false, late: [] });
  expect([match.scene, match.awaitsStage]).toEqual([undefined, false]);
});

test('what is seen in passing has no stage of its own', () => {
  const match = matchOf();
  tell(match, 'aF');
  expect([(match.scene as Named).name, match.staged]).toEqual(['a', undefined]);
  match.advance();
  expect((match.staged as Named).name).toBe('F');
});
