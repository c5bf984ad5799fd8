import { describe, expect, test } from 'vitest';
import type { Character } from '../../characters.ts';
import { setUp } from '../../setup.ts';
import { DEEP, FIVE, type HuntTable, hunt, SEVEN } from './testing/hunt-table.ts';

const deck = (seats: number, extras: readonly string[] = [], modules: readonly string[] = []) => {
  const made = setUp(seats, { modules: ['hunter', ...modules], extras });
  return made.ok ? made.game.deck.toSorted() : made.problem;
};

/** What the reveal showed to a seat, line by line. */
const shown = (table: HuntTable, seat: number) =>
  Object.fromEntries(table.secret(seat).recognised.map(({ line, about }) => [line, about]));

describe('the cast', () => {
  const FOUR: readonly Character[] = ['resistanceChief', 'resistanceHunter', 'spyChief', 'spyHunter'];

  test.each<[seats: number, more: readonly Character[]]>([
    [5, ['resistance']],
    [6, ['resistance', 'resistance']],
    [7, ['resistance', 'resistance', 'spy']],
    [8, ['resistance', 'resistance', 'resistanceChief', 'spy']],
    [9, ['resistance', 'resistance', 'resistance', 'resistanceChief', 'spy']],
    [10, ['resistance', 'resistance', 'resistance', 'resistanceChief', 'spy', 'spyChief']],
  ])('[HU1] %i players: the four, and %j', (seats, more) => {
    expect(deck(seats)).toEqual([...FOUR, ...more].toSorted());
  });

  test('[HU2] Characters that a table may add', () => {
    expect(deck(6, ['dummyAgent', 'coordinator'])).toEqual([...FOUR, 'coordinator', 'dummyAgent'].toSorted());
    expect(deck(7, ['deepAgent'])).toEqual([...FOUR, 'deepAgent', 'pretender', 'resistance'].toSorted());
    expect(deck(7, ['deepAgent', 'blame'])).toEqual(deck(7, ['deepAgent']));
    expect(deck(6, ['deepAgent'])).toBe('deepAgentTooFew');
    expect(deck(7, ['blame'])).toBe('blameAlone');
    const alone = { modules: [], extras: ['coordinator'] };
    expect(setUp(7, alone)).toEqual({ ok: false, problem: 'extraWithoutModule', draft: alone });
  });

  test('[HU3] no side grows, and some modules do not go together', () => {
    expect(deck(5, ['dummyAgent', 'coordinator'])).toBe('tooManyResistance');
    expect(deck(7, ['dummyAgent', 'coordinator', 'deepAgent'])).toBe('tooManyResistance');
    expect(deck(5, ['spyRogue'], ['rogue'])).toBe('tooManySpies');
    expect(deck(7, ['spyRogue', 'deepAgent'], ['rogue'])).toBe('tooManySpies');
    expect(deck(7, [], ['assassin'])).toBe('assassinAndHunter');
    expect(deck(7, [], ['blindSpies'])).toBe('blindSpiesAndReveal');
    expect(deck(7, [], ['sergeant'])).toBe('sergeantAndCards');
  });
});

describe('the reveal', () => {
  test('[HU4] the Spies see each other and their Chief', () => {
    const table = hunt(SEVEN);
    expect(shown(table, 4)).toEqual({ spies: [5, 6], spyChiefs: [5] });
    expect(shown(table, 5)).toEqual({ spies: [4, 6] });
    expect(shown(table, 6)).toEqual({ spies: [4, 5], spyChiefs: [5] });
  });

  test('[HU4] two Spy Chiefs see each other as such', () => {
    const ten = ['resistanceChief', 'resistanceHunter', ...SEVEN.slice(2, 4), 'resistance', 'resistanceChief'] as const;
    const table = hunt([...ten, 'spyChief', 'spyChief', 'spyHunter', 'spy']);
    expect(shown(table, 6)).toEqual({ spies: [7, 8, 9], spyChiefs: [7] });
    expect(shown(table, 9)).toEqual({ spies: [6, 7, 8], spyChiefs: [6, 7] });
  });

  test('[HU4] a Rogue of the Spies sees nobody and is seen by nobody', () => {
    const table = hunt([...SEVEN.slice(0, 4), 'spyRogue', 'spyChief', 'spyHunter'], {
      modules: ['rogue'],
      extras: ['spyRogue'],
    });
    expect(shown(table, 4)).toEqual({});
    expect(shown(table, 6)).toEqual({ spies: [5], spyChiefs: [5] });
  });

  test('[HU5] a Chief of the Resistance sees the other Chief and the Coordinator, each as such', () => {
    const eight = ['resistanceChief', 'coordinator', 'resistanceChief', 'resistanceHunter', 'dummyAgent'] as const;
    const table = hunt([...eight, 'spyChief', 'spyHunter', 'spy'], { extras: ['coordinator', 'dummyAgent'] });
    expect(shown(table, 0)).toEqual({ resistanceChiefs: [2], coordinator: [1] });
    expect(shown(table, 2)).toEqual({ resistanceChiefs: [0], coordinator: [1] });
    for (const seat of [1, 3, 4]) expect(shown(table, seat)).toEqual({});
  });

  test('[HU5] a Chief who is the only one sees the Coordinator, or nobody', () => {
    const table = hunt([...FIVE.slice(0, 2), 'coordinator', 'spyChief', 'spyHunter'], { extras: ['coordinator'] });
    expect(shown(table, 0)).toEqual({ coordinator: [2] });
    expect(shown(hunt(FIVE), 0)).toEqual({});
  });

  test('[HU6] the Spies see the Deep Agent and the Pretender, and not which is which', () => {
    const table = hunt(DEEP, { extras: ['deepAgent'] });
    expect(shown(table, 5)).toEqual({ spies: [6], deepAgent: [3, 4] });
    expect(shown(table, 6)).toEqual({ spies: [5], spyChiefs: [5], deepAgent: [3, 4] });
    expect([3, 4].map((seat) => shown(table, seat))).toEqual([{}, {}]);
    expect(table.couldBe(6, 3)).toEqual(['deepAgent', 'pretender']);
  });
});
