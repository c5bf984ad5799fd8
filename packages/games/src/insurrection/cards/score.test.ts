import { describe, expect, test } from 'vitest';
import { HOUSE_SET } from '../setup.ts';
import { WORKBENCH_SET } from '../testing/workbench.ts';
import { type Card, type CardSet, iconsOf, infoOf } from './card-set.ts';
import { pointsOf, scorePad } from './score.ts';
import type { ScoreContext } from './scoring.ts';
import { Tally } from './tally.ts';
import type { Ending } from './vocabulary.ts';

interface At {
  readonly ending?: Ending;
  readonly centre?: string;
  readonly graveyard?: number;
  readonly onKeep?: boolean;
  readonly rivals?: readonly string[];
}

/** `wolf*3` stands for three copies. */
const cardsOf = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [id = '', many] = word.split('*');
      return many === undefined ? [id] : Array.from({ length: Number(many) }, (_, copy) => `${id}-${copy + 1}`);
    });

/** A pad and its points with these cards. */
function scoringWith(set: CardSet) {
  const context = ({ ending = 'good', centre = '', graveyard = 0, onKeep = false, rivals = [] }: At): ScoreContext => ({
    ending,
    centre: new Tally(set, cardsOf(centre)),
    graveyard,
    onKeep,
    rivals: rivals.map((hand) => new Tally(set, cardsOf(hand))),
  });
  const padOf = (hand: string, at: At = {}) => scorePad(set, cardsOf(hand), context(at));
  const scored = (hand: string, at: At = {}): number => {
    const cards = cardsOf(hand);
    const pad = padOf(hand, at);
    const total = pad.reduce((sum, { points }) => sum + points, 0);
    expect(pointsOf(set, new Tally(set, cards), context(at))).toBe(total);
    expect(pad.map(({ card }) => card)).toEqual(cards);
    for (const { points, lines } of pad) expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
    return total;
  };
  const worthOf = (card: Card, hand: string, at: At = {}): number =>
    padOf(hand, at).find((one) => one.card === card)!.points;
  return { padOf, scored, worthOf };
}

describe('the examples of the rulebook, with the cards of the house', () => {
  const { padOf, scored, worthOf } = scoringWith(HOUSE_SET);

  test('[IS10] the hand of the scoring example: 7 + 16 + 35 + 4 + 4 + 9 = 75 (I40)', () => {
    const jeanne = 'dragon-1 beastTamer-1 warBear*5 prophet-1 gnoll-1 yel';
    const at: At = { rivals: ['prophet-2'] };
    const pad = padOf(jeanne, at);
    expect(pad.map(({ points }) => points)).toEqual([7, 16, 7, 7, 7, 7, 7, 4, 4, 9]);
    expect(scored(jeanne, at)).toBe(75);
    expect(pad.at(-1)!.lines).toEqual([
      { term: { points: 3, each: { sets: ['animal', 'corruption'], in: 'hand' } }, count: 3, points: 9 },
    ]);
  });

  test.each<[fact: string, card: Card, hand: string, at: At, points: number]>([
    ['I10', 'goblin-1', 'goblin-1', {}, 3],
    ['I10', 'goblin-1', 'goblin-1', { ending: 'evil' }, 9],
    ['I11', 'occultist-1', 'occultist-1 militia-1 goblin-1 skeleton-1', {}, 5],
    ['I12', 'necromancer-1', 'necromancer-1', { graveyard: 3 }, 4],
    ['I13', 'shadow-1', 'shadow-1', { onKeep: true }, 0],
    ['I13', 'shadow-1', 'shadow-1', { ending: 'evil' }, 7],
    ['I13', 'shadow-1', 'shadow-1', { ending: 'evil', onKeep: true }, 15],
    ['I14', 'bard-1', 'bard-1 militia*3 musketeer*2', {}, 12],
    ['I14', 'bard-1', 'bard-1 militia*3', { ending: 'evil' }, -2],
    ['I18', 'princess', 'princess skeleton*3', { centre: 'gnoll*3' }, 12],
    ['I18', 'princess', 'princess', { centre: 'gnoll*3 imp*3 skeleton*2' }, -1],
    ['I30', 'yel', 'yel skeleton-1', {}, 3],
    ['I32', 'azel', 'azel', { centre: 'imp*2 skeleton-1' }, 6],
    ['I32', 'azel', 'azel', { centre: 'imp*3 dragon*2' }, 12],
    ['I32', 'azel', 'azel', { ending: 'evil', centre: 'imp*3' }, 0],
    ['I34', 'talin', 'talin', { ending: 'evil' }, 0],
    ['I35', 'draxen', 'draxen goblin-1 gnoll-1 wolf-1 bard-1 dwarf-1 scout-1 raven-1 imp-1 yel', {}, 13],
    ['I37', 'tarak', 'tarak militia*3', {}, 24],
  ])('[IC4] %s: %s in %s, %j: %i', (_fact, card, hand, at, points) => {
    expect(worthOf(card, hand, at)).toBe(points);
  });

  test.each([
    ['musketeer*1', 3],
    ['musketeer*2', -2],
    ['musketeer*3', 27],
    ['musketeer*4', 30],
  ])('[IS5] I15: %s: %i', (hand, points) => {
    expect(scored(hand)).toBe(points);
  });

  test('[IS6] I16: War Bears count most for who has more than every other', () => {
    expect(scored('warBear*2', { rivals: ['warBear-3', 'warBear-4'] })).toBe(14);
    expect(scored('warBear*2', { rivals: ['warBear-3 warBear-4'] })).toBeLessThan(14);
  });

  test('[IS7] I17: a Prophet alone is worth more than 4', () => {
    expect(scored('prophet-1', { rivals: ['prophet-2'] })).toBe(4);
    expect(scored('prophet-1', { centre: 'prophet-2' })).toBeGreaterThan(4);
  });

  test('[IS9] I31: Qhia is worth less than nothing from 8 Minions on', () => {
    const seven = 'skeleton*3 gnoll*3 imp-1';
    expect(scored('qhia', { centre: seven })).toBeGreaterThanOrEqual(0);
    expect(scored('qhia', { centre: `${seven} imp-2` })).toBeLessThan(0);
  });
});

describe('points', () => {
  const { padOf, scored, worthOf } = scoringWith(WORKBENCH_SET);

  test.each<[card: Card, hand: string, at: At, points: number]>([
    ['goblin-1', 'goblin-1', {}, 3],
    ['goblin-1', 'goblin-1', { ending: 'evil' }, 9],
    ['gnoll-1', 'gnoll-1', { ending: 'evil' }, 7],
    ['shadow-1', 'shadow-1', { onKeep: true }, 0],
    ['shadow-1', 'shadow-1', { ending: 'evil' }, 7],
    ['shadow-1', 'shadow-1', { ending: 'evil', onKeep: true }, 15],
    ['necromancer-1', 'necromancer-1', { graveyard: 3 }, 4],
    ['necromancer-1', 'necromancer-1', { ending: 'evil', graveyard: 3 }, 13],
  ])('[IS1] by the ending: %s in %s, %j: %i', (card, hand, at, points) => {
    expect(worthOf(card, hand, at)).toBe(points);
  });

  test.each<[card: Card, hand: string, points: number]>([
    ['occultist-1', 'occultist-1 militia-1 goblin-1 skeleton-1', 5],
    ['beastTamer-1', 'beastTamer-1 wolf*2 dragon-1', 8],
    ['yel', 'yel skeleton-1', 3],
    ['yel', 'yel', 0],
    ['tarak', 'tarak militia*3', 24],
    ['tarak', 'tarak militia*4 wolf*4 yel', 6],
    ['draxen', 'draxen goblin-1 gnoll-1 wolf-1 bard-1 dwarf-1 scout-1 raven-1 imp-1 yel', 13],
    ['draxen', 'draxen goblin*2 gnoll-1', -3],
    ['fenriz', 'fenriz goblin-1 militia-1 yel', 14],
    ['priestess-1', 'priestess-1 dragon-1 skeleton-1', 6],
    ['knight-1', 'knight-1 militia-1', 6],
  ])('[IS2] counted in the hand: %s in %s: %i', (card, hand, points) => {
    expect(worthOf(card, hand)).toBe(points);
  });

  test.each<[card: Card, hand: string, at: At, points: number]>([
    ['dwarf-1', 'dwarf-1 goblin*3', { centre: 'goblin-4 skeleton*1' }, 3],
    ['dwarf-1', 'dwarf-1', { centre: 'goblin*2 skeleton-1' }, 9],
    ['princess', 'princess skeleton*4', { centre: 'skeleton*2 goblin-1 chaos-1' }, 10],
    ['qhia', 'qhia goblin*4', { centre: 'skeleton*3 goblin*0' }, 8],
    ['azel', 'azel chaos*2', { centre: 'imp*2 skeleton-1' }, 6],
    ['countess', 'countess', { ending: 'evil', centre: 'chaos*2 imp*3' }, 12],
  ])('[IS3] counted face up: %s in %s, %j: %i', (card, hand, at, points) => {
    expect(worthOf(card, hand, at)).toBe(points);
  });

  test.each<[card: Card, hand: string, points: number]>([
    ['bard-1', 'bard-1 militia*4 dwarf-1', 12],
    ['bard-1', 'bard-1 militia*1', 0],
    ['bard-1', 'bard-1 knight-1', 6],
    ['korrin', 'korrin militia*2 goblin*3 wolf*2', 12],
    ['korrin', 'korrin militia*2 goblin*3', 2],
  ])('[IS4] whole sets only: %s in %s: %i', (card, hand, points) => {
    expect(worthOf(card, hand)).toBe(points);
  });

  test.each<[hand: string, points: number]>([
    ['musketeer*1', 3],
    ['musketeer*2', -2],
    ['musketeer*3', 27],
    ['musketeer*4', 30],
    ['musketeer*5', 25],
    ['wolf*4', 24],
  ])('[IS5] collections: %s: %i', (hand, points) => {
    expect(scored(hand)).toBe(points);
  });

  test('[IS5] each copy scores by the collection it is in', () => {
    const pad = padOf('musketeer*5');
    expect(pad.map(({ points, lines: [line] }) => [line!.count, points])).toEqual([
      [3, 9],
      [3, 9],
      [3, 9],
      [2, -1],
      [2, -1],
    ]);
  });

  test.each<[hand: string, rivals: readonly string[], points: number]>([
    ['warBear*2', ['warBear-3', 'warBear-4'], 14],
    ['warBear*2', ['warBear-3 warBear-4'], 4],
    ['warBear*1', [''], 7],
    ['herald', ['militia-1'], 3],
    ['herald militia-1', [''], 17],
    ['herald', [''], 3],
  ])('[IS6] the most: %s against %j: %i', (hand, rivals, points) => {
    expect(scored(hand, { rivals })).toBe(points);
  });

  test.each<[hand: string, at: At, points: number]>([
    ['prophet-1', { rivals: ['prophet-2'] }, 4],
    ['prophet-1', { rivals: ['goblin-1'], centre: 'prophet-2' }, 10],
    ['prophet*2', { rivals: ['goblin-1'] }, 20],
  ])('[IS7] held by another: %s, %j: %i', (hand, at, points) => {
    expect(scored(hand, at)).toBe(points);
  });

  test.each<[hand: string, at: At, points: number]>([
    ['azel', { centre: 'chaos*2 imp*3' }, 12],
    ['oswin', { graveyard: 25 }, 14],
    ['countess', { ending: 'evil', centre: 'chaos*2 imp*3 dragon*2' }, 14],
  ])('[IS8] a most: %s, %j: %i', (hand, at, points) => {
    expect(scored(hand, at)).toBe(points);
  });

  test('[IS9] negative: the Princess above 18 icons, Qhia from 8 Minions', () => {
    const crowd = 'skeleton*4 gnoll*3 imp*3';
    expect(scored('princess', { centre: crowd })).toBe(18 - 10 - 13);
    expect(scored('qhia', { centre: 'skeleton*4 gnoll*3 imp-1' })).toBe(-2);
    expect(scored('qhia', { centre: 'skeleton*4 gnoll*3' })).toBe(0);
  });

  test('[IS6] the Squire serves where there is no Leader', () => {
    expect(scored('squire-1')).toBe(10);
    expect(scored('squire-1 talin')).toBe(3);
  });
});

describe('a tally', () => {
  test('[IS2] is the same whichever way the cards came in and out', () => {
    const all = [...WORKBENCH_SET.people, ...WORKBENCH_SET.leaders];
    const tally = new Tally(WORKBENCH_SET, all);
    for (const card of all.slice(10)) tally.remove(card);
    const fresh = new Tally(WORKBENCH_SET, all.slice(0, 10).toReversed());
    expect([tally.copies, tally.icons, tally.bearers]).toEqual([fresh.copies, fresh.icons, fresh.bearers]);
    expect([tally.size, tally.leaders, tally.singles]).toEqual([fresh.size, fresh.leaders, fresh.singles]);
    const icons = all.slice(0, 10).map((card) => iconsOf(infoOf(WORKBENCH_SET, card).printed));
    expect([...tally.icons]).toEqual([0, 1, 2, 3].map((icon) => icons.reduce((sum, one) => sum + one[icon]!, 0)));
  });
});
