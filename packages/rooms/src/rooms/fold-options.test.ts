import type { GameId } from '@reseau/games';
import { expect, test } from 'vitest';
import type { RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';

const at = 1;

const lobby = (game: GameId, options: object, ...people: readonly string[]): readonly RoomEvent[] => [
  { type: 'opened', at, code: 'ABCD', game, options: {}, seed: 'seed' },
  ...people.map((member): RoomEvent => ({ type: 'joined', at, member, name: member, key: member })),
  { type: 'optionsChanged', at, options },
];
const left = (member: string): RoomEvent => ({ type: 'left', at, member });
const PROJECT = { difficulty: 'hard', characters: [['stark'], [], ['adams', 'randles']] };
const together = lobby('project', PROJECT, 'ada', 'ben', 'cho');
const optionsAfter = (...events: readonly RoomEvent[]): object => foldRoom([...together, ...events]).options;

test('who plays whom stays with whoever it was chosen for, when somebody before them leaves', () => {
  expect(optionsAfter(left('ada'))).toEqual({ difficulty: 'hard', characters: [[], ['adams', 'randles']] });
  expect(optionsAfter(left('ben'))).toEqual({ difficulty: 'hard', characters: [['stark'], ['adams', 'randles']] });
});

test('the choice of somebody who leaves goes with them', () => {
  expect(optionsAfter(left('cho'))).toEqual({ difficulty: 'hard', characters: [['stark']] });
  expect(optionsAfter(left('cho'), left('ada'))).toEqual({ difficulty: 'hard' });
});

test('in another order, and on the bench and back', () => {
  expect(optionsAfter({ type: 'seated', at, members: ['cho', 'ada', 'ben'] })).toMatchObject({
    characters: [['adams', 'randles'], ['stark']],
  });
  expect(optionsAfter({ type: 'arranged', at, members: ['cho', 'ben'], bench: ['ada'] })).toMatchObject({
    characters: [['adams', 'randles']],
  });
});

test('whoever comes changes nothing', () => {
  const came: RoomEvent = { type: 'joined', at, member: 'dov', name: 'dov', key: 'dov' };
  expect(optionsAfter(came)).toBe(foldRoom(together).options);
});

test('whoever was chosen to begin begins, wherever they sit', () => {
  const table = lobby('insurrection', { side: 'base', first: 2 }, 'ada', 'ben', 'cho');
  expect(foldRoom([...table, left('ada')]).options).toEqual({ side: 'base', first: 1 });
  expect(foldRoom([...table, left('cho')]).options).toEqual({ side: 'base' });
  const turned: RoomEvent = { type: 'seated', at, members: ['cho', 'ben', 'ada'] };
  expect(foldRoom([...table, turned]).options).toEqual({ side: 'base', first: 0 });
});

test('options that name nobody stay as they are, and so do those of a game without such', () => {
  const table = lobby('resistance', { modules: ['plot'] }, 'ada', 'ben');
  expect(foldRoom([...table, left('ada')]).options).toEqual({ modules: ['plot'] });
});
