import type { GameId } from '@reseau/games';
import { expect, test } from 'vitest';
import { readEvent } from './read-event.ts';

const joined = { type: 'joined', at: 7, member: 'm1', name: 'Ann', key: 'k' };
const moved = { type: 'moved', at: 7, entry: { actor: 0, question: 1, move: { type: 'pass' }, facts: [], drawn: 0 } };
const read = (event: unknown, game: GameId = 'resistance') => readEvent(JSON.stringify(event), game);

test.each([
  joined,
  { ...joined, by: { member: 'm1', id: 'x', sum: 3 } },
  moved,
  { ...moved, asked: { due: [[1, 5.5]], deadline: 9 }, pulse: { left: 3 }, seen: 4 },
  { ...moved, due: [[2, 8]], late: { question: 1, progress: 'count', seats: [0, 3] } },
  { type: 'clockSet', at: 1, seconds: 0 },
  { type: 'clockStarted', at: 1, alone: 180, together: 90, deadline: 9 },
  { type: 'clockStarted', at: 1, alone: 180, together: 90, until: 9 },
  { type: 'cutShort', at: 1, lost: 3 },
  { type: 'repaired', at: 1, asked: { due: [[1, 5]], deadline: 9 } },
  { type: 'said', at: 1, member: 'm1', text: 'hello' },
  { type: 'said', at: 1, member: 'm1', text: 'hello', bench: true },
  { type: 'phrased', at: 1, seat: 3, phrase: { says: 'trust', about: [1] } },
])('case %#: an event is read as it was written', (event) => {
  expect(read(event)).toEqual(event);
});

const told = (...facts: readonly unknown[]) => ({ ...moved, entry: { ...moved.entry, facts } });
const playing = (move: unknown) => ({ ...moved, entry: { ...moved.entry, move } });
const by = (actor: unknown) => ({ ...moved, entry: { ...moved.entry, actor } });

test.each([
  told(
    { type: 'voted', to: 'all', seat: 3, approve: true },
    { type: 'character', to: [9], seat: 9, character: 'spy' },
    { type: 'plot.deck', to: [], cards: ['overheard'] },
    { type: 'at', to: 'all', at: { question: 2, stack: [{ step: 'vote' }, { step: 'hunter.blame', seat: 1, on: 2 }] } },
  ),
  by(9),
  by('clock'),
  { ...moved, entry: { ...moved.entry, move: { type: 'propose', mission: 1, team: [0, 1] } } },
])('case %#: what a game tells and plays is kept whole', (event) => {
  expect(read(event)).toEqual(event);
});

test.each([
  // Before the clock of a match, the requests in vain and the scenes were stored.
  { type: 'started', at: 7, seed: 's', options: { modules: [] }, entry: { facts: [], drawn: 3 }, asked: { due: [] } },
  { ...moved, asked: { due: [] } },
])('case %#: what an earlier version stored is read', (event) => {
  expect(read(event)).toEqual(event);
});

test.each<[event: unknown, says: string]>([
  [7, 'event should be an object, not 7'],
  [{ type: 'phrased', at: 1, seat: 3, phrase: { says: 'goTo', thing: 3 } }, 'event phrased.phrase should be a phrase'],
  [{ ...joined, type: 'danced' }, 'event.type should be'],
  [{ ...joined, at: 'noon' }, 'event joined.at should be a number, not "noon"'],
  [{ type: 'joined', at: 7 }, 'event joined lacks "member"; event joined lacks "name"; event joined lacks "key"'],
  [{ ...joined, by: {} }, 'event joined.by lacks "member"'],
  [{ type: 'opened', at: 1, code: 'ABCD', game: 'chess', options: {}, seed: 's' }, 'event opened.game should be'],
  [{ ...moved, entry: { facts: 'none', drawn: 0 } }, 'event moved.entry.facts should be a list, not "none"'],
  [{ ...moved, entry: { facts: [{}], drawn: 0 } }, 'event moved.entry.facts[0].type should be a fact'],
  [{ ...moved, entry: { ...moved.entry, actor: 'dealer' } }, 'event moved.entry.actor should be "clock", not "dealer"'],
  [by(999), 'event moved.entry.actor should be 0 or 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9, not 999'],
  [by(-1), 'event moved.entry.actor should be'],
  [by(1.5), 'event moved.entry.actor should be'],
  [told('voted'), 'event moved.entry.facts[0] should be an object, not "voted"'],
  [told({ type: 7, to: 'all' }), 'event moved.entry.facts[0].type should be a fact of this game, not 7'],
  [told({ type: 'approved' }), 'event moved.entry.facts[0] lacks "to"'],
  [told({ type: 'approved', to: 'nonsense' }), 'event moved.entry.facts[0].to should be "all", not "nonsense"'],
  [told({ type: 'approved', to: [0] }), 'event moved.entry.facts[0].to should be "all", not a list'],
  [told({ type: 'character', to: [0, 10] }), 'event moved.entry.facts[0].to[1] should be'],
  [told({ type: 'character', to: 'all' }), 'event moved.entry.facts[0].to should be a list, not "all"'],
  [told({ type: 'danced', to: 'all' }), 'event moved.entry.facts[0].type should be a fact of this game, not "danced"'],
  [told({ type: 'toString', to: 'all' }), 'facts[0].type should be a fact of this game, not "toString"'],
  [told({ type: 'plot.danced', to: 'all' }), 'facts[0].type should be a fact of this game, not "plot.danced"'],
  [told({ type: 'voted', to: 'all', seat: 3 }), 'event moved.entry.facts[0] lacks "approve"'],
  [told({ type: 'voted', to: 'all', seat: 3, approve: 'yes' }), 'facts[0].approve should be true or false, not "yes"'],
  [told({ type: 'led', to: 'all', leader: 10 }), 'event moved.entry.facts[0].leader should be 0 or 1'],
  [told({ type: 'approved', to: 'all', by: 3 }), 'event moved.entry.facts[0] has "by", which means nothing here'],
  [told({ type: 'plot.given', to: 'all', seat: 1, card: 'ace' }), 'facts[0].card should be "closeEye" or'],
  [told({ type: 'at', to: 'all', at: { question: 2, stack: [{}] } }), 'facts[0].at.stack[0] lacks "step"'],
  [
    { ...moved, entry: { ...moved.entry, move: {} } },
    'event moved.entry.move.type should be a move of this game, not n',
  ],
  [playing({ type: 'dance' }), 'event moved.entry.move.type should be a move of this game, not "dance"'],
  [playing({ type: 'vote', approve: 1 }), 'event moved.entry.move.approve should be true or false, not 1'],
  [playing({ type: 'vote', approve: true, twice: true }), 'event moved.entry.move has "twice"'],
  [{ ...joined, colour: 'red' }, 'event joined has "colour", which means nothing here'],
  [{ ...moved, late: { question: 1, progress: 'count', seats: [], by: 3 } }, 'event moved.late has "by"'],
  [{ ...moved, entry: { ...moved.entry, approve: 'banana' } }, 'event moved.entry has "approve"'],
  [{ ...moved, due: [[12, 8]] }, 'event moved.due[0][0] should be'],
  [{ ...moved, due: [[1]] }, 'event moved.due[0] should be a list of two, not a list'],
  [{ ...moved, late: { question: 1, progress: 'all', seats: [] } }, 'event moved.late.progress should be'],
])('case %#: a damaged event is refused in words', (event, says) => {
  expect(() => read(event)).toThrow(says);
});

test('a match is read by the game that its room plays', () => {
  const taken = playing({ type: 'take', card: 'wolf-1' });
  expect(read(taken, 'insurrection')).toEqual(taken);
  expect(() => read(taken)).toThrow('event moved.entry.move lacks "from"');
  expect(() => read(taken, 'project')).toThrow('event moved.entry.move.type should be a move of this game, not "take"');
});

test('the first event of a room says which game it plays', () => {
  const opened = { type: 'opened', at: 1, code: 'ABCD', game: 'project', options: {}, seed: 's' };
  expect(readEvent(JSON.stringify(opened), undefined)).toEqual(opened);
  expect(() => readEvent(JSON.stringify(moved), undefined)).toThrow('event.type should be "opened", not "moved"');
});
