import type { BoxFile, Road } from '../box.ts';
import { HOUSE } from '../data/house.ts';

const turned = <V>(list: readonly V[], by: number): readonly V[] => [...list.slice(by), ...list.slice(0, by)];

/** Another number for every city: whoever reads our island finds other roads and other places there. */
const elsewhere = (city: number): number => (city % HOUSE.places.length) + 1;
const moved = (roads: readonly Road[]): readonly Road[] => roads.map(([a, b]) => [elsewhere(a), elsewhere(b)]);

/** A box in which every deck, sheet, place and number is another than in ours. */
export const OTHER_BOX: BoxFile = {
  ...HOUSE,
  decks: {
    clue: HOUSE.decks.clue.slice(2).map(([card, copies]) => [card, copies + 1]),
    heroic: HOUSE.decks.heroic.slice(1).map(([card, copies]) => [card, copies + 2]),
    object: HOUSE.decks.object.map(([card, copies]) => [card, card === 'fail' ? 5 : copies + 1]),
  },
  allies: turned(HOUSE.allies, 3)
    .slice(2)
    .map((one) => ({ ...one, levels: [4, 3, 4], reluctance: 0 })),
  blanks: 17,
  leaders: HOUSE.leaders.toReversed().map((one, index) => ({
    ...one,
    levels: [3, 4, 3],
    ability: HOUSE.leaders[index]?.ability ?? {},
  })),
  places: turned(HOUSE.places, HOUSE.places.length - 1),
  roads: moved(HOUSE.roads),
  mountainRoads: moved(HOUSE.mountainRoads),
  scenarios: HOUSE.scenarios.slice(1).map((one) => ({
    ...one,
    reds: one.reds.map(elsewhere),
    tokens: one.tokens.map(elsewhere),
    starts: turned(one.starts.map(elsewhere), 1) as unknown as typeof one.starts,
  })),
  soldiers: [1, 2, 3, 5],
  difficulties: {
    initiation: { blacks: 20, bases: 2, minutesPerStep: 30, actionsPerStep: [80, 60, 35, 20] },
    normal: { blacks: 14, bases: 3, minutesPerStep: 20, actionsPerStep: [70, 50, 30, 18] },
    hard: { blacks: 9, bases: 4, minutesPerStep: 15, actionsPerStep: [60, 40, 25, 16] },
    heroic: { blacks: 8, bases: 5, minutesPerStep: 10, actionsPerStep: [50, 30, 20, 12] },
  },
  reds: 40,
  bombs: 7,
};
