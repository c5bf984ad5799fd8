import { GAMES, type GameId } from '@reseau/games';
import { expect, test } from 'vitest';
import { readEvents } from '../testing/index.ts';
import { foldRoom } from './fold-room.ts';
import { dealtLesson } from './lesson.ts';
import { BOT_NAMES } from './names.ts';
import { phaseOf, type Room } from './room.ts';

const PERSON = { name: 'Ada', key: 'key' };
const lesson = (game: GameId, bots: number, seed: string) => ({
  game,
  options: GAMES[game].defaults,
  bots: Array.from({ length: bots }, () => 'easy' as const),
  seed,
});

const opened = (of: ReturnType<typeof lesson>, now: number): Room =>
  foldRoom(readEvents(dealtLesson({ code: 'here-ABCD', lesson: of, person: PERSON, now })));

test.each([
  ['resistance', 4],
  ['insurrection', 1],
  ['project', 0],
] as const)('a lesson of %s is dealt alike whenever it begins', (game, bots) => {
  const [one, later] = [opened(lesson(game, bots, 'one'), 1000), opened(lesson(game, bots, 'one'), 9000)];
  expect(phaseOf(one)).toBe('playing');
  expect(one.members.map(({ name }) => name)).toEqual(later.members.map(({ name }) => name));
  expect(one.play?.match.server).toEqual(later.play?.match.server);
  expect(one.members[0]).toMatchObject({ name: 'Ada', key: 'key' });
  expect(one.members.filter(({ bot }) => bot !== undefined)).toHaveLength(bots);
});

test('its bots are called as the language has it, and the cards are the same', () => {
  const [plain, japanese] = [
    lesson('resistance', 4, 'one'),
    { ...lesson('resistance', 4, 'one'), language: 'ja' as const },
  ];
  const [one, other] = [opened(plain, 1000), opened(japanese, 1000)];
  expect(other.play?.match.server).toEqual(one.play?.match.server);
  expect(other.members.slice(1).filter(({ name }) => !BOT_NAMES.ja.includes(name))).toEqual([]);
});

test('another seed deals otherwise', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
  const deals = seeds.map((seed) => JSON.stringify(opened(lesson('resistance', 4, seed), 1000).play?.match.server));
  expect(new Set(deals).size).toBeGreaterThan(1);
});

test('a table that makes no game is refused', () => {
  expect(() => opened(lesson('resistance', 1, 'one'), 1000)).toThrow('lesson');
});
