import {
  type Box,
  type City,
  type Clue,
  CRAFT_NEEDS,
  capacityOf,
  type DeckCard,
  type Heroic,
  isolations,
  isUpgrade,
  LARGEST_INVENTORY,
  type Leader,
  type Move,
  PARTS,
  placeOf,
  SABOTAGE_NEEDS,
  type Upgrade,
} from '@reseau/games/project';
import { nearness } from './clue-sets.ts';
import { craftLevel, type Standing, sabotageLevel, withoutBase } from './standing.ts';
import { partsWanted, rubbishOf } from './worth.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

/** What to do with drawn cards: keep the best one, let go of the rest. */
export function choice(standing: Standing, leader: Leader): Move {
  const { drawn } = leader;
  if (drawn === undefined) throw new Error('bot: nothing drawn');
  const cards = [...new Set(drawn.cards)].filter((card) => card !== 'fail');
  switch (drawn.deck) {
    case 'clue':
      return { type: 'keep', leader: leader.id, card: bestClue(standing, cards as Clue[]) };
    case 'heroic':
      return { type: 'keep', leader: leader.id, card: bestHeroic(cards as Heroic[]) };
    case 'object':
      return bestObject(standing, leader, cards);
  }
}

function bestBy<V>(list: readonly V[], worth: (value: V) => number): V {
  let [best] = list;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of list) {
    const own = worth(value);
    if (own > most) [best, most] = [value, own];
  }
  if (best === undefined) throw new Error('bot: nothing to choose from');
  return best;
}

const bestClue = ({ table }: Standing, cards: readonly Clue[]): Clue =>
  cards.length === 1
    ? (cards[0] as Clue)
    : bestBy(cards, (card) => nearness(table.box, [...table.clues, card], withoutBase(table)));

/** How much each heroic card is wanted. */
const HEROIC_WORTH: Readonly<Record<Heroic, number>> = {
  slow: 8,
  rummage: 7,
  chief: 6,
  commando: 5,
  inquiry: 4,
  air: 3,
  road: 2,
  revolt: 1,
};
const bestHeroic = (cards: readonly Heroic[]): Heroic => bestBy(cards, (card) => HEROIC_WORTH[card]);

function bestObject(standing: Standing, leader: Leader, cards: readonly DeckCard[]): Move {
  const { id, inventory, active } = leader;
  const room = inventory.length < LARGEST_INVENTORY;
  const wanted = partsWanted(standing, leader).filter((part) => cards.includes(part));
  if (wanted.length > 0) {
    const card = bestBy(wanted, (part) => -standing.partShare[part]);
    const rubbish = rubbishOf(leader);
    if (room) return { type: 'keep', leader: id, card };
    if (rubbish !== undefined) return { type: 'discard', leader: id, card: rubbish };
  }
  const upgrades = cards.filter((card): card is Upgrade => isUpgrade(card));
  if (upgrades.length > 0) {
    const card = bestBy(upgrades, (upgrade) => upgradeWorth(standing, leader, upgrade));
    const worn = active === undefined ? 0 : upgradeWorth(standing, leader, active);
    // Where there is no room, what was worn is discarded.
    if (upgradeWorth(standing, leader, card) > worn) return { type: 'wear', leader: id, card };
  }
  const part = PARTS.find((card) => cards.includes(card));
  if (part !== undefined && inventory.length < LARGEST_INVENTORY - 1 && standing.bombsMissing > 1)
    return { type: 'keep', leader: id, card: part };
  return { type: 'letGo', leader: id };
}

function upgradeWorth(standing: Standing, leader: Leader, upgrade: Upgrade): number {
  const { crafters, saboteurs, table } = standing;
  const without = leader.active === undefined ? leader : { ...leader, active: undefined };
  switch (upgrade) {
    case 'tools':
      return crafters.includes(leader) && craftLevel(without) === CRAFT_NEEDS - 1
        ? 9
        : crafters.includes(leader)
          ? 2
          : 1;
    case 'camouflage':
      return saboteurs.includes(leader) && sabotageLevel(without) === SABOTAGE_NEEDS - 1 ? 8 : 2;
    case 'handbook':
      return 0.8 * standing.partsMissing;
    case 'eveningDress':
      return 0.7 * standing.cluesMissing;
    case 'engineerDress':
      return 0.5 * standing.partsMissing + 1;
    case 'officerDress':
      return 0.5 * standing.cluesMissing + 1;
    case 'militaryDress':
      return 2.5;
    case 'artOfWar':
      return 1.5 + 0.1 * table.turn;
    case 'negotiation':
      return 1.2;
    case 'leadership':
      return 0.6;
  }
}

/** A base to be named now, if the clues name one: the easiest to get at, with the fewest cards. */
export function namedBase(standing: Standing): Move | undefined {
  const { table, toFind, saboteurs } = standing;
  if (toFind === 0 || table.clues.length < 2) return undefined;
  const suits = withoutBase(table);
  const found = isolations(table.box, table.clues).filter(({ city }) => suits(city));
  if (found.length === 0) return undefined;
  const { clues } = bestBy(found, ({ city, clues: cards }) => {
    const way = Math.min(...saboteurs.map((leader) => apart(table.box, leader.city, city)));
    return -cards.length * 2 - capacityOf(table.box, city) * 1.5 - way / 120 - 2 * numberAt(table.blacks, city);
  });
  const to = bestBy(table.leaders, ({ tokens, id }) => -tokens - id / 10).id;
  return { type: 'locate', clues, to };
}

const apart = (box: Box, one: City, other: City): number => {
  const [a, b] = [placeOf(box, one), placeOf(box, other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
};
