import { keysOf, type Rng } from '@reseau/core';
import { countAt } from '../cities.ts';
import { roll } from '../dice.ts';
import type { Fact, OpenFact, Rest } from '../facts.ts';
import { COMMANDO_HERE, LARGEST_INVENTORY } from '../limits.ts';
import { type Obstacle, obstacle } from '../obstacle.ts';
import type { Known, Leader, Table } from '../table.ts';
import { type Deck, type DeckCard, type Heroic, isUpgrade, type Upgrade, type Way } from '../vocabulary.ts';
import { distinct, type Making, type Rule } from './action.ts';
import { cardsLeft, draws, madeWay } from './draw.ts';
import { blows, killed } from './fight.ts';
import { heroicObstacle, played } from './heroic-card.ts';

/** The three cards that look for another card. */
export const SEEKS = { revolt: 'heroic', rummage: 'object', inquiry: 'clue' } as const satisfies Partial<
  Record<Heroic, Deck>
>;
type Seeking = keyof typeof SEEKS;
export const isSeeking = (card: Heroic): card is Seeking => card in SEEKS;

const SKIPPED = 3;
/** Cards to choose from, by the minor effect of those that seek. */
export const NEW_CARDS = 2;

/** What a card needs beyond a token, played without naming anything. */
function beyond(table: Table, leader: Leader, card: Heroic, way: Way): Obstacle | undefined {
  switch (card) {
    case 'chief':
    case 'slow':
      return undefined;
    case 'commando':
      if (way === 'major') return obstacle('illegal');
      return countAt(table.reds, leader.city) > 0 ? undefined : obstacle('nobodyToKill');
    case 'revolt':
    case 'rummage':
    case 'inquiry':
      return way === 'minor' ? cardsLeft(table, SEEKS[card]) : obstacle('illegal');
    case 'air':
    case 'road':
      return obstacle('illegal');
  }
}

const WITHOUT_NAMING: readonly (readonly [Heroic, Way])[] = [
  ['chief', 'major'],
  ['chief', 'minor'],
  ['commando', 'minor'],
  ['revolt', 'minor'],
  ['rummage', 'minor'],
  ['inquiry', 'minor'],
  ['slow', 'major'],
  ['slow', 'minor'],
];

export const heroic: Rule<Making<'heroic'>> = {
  obstacle: (table, leader, { card, way }) => heroicObstacle(table, leader, card) ?? beyond(table, leader, card, way),
  options: (table, leader) =>
    leader.tokens === 0
      ? []
      : WITHOUT_NAMING.filter(
          ([card, way]) => table.heroics.includes(card) && beyond(table, leader, card, way) === undefined,
        ).map(([card, way]) => ({
          type: 'heroic',
          leader: { one: [leader.id] },
          card: { one: [card] },
          way: { one: [way] },
        })),
  tell: (known, leader, { card, way }, rng) => [
    ...played(leader, card, way, restOf(known.table, leader, card, way)),
    ...effect(known, leader, card, way, rng),
  ],
};

function restOf({ reds }: Table, { city }: Leader, card: Heroic, way: Way): Rest | undefined {
  if (card === 'chief') return { of: way === 'major' ? 'mastery' : 'unseen' };
  return card === 'commando' ? blows(Math.min(COMMANDO_HERE, countAt(reds, city)) - 1, true) : undefined;
}

function effect(known: Known, leader: Leader, card: Heroic, way: Way, rng: Rng): readonly Fact[] {
  if (isSeeking(card)) return draws(known, leader, SEEKS[card], NEW_CARDS, 1, rng);
  if (card === 'commando') return [killed(leader.city, 1, 'commando')];
  if (card !== 'slow') return [];
  const slowed: OpenFact = { type: 'slowed', to: 'all', actions: SKIPPED };
  return way === 'major' ? [slowed] : [{ type: 'foresaw', to: 'all', dice: roll(rng) }];
}

/** A card is taken out of a discard: the major effect of the cards that seek. */
export const retrieve: Rule<Making<'retrieve'>> = {
  obstacle: (table, leader, { card, take }) => {
    if (!isSeeking(card)) return obstacle('illegal');
    const missing = heroicObstacle(table, leader, card);
    if (missing !== undefined) return missing;
    if (!takable(table, card).includes(take)) return obstacle('notInDiscard');
    return card === 'rummage' && leader.inventory.length >= LARGEST_INVENTORY ? obstacle('inventoryFull') : undefined;
  },
  options: (table, leader) =>
    keysOf(SEEKS)
      .filter((card) => heroicObstacle(table, leader, card) === undefined)
      .filter((card) => card !== 'rummage' || leader.inventory.length < LARGEST_INVENTORY)
      .map((card) => ({
        type: 'retrieve',
        leader: { one: [leader.id] },
        card: { one: [card] },
        take: { one: takable(table, card) },
      })),
  tell: (_known, leader, { card, take }) => [
    // Taken before the card itself is laid on the discard.
    ...(isSeeking(card)
      ? [{ type: 'retrieved', to: 'all', leader: leader.id, deck: SEEKS[card], card: take } as const]
      : []),
    ...played(leader, card, 'major'),
  ],
};

/** An upgrade out of the discard, put on at once: Rummage. */
export const retrieveToWear: Rule<Making<'retrieveToWear'>> = {
  obstacle: (table, leader, { take }) =>
    heroicObstacle(table, leader, 'rummage') ??
    (table.discards.object.includes(take) ? undefined : obstacle('notInDiscard')),
  options: (table, leader) => {
    if (heroicObstacle(table, leader, 'rummage') !== undefined) return [];
    const upgrades = takable(table, 'rummage').filter((card): card is Upgrade => isUpgrade(card));
    return upgrades.length === 0
      ? []
      : [{ type: 'retrieveToWear', leader: { one: [leader.id] }, take: { one: upgrades } }];
  },
  tell: (_known, leader, { take }) => [
    ...madeWay(leader),
    { type: 'retrieved', to: 'all', leader: leader.id, deck: 'object', card: take, worn: true },
    ...played(leader, 'rummage', 'major'),
  ],
};

const takable = ({ discards }: Table, card: Seeking): readonly DeckCard[] =>
  distinct(discards[SEEKS[card]].filter((found) => found !== 'fail'));
