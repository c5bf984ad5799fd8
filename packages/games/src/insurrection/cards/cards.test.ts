import { describe, expect, test } from 'vitest';
import { HOUSE } from '../data/house.ts';
import { HOUSE_SET } from '../setup.ts';
import { infoOf } from './card-set.ts';
import { CARD_FIELDS, type CardField, ICONS, type Icon, LANGUAGES, LETTERS, type Printed } from './vocabulary.ts';

const { people, leaders, locations, fortress, keep } = HOUSE;
const printed = [...people, ...leaders];
const cards = [...HOUSE_SET.people, ...HOUSE_SET.leaders].map((card) => infoOf(HOUSE_SET, card));
const named = (id: string): Printed => printed.find((one) => one.id === id)!;
const marks = (id: string): number => named(id).icons.corruption ?? 0;
const all = (icon: Icon, of: readonly Printed[] = people): number =>
  of.reduce((sum, { icons, initiatives }) => sum + (icons[icon] ?? 0) * initiatives.length, 0);

describe('what is in the box', () => {
  test('[IC1] 70 People, 14 Leaders, no two of one initiative (I01, I44)', () => {
    expect(HOUSE_SET.people).toHaveLength(70);
    expect(HOUSE_SET.leaders).toHaveLength(14);
    expect(new Set(cards.map(({ initiative }) => initiative)).size).toBe(84);
    expect(new Set(cards.map(({ card }) => card)).size).toBe(84);
  });

  test('every name is told in French, too: those spelled as in English are names of both', () => {
    const alike = [...printed, ...locations].map(({ names }) => names).filter(({ en, fr }) => en === fr);
    expect(alike.map(({ fr }) => fr)).toEqual(['Gnoll', 'Dragon', 'Tore', 'Chaos']);
  });

  test('[IC2] 12 locations, six of each letter, no two advanced sides alike (I01, I02, I05)', () => {
    expect(locations).toHaveLength(12);
    for (const letter of LETTERS) expect(locations.filter((one) => one.letter === letter)).toHaveLength(6);
    const shape = ({ advanced: { reveal: _, ...rest } }: (typeof locations)[number]): string => JSON.stringify(rest);
    expect(new Set(locations.map(shape)).size).toBe(12);
    expect(locations.map(shape)).not.toContain('{}');
    expect(locations.some(({ advanced }) => advanced.effect === 'swear' || advanced.leaders !== undefined)).toBe(true);
    expect(locations.some(({ advanced }) => advanced.sweep !== undefined)).toBe(true);
  });

  test('[IC2] base sides only turn cards up, and a game of six never runs out by them (I03)', () => {
    for (const { base } of locations) expect(Object.keys(base)).toEqual(['reveal']);
    const largest = (letter: string): number =>
      locations
        .filter((one) => one.letter === letter)
        .map(({ base }) => base.reveal)
        .toSorted((a, b) => b - a)
        .slice(0, 2)
        .reduce((a, b) => a + b, 0);
    const most = fortress.base.reveal + largest('A') + largest('B') + keep.base.reveal;
    expect(most).toBeLessThanOrEqual(70 - 6 * 3 - 6 * 6);
  });

  test('[IC3] every card has a name of its own in three languages', () => {
    const everything = [...printed, ...locations, fortress, keep];
    for (const language of LANGUAGES) {
      const names = everything.map(({ names: own }) => own[language]);
      expect(names.filter((name) => name.trim() === '')).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('what the rulebook says of the cards', () => {
  test.each<[fact: string, id: string, field: 'good' | 'evil', scoring: Printed['good']]>([
    ['I10', 'goblin', 'good', [{ points: 3 }]],
    ['I10', 'goblin', 'evil', [{ points: 9 }]],
    ['I12', 'necromancer', 'good', [{ points: 4 }]],
    ['I13', 'shadow', 'good', [{ points: 0 }]],
    ['I13', 'shadow', 'evil', [{ points: 15, when: { pawn: 'keep' }, otherwise: 7 }]],
    ['I14', 'bard', 'good', [{ points: 6, each: { sets: ['soldier', 'soldier'], in: 'hand' } }]],
    ['I14', 'bard', 'evil', [{ points: -2 }]],
    ['I15', 'musketeer', 'good', [{ collection: [3, -1, 9] }]],
    ['I19', 'dragon', 'good', [{ points: 7 }]],
    ['I19', 'gnoll', 'good', [{ points: 4 }]],
    ['I32', 'azel', 'evil', [{ points: 0 }]],
    ['I34', 'talin', 'good', [{ points: 0 }]],
    ['I34', 'talin', 'evil', [{ points: 0 }]],
  ])('[IC4] %s: %s, %s', (_fact, id, field, scoring) => {
    expect(named(id)[field]).toEqual(scoring);
    expect(named(id).rulebook).toContain(field);
  });

  test('[IC4] both endings alike: I11, I15, I16, I17, I18, I30, I31, I35, I36, I37', () => {
    const alike = 'occultist musketeer warBear prophet princess yel qhia draxen fenriz tarak'.split(' ');
    for (const id of alike) expect(named(id).evil).toEqual(named(id).good);
  });

  test('[IC4] copies: five War Bears or more, four Musketeers, two Prophets (I15, I16, I17)', () => {
    expect(named('warBear').initiatives.length).toBeGreaterThanOrEqual(5);
    expect(named('musketeer').initiatives.length).toBeGreaterThanOrEqual(4);
    expect(named('prophet').initiatives.length).toBeGreaterThanOrEqual(2);
    for (const { initiatives } of leaders) expect(initiatives).toHaveLength(1);
  });

  test('[IC4] marks and icons: I16, I21, I34', () => {
    expect(named('warBear').icons).toEqual({ animal: 1 });
    expect(marks('skeleton')).toBe(1);
    expect(marks('tore')).toBeLessThanOrEqual(2);
    expect(marks('gnoll')).toBe(marks('tore') - 1);
    expect(marks('chaos')).toBeGreaterThanOrEqual(2 + marks('beastTamer'));
    expect(marks('talin')).toBe(2);
    const talin = infoOf(HOUSE_SET, 'talin').initiative;
    expect(cards.filter(({ initiative }) => initiative > talin)).toEqual([]);
  });

  test('[IC4] effects: the Gnoll eliminates (I19), the Dwarf looks at the centre (I22), Liohra and Nhia act last (I33, I38)', () => {
    expect(named('gnoll').effects).toContain('eliminate');
    expect(printed.filter(({ effects }) => effects.length === 2)).not.toEqual([]);
    expect(JSON.stringify(named('dwarf').good)).toContain('"in":"centre"');
    expect(named('liohra').end).toEqual({ type: 'swap' });
    expect(named('nhia').end).toEqual({ type: 'gain', icon: 'animal' });
    expect(printed.filter(({ end }) => end !== undefined)).toHaveLength(2);
  });

  test('[IC4] values that the rulebook leaves open are on the right side of what it says (I12, I16, I17, I19, I31, I36)', () => {
    const [bear] = named('warBear').good as [{ points: number; otherwise: number }];
    expect(bear.points).toBe(7);
    expect(bear.otherwise).toBeLessThan(7);
    const [prophet] = named('prophet').good as [{ points: number; otherwise: number }];
    expect(prophet.points).toBe(4);
    expect(prophet.otherwise).toBeGreaterThan(4);
    const [qhia, perMinion] = named('qhia').good as [{ points: number }, { points: number }];
    expect(qhia.points + 7 * perMinion.points).toBeGreaterThanOrEqual(0);
    expect(qhia.points + 8 * perMinion.points).toBeLessThan(0);
    expect(named('necromancer').evil).toContainEqual(expect.objectContaining({ each: { cards: 'graveyard' } }));
    expect(named('gnoll').evil).not.toEqual(named('gnoll').good);
    expect(named('dragon').evil).not.toEqual(named('dragon').good);
    expect(named('fenriz').good).toContainEqual({ points: -1, each: { cards: 'othersWithout', icon: 'minion' } });
  });

  test('[IC4] every card says which of its values are from the rulebook, and none names a field twice', () => {
    const known: readonly CardField[] = CARD_FIELDS;
    for (const { rulebook } of printed) {
      expect(rulebook.filter((field) => !known.includes(field))).toEqual([]);
      expect(new Set(rulebook).size).toBe(rulebook.length);
    }
    expect(leaders.filter(({ rulebook }) => rulebook.includes('name'))).toHaveLength(9);
    expect(people.filter(({ rulebook }) => rulebook.includes('name'))).toHaveLength(16);
  });

  test('[IC5] the cards can do what the rulebook speaks of (I42, I43)', () => {
    expect(all('corruption')).toBeGreaterThanOrEqual(20);
    expect(all('minion')).toBeGreaterThanOrEqual(8);
    expect(all('minion') + all('corruption')).toBeGreaterThanOrEqual(19);
    for (const icon of ICONS) expect(all(icon)).toBeGreaterThanOrEqual(10);
  });
});
