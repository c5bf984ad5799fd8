import { garbage } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../data/house.ts';
import { setUp } from '../setup.ts';
import { InsurrectionTable } from '../testing/table.ts';
import { WORKBENCH } from '../testing/workbench.ts';
import { MOST, readCards } from './read.ts';
import { CARD_FIELDS, SITE_EFFECTS } from './vocabulary.ts';

const clone = (): Record<string, unknown> => structuredClone(WORKBENCH) as never;

/** The cards of the tests with one thing changed. */
function changed(path: string, value: unknown): unknown {
  const file = clone();
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce((part, key) => part[key] as Record<string, unknown>, file);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return file;
}

const problems = (raw: unknown): readonly string[] => {
  const read = readCards(raw);
  return read.ok ? [] : read.problems.map(({ path, says }) => `${path} ${says}`);
};

describe('a card file', () => {
  test('[IC6] the house’s own goes through, and out of storage too', () => {
    expect(problems(HOUSE)).toEqual([]);
    expect(readCards(JSON.parse(JSON.stringify(HOUSE)))).toEqual({ ok: true, file: HOUSE });
    expect(setUp(4, { side: 'mixed', cards: HOUSE })).toMatchObject({ ok: true, setup: { cards: HOUSE } });
  });

  test.each<[path: string, value: unknown, says: string]>([
    ['people.0.initiatives', [], 'cards.people[0].initiatives should have 1 or more, not 0'],
    ['people.0.initiatives', 7, 'cards.people[0].initiatives should be a list, not 7'],
    ['people.0.initiatives', [1.5], 'cards.people[0].initiatives[0] should be a whole number from 0 to 999, not 1.5'],
    ['people.3.names.ja', ' ', 'cards.people[3].names.ja should be some text, not " "'],
    [
      'people.3.names.en',
      'a\nb',
      String.raw`cards.people[3].names.en should be one line of text that can be seen, not "a\nb"`,
    ],
    [
      'people.3.names.en',
      'a\u0000',
      String.raw`cards.people[3].names.en should be one line of text that can be seen, not "a\u0000"`,
    ],
    [
      'people.3.names.en',
      'a\u202eb',
      'cards.people[3].names.en should be one line of text that can be seen, not "a\u202eb"',
    ],
    [
      'people.3.names.en',
      '\u200b',
      'cards.people[3].names.en should be one line of text that can be seen, not "\u200b"',
    ],
    ['people.3.names', undefined, 'cards.people[3] lacks "names"'],
    [
      'people.3.colour',
      'red',
      'cards.people[3] has "colour", which means nothing here; expected "id", "names", "initiatives", "icons", "effects", "good", "evil", "rulebook", "end"',
    ],
    [
      'people.3.icons.soldiers',
      1,
      'cards.people[3].icons has "soldiers", which means nothing here; did you mean "soldier"?',
    ],
    [
      'people.3.id',
      'War Bear',
      'cards.people[3].id should be a short name of letters and digits that begins with a small letter, not "War Bear"',
    ],
    ['people.3.id', 'warBear', 'cards.people[3].id is "warBear", which is already taken'],
    ['people.3.effects', ['loook'], 'cards.people[3].effects[0] should be "eliminate" or "look", not "loook"'],
    ['people.3.effects', ['look', 'look'], 'cards.people[3].effects lists the same thing twice'],
    ['people.3.good', [{}], 'cards.people[3].good[0] needs one of "collection", "each", "when", "points"'],
    ['people.3.good', [{ points: 3, each: {} }], 'cards.people[3].good[0].each needs one of "icons", "sets", "cards"'],
    [
      'people.3.good',
      [{ points: 3, each: { icons: ['soldat'], in: 'hand' } }],
      'cards.people[3].good[0].each.icons[0] should be "soldier" or "minion" or "animal" or "corruption", not "soldat"',
    ],
    ['people.3.good', [{ points: 3, each: { cards: 'othersWithout' } }], 'cards.people[3].good[0].each lacks "icon"'],
    ['people.3.good', [{ points: 3, when: { rival: true } }], 'cards.people[3].good[0] lacks "otherwise"'],
    [
      'people.3.evil',
      [{ points: null }],
      'cards.people[3].evil[0].points should be a whole number from -99 to 99, not null',
    ],
    [
      'people.3.rulebook',
      ['colour'],
      `cards.people[3].rulebook[0] should be ${CARD_FIELDS.map((field) => `"${field}"`).join(' or ')}, not "colour"`,
    ],
    ['leaders.3.end', { type: 'gain' }, 'cards.leaders[3].end lacks "icon"'],
    ['leaders.3.end', { type: 'steal' }, 'cards.leaders[3].end.type should be "swap" or "gain", not "steal"'],
    ['locations.0.letter', 'C', 'cards.locations[0].letter should be "A" or "B", not "C"'],
    [
      'locations.0.advanced.effect',
      'dance',
      `cards.locations[0].advanced.effect should be ${SITE_EFFECTS.map((effect) => `"${effect}"`).join(' or ')}, not "dance"`,
    ],
    ['locations.0.base', {}, 'cards.locations[0].base lacks "reveal"'],
    ['keep', undefined, 'cards lacks "keep"'],
    ['leaders', WORKBENCH.leaders.slice(0, 11), 'cards.leaders has 11 cards; a table of 6 needs 12'],
    ['people', WORKBENCH.people.slice(0, 4), 'cards.people has 19 cards; a table of 6 needs 24'],
    [
      'locations',
      WORKBENCH.locations.filter(({ letter }) => letter === 'B'),
      'cards.locations has 0 of letter A; a path needs 2',
    ],
  ])('[IC6] %s = %j', (path, value, says) => {
    expect(problems(changed(path, value))).toEqual([says]);
    expect(setUp(4, { side: 'base', cards: changed(path, value) })).toMatchObject({ ok: false, problem: 'badCards' });
  });

  test('[IC6] everything that is wrong is named at once', () => {
    const file = changed('people.0.names', { en: 'Bear' }) as { leaders: unknown };
    file.leaders = 'none';
    expect(problems(file)).toEqual([
      'cards.people[0].names lacks "fr"',
      'cards.people[0].names lacks "ja"',
      'cards.leaders should be a list, not "none"',
    ]);
  });

  const many = <T>(length: number, value: T): readonly T[] => Array.from({ length }, () => value);
  const numbered = (length: number) => Array.from({ length }, (_, at) => ({ ...WORKBENCH.people[0], id: `card${at}` }));

  test.each<[path: string, value: unknown, says: string]>([
    ['people', numbered(MOST.people + 1), 'cards.people should have at most 60, not 61'],
    ['leaders', numbered(MOST.leaders + 1), 'cards.leaders should have at most 40, not 41'],
    ['locations', many(MOST.locations + 1, WORKBENCH.locations[0]), 'cards.locations should have at most 40, not 41'],
    ['people.0.initiatives', many(25_000, 7), 'cards.people[0].initiatives should have at most 24, not 25000'],
    ['people.0.good', many(9, { points: 1 }), 'cards.people[0].good should have at most 8, not 9'],
    ['people.0.evil', many(9, { points: 1 }), 'cards.people[0].evil should have at most 8, not 9'],
    [
      'people.0.good',
      [{ collection: many(25, 1) }],
      'cards.people[0].good[0].collection should have at most 24, not 25',
    ],
    [
      'people.0.good',
      [{ points: 1, each: { icons: many(13, 'soldier'), in: 'hand' } }],
      'cards.people[0].good[0].each.icons should have at most 12, not 13',
    ],
    [
      'people.0.good',
      [{ points: 1, each: { sets: many(13, 'soldier'), in: 'hand' } }],
      'cards.people[0].good[0].each.sets should have at most 12, not 13',
    ],
    ['people.0.effects', many(3, 'look'), 'cards.people[0].effects should have at most 2, not 3'],
    ['people.0.rulebook', many(12, 'name'), 'cards.people[0].rulebook should have at most 11, not 12'],
    ['keep.rulebook', many(5, 'name'), 'cards.keep.rulebook should have at most 4, not 5'],
    ['people.0.id', `a${'b'.repeat(40)}`, 'cards.people[0].id should have at most 40 characters, not 41'],
    ['keep.names.fr', 'x'.repeat(81), 'cards.keep.names.fr should have at most 80 characters, not 81'],
    [
      'people',
      numbered(20).map((card) => ({ ...card, initiatives: many(11, 7) })),
      'cards.people has 220 cards; a box has at most 200',
    ],
    [
      'leaders',
      numbered(20).map(({ id, ...card }) => ({ ...card, id: `leader${id}`, initiatives: many(4, 7) })),
      'cards.leaders has 80 cards; a box has at most 60',
    ],
  ])('[IC6] %s has a most', (path, value, says) => {
    expect(problems(changed(path, value))).toEqual([says]);
    expect(setUp(4, { side: 'base', cards: changed(path, value) })).toMatchObject({
      ok: false,
      problem: 'cardsTooLarge',
    });
  });

  test('[IC6] a list that is too long is not even looked into', () => {
    let looks = 0;
    const list = new Proxy(many(25_000, 7), {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    for (const path of [
      'people',
      'leaders',
      'locations',
      'people.0.initiatives',
      'people.0.good',
      'people.0.effects',
    ]) {
      const file = clone();
      const keys = path.split('.');
      const last = keys.pop()!;
      const holder = keys.reduce((part, key) => part[key] as Record<string, unknown>, file);
      holder[last] = list;
      expect(readCards(file).ok).toBe(false);
    }
    expect(looks).toBe(0);
  });

  test('[IC6] what is wrong is quoted, but not at length', () => {
    expect(problems(changed('people.0.initiatives', 'x'.repeat(5000)))).toEqual([
      `cards.people[0].initiatives should be a list, not "${'x'.repeat(40)}…"`,
    ]);
  });

  test('[IC6] a box is read once, however many tables are tried with it', () => {
    const cards = clone();
    const first = setUp(4, { side: 'base', cards });
    const again = setUp(5, { side: 'mixed', cards });
    expect(first.ok && again.ok && first.setup.cards === again.setup.cards).toBe(true);
  });

  test('[IC6] nonsense is refused, not tripped over', () => {
    for (const raw of garbage(6, 300)) expect(readCards(raw).ok).toBe(false);
    for (const raw of garbage(7, 100)) expect(readCards(changed('people.2.good', [raw])).ok).toBe(false);
  });

  test('[IC7] equal initiatives: clockwise from the first player', () => {
    const equal = {
      ...WORKBENCH,
      people: WORKBENCH.people.map((printed) => ({ ...printed, initiatives: printed.initiatives.map(() => 50) })),
    };
    const table = InsurrectionTable.laidOut({
      cards: equal,
      first: 1,
      hands: [
        ['militia-1', 'militia-2', 'militia-3'],
        ['goblin-1', 'goblin-2', 'goblin-3'],
        ['wolf-1', 'wolf-2', 'wolf-3'],
      ],
      leaders: [
        ['yel', 'talin'],
        ['qhia', 'azel'],
        ['fenriz', 'tarak'],
      ],
    })
      .keeps('talin', 'qhia', 'fenriz')
      .plays('militia-1', 'goblin-1', 'wolf-1');
    expect(table.table.order).toEqual([1, 2, 0]);
  });
});
