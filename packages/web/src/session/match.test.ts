import { GAMES } from '@reseau/games';
import { expect, test } from 'vitest';
import type { GameClient, Scene } from './game-client.ts';
import { ClientMatch } from './match.svelte.ts';

const made = GAMES.project.setUp(1, {});
if (!made.ok) throw new Error(made.problem);
const { game } = made;

const staged = (ms: number): Scene => ({ beats: [{ ms }, { ms }] });
const light = (ms: number): Scene => ({ beats: [{ ms }], light: true });

/** A match that plays these scenes, one decision after another. */
function playing(...scenes: readonly Scene[]): ClientMatch {
  let next: readonly Scene[] = [];
  const client = { logEntries: () => [], scenes: () => next } as unknown as GameClient;
  const match = new ClientMatch(client, game, {});
  for (const scene of scenes) {
    next = [scene];
    match.hear([], { live: true, late: [] });
  }
  return match;
}

test('what is seen in passing has no stage, and gives way to a scene at once', () => {
  const [glimpse, scene] = [light(1), staged(2)];
  expect(playing(glimpse)).toMatchObject({ scene: glimpse, staged: undefined });
  const match = playing(glimpse, scene);
  expect(match).toMatchObject({ scene, staged: scene, beat: 0, isBehind: false });
});

test('a scene is not cut short by it, nor followed by what is old', () => {
  const [scene, glimpse] = [staged(1), light(2)];
  const match = playing(scene, glimpse, glimpse);
  expect(match).toMatchObject({ scene, isBehind: false });
  match.advance();
  match.advance();
  expect(match.scene).toBeUndefined();
});

test('of many, the one that plays and the newest are seen', () => {
  const [one, two, three] = [light(1), light(2), light(3)];
  const match = playing(one, two, three);
  expect(match.scene).toBe(one);
  match.advance();
  expect(match.scene).toBe(three);
  match.advance();
  expect(match.scene).toBeUndefined();
});

test('a scene that plays goes on where it was when another comes', () => {
  const [one, two] = [staged(1), staged(2)];
  let next: readonly Scene[] = [one];
  const client = { logEntries: () => [], scenes: () => next } as unknown as GameClient;
  const match = new ClientMatch(client, game, {});
  match.hear([], { live: true, late: [] });
  match.advance();
  next = [two];
  match.hear([], { live: true, late: [] });
  expect(match).toMatchObject({ scene: one, beat: 1, isBehind: true });
});
