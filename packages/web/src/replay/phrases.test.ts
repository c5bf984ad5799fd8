// @vitest-environment happy-dom
import { type SaidPhrase, sha256, type Viewer } from '@reseau/core';
import { GAMES, MATCH_FILE } from '@reseau/games';
import { entriesOf, randomGame } from '@reseau/testkit';
import { beforeAll, expect, test } from 'vitest';
import { loadGame } from '../games/load.ts';
import { openAppWords } from '../words/app.ts';
import { spokenAt, spokenBy } from './phrases.ts';
import { openRecord } from './record.ts';
import { ReplayMatch } from './replay-match.svelte.ts';
import { saidBy } from './talk.ts';

beforeAll(openAppWords);

async function replayOf(
  phrases: (entries: number) => readonly unknown[],
  sittings: readonly unknown[] = [],
  lines: readonly unknown[] = [],
) {
  const made = GAMES.resistance.setUp(5, { modules: [] });
  if (!made.ok) throw new Error(made.problem);
  const entries = entriesOf(randomGame(made.game, 'an evening'));
  const deal = { seed: 'an evening', commitment: sha256('an evening') };
  const people = ['Ann', 'Bob', 'Cy', 'Di', 'Ed'].map((name) => ({ name }));
  const raw = {
    reseau: MATCH_FILE,
    version: 1,
    game: 'resistance',
    seats: 5,
    options: made.setup,
    deal,
    entries,
    phrases: phrases(entries.length),
    beside: { people, sittings, lines },
  };
  const read = await openRecord(JSON.parse(JSON.stringify(raw)), loadGame);
  if (!read.ok) throw new Error('no record');
  return { player: new ReplayMatch(read.record), entries };
}

test('what was said shows from its moment on, the same whoever one looks as', async () => {
  const { player, entries } = await replayOf((length) => [
    { after: 1, seat: 0, phrase: { says: 'trust', about: [1] } },
    { after: 1, seat: 0, phrase: { says: 'takeMe' } },
    // The leader has proposed, and two have voted in secret: the moment is still that of the proposal.
    { after: 4, seat: 3, phrase: { says: 'wait' } },
    { after: length, seat: 4, phrase: { says: 'wellPlayed' } },
  ]);
  expect(entries.slice(1, 4).map(({ facts }) => facts.length > 0)).toEqual([true, false, false]);
  const views: readonly Viewer[] = ['table', ...player.record.game.seats];
  for (const viewer of views) {
    player.lookAs(viewer);
    const told = (list: readonly { readonly name: string; readonly words: string }[]) =>
      list.map(({ name, words }) => `${name}: ${words}`);
    player.go(0);
    expect(told(spokenBy(player))).toEqual(['Ann: I trust Bob', 'Ann: Take me along']);
    expect(told(spokenAt(player))).toEqual(['Ann: Take me along']);
    player.go(1);
    expect(told(spokenAt(player))).toEqual(['Di: Wait, let’s talk']);
    player.go(2);
    expect(spokenAt(player)).toEqual([]);
    expect(spokenBy(player)).toHaveLength(3);
    player.go(player.last);
    expect(told(spokenAt(player))).toEqual(['Ed: Well played']);
  }
});

test('a phrase is of whoever sat there when it was said, and about whoever sat there then', async () => {
  const flo = { after: 1, phrases: 1, seat: 0, who: 'another', name: 'Ann', of: { name: 'Flo', mark: 9 } };
  const { player } = await replayOf(
    () => [
      { after: 1, seat: 0, phrase: { says: 'trust', about: [1] } },
      { after: 1, seat: 1, phrase: { says: 'trust', about: [0] } },
      { after: 2, seat: 0, phrase: { says: 'takeMe' } },
    ],
    [flo],
  );
  player.go(player.last);
  expect(spokenBy(player).map(({ name, mark, words }) => [name, mark, words])).toEqual([
    ['Flo', 9, 'I trust Bob'],
    ['Bob', 1, 'I trust Ann'],
    ['Ann', 0, 'Take me along'],
  ]);
  // What was told before she sat down was told to Flo.
  player.go(0);
  expect([player.names[0], player.sight.members[0]?.mark]).toEqual(['Flo', 9]);
  player.go(1);
  expect([player.names[0], player.sight.members[0]?.mark]).toEqual(['Ann', 0]);
});

test('of a match from before there were phrases nothing is said', async () => {
  const { player } = await replayOf((): readonly SaidPhrase[] => []);
  expect(spokenBy(player)).toEqual([]);
});

test('chat stands beside the moment it was written at; what the bench said apart only at the end, or unmasked', async () => {
  const { player } = await replayOf(
    () => [{ after: 2, seat: 1, phrase: { says: 'takeMe' } }],
    [],
    [
      { name: 'Ann', text: 'Good luck', at: 1, after: 1 },
      { name: 'Flo', text: 'It is Bob', at: 2, after: 1, bench: true },
      { name: 'Cy', text: 'Not him', at: 3, after: 2 },
      // As it was of old: nobody knows when.
      { name: 'Di', text: 'Well', at: 4 },
    ],
  );
  const told = () => saidBy(player).map(({ name, words, isBench }) => `${name}${isBench ? ' (bench)' : ''}: ${words}`);
  const views: readonly Viewer[] = ['table', ...player.record.game.seats];
  for (const viewer of views) {
    player.lookAs(viewer);
    player.go(0);
    expect(told()).toEqual(['Ann: Good luck']);
    player.go(1);
    expect(told()).toEqual(['Ann: Good luck', 'Bob: Take me along', 'Cy: Not him']);
    player.unmasked = true;
    expect(told()).toEqual(['Ann: Good luck', 'Flo (bench): It is Bob', 'Bob: Take me along', 'Cy: Not him']);
    player.unmasked = false;
    player.go(player.last);
    expect(told().toSorted()).toEqual(
      ['Ann: Good luck', 'Bob: Take me along', 'Cy: Not him', 'Di: Well', 'Flo (bench): It is Bob'].toSorted(),
    );
  }
});
