import type { AnyGame } from '@reseau/games';
import { expect, test } from 'vitest';
import type { GameClient } from './game-client.ts';
import { ClientMatch } from './match.svelte.ts';
import type { Entry, Scene } from './telling.ts';

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

interface Told {
  readonly name: string;
}

/** A match that is told of scenes by their names, with a line in the log for each; a star is the end, with no scene. */
function matchOf(): ClientMatch {
  const heard: string[] = [];
  const game = {
    empty: { table: {}, secret: {} },
    outcome: () => (heard.includes('*') ? {} : undefined),
    see: (table: object) => table,
  };
  const entryOf = (name: string): Entry => ({
    tone: 'plain',
    fact: {},
    tell: () => name,
    ...(name === '*' ? { result: true } : {}),
  });
  const client = {
    logEntries: (_: unknown, facts: readonly Told[]) => {
      heard.push(...facts.map(({ name }) => name));
      return facts.map(({ name }) => entryOf(name));
    },
    scenes: (_: unknown, facts: readonly Told[]) =>
      facts.filter(({ name }) => name !== '*').map(({ name }) => sceneOf(name)),
  };
  return new ClientMatch(client as unknown as GameClient, game as unknown as AnyGame, {});
}

const tell = (match: ClientMatch, names: string, how: Parameters<ClientMatch['hear']>[1] = LIVE): void => {
  match.hear(
    names.split('').map((name) => ({ type: 'told', to: 'all', name })),
    how,
  );
};

const logOf = (match: ClientMatch): string => match.entries.map((entry) => entry.tell([])).join('');

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

test('the log tells nothing before its scene is over, and what is seen in passing at once', () => {
  const match = matchOf();
  tell(match, 'a');
  tell(match, 'bF');
  tell(match, 'c');
  const logs = [];
  for (; match.scene !== undefined; match.advance()) logs.push(logOf(match));
  expect([...logs, logOf(match)]).toEqual(['a', 'a', 'abFc', 'abFc']);
});

test('the log tells the result once it is counted out, to whoever saw the end', () => {
  const match = matchOf();
  tell(match, 'F*');
  const logs = [logOf(match)];
  match.advance();
  logs.push(logOf(match));
  match.counted();
  expect([...logs, logOf(match)]).toEqual(['', 'F', 'F*']);
});

test('whoever comes later has the result at once', () => {
  const match = matchOf();
  tell(match, 'F*', { live: false, late: [] });
  expect([logOf(match), match.awaitsCount]).toEqual(['F*', false]);
});
