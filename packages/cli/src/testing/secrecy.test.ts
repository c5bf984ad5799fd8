import { expect, test } from 'vitest';
import { leaksIn } from './secrecy.ts';

const facts = (...told: readonly object[]): string => JSON.stringify({ t: 'facts', match: 1, from: 0, facts: told });
const votes = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ type: 'voted', to: 'all', seat, approve: true }));
const END = facts(
  { type: 'ended', to: 'all', winner: 'spy', ending: 'missions' },
  { type: 'unmasked', to: 'all', characters: ['resistance', 'spy', 'resistance', 'spy', 'resistance'] },
);
const OWN = { type: 'character', to: [0], seat: 0, character: 'resistance' };

test('a clean game has no leaks', () => {
  expect(leaksIn([facts(OWN), facts(...votes(5)), END], 0)).toEqual([]);
  const spies = { type: 'recognised', to: [1], seat: 1, line: 'spies', about: [3] };
  expect(leaksIn([facts(spies), facts(...votes(5)), END], 1)).toEqual([]);
});

test.each([
  ['another seat’s character', facts({ ...OWN, seat: 2 })],
  ['a whisper with its whole audience', facts({ ...OWN, to: [0, 2] })],
  ['the spies, told to the resistance', facts({ type: 'recognised', to: [0], seat: 0, line: 'spies', about: [1] })],
  ['what another saw in the reveal', facts({ type: 'recognised', to: [0], seat: 1, line: 'commander', about: [3] })],
  ['what another looked at', facts({ type: 'learned', to: [0], seat: 2, about: 4, side: 'resistance', round: 2 })],
  ['a card that another saw', facts({ type: 'saw', to: [0], seat: 2, mission: 1, of: 4, card: 'success' })],
  ["a module's whisper with its whole audience", facts({ type: 'hunter.answered', to: [0, 2], seat: 0, named: 2 })],
  ['whose card was whose', facts({ type: 'played', to: [0], mission: 1, seat: 3, card: 'success' })],
  ['a vote before the others', facts(...votes(1))],
  ['a vote in the progress', JSON.stringify({ t: 'progress', progress: { chosen: [{ seat: 1, approve: true }] } })],
  ['the word in any other message', JSON.stringify({ t: 'room', room: { members: [{ role: 'spy' }] } })],
])('catches %s', (_name, frame) => {
  expect(leaksIn([facts(OWN), frame, END], 0)).not.toEqual([]);
});

test('a screen is whispered nothing', () => {
  expect(leaksIn([facts(OWN), END], undefined)).not.toEqual([]);
});
