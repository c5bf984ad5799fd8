import type { Rng } from '@reseau/core';
import { countAt } from '../cities.ts';
import type { Fact, OpenFact, WhisperedFact } from '../facts.ts';
import { capacityOf } from '../island.ts';
import { LARGEST_INVENTORY } from '../limits.ts';
import { type Obstacle, obstacle, short } from '../obstacle.ts';
import { drawCount, strength } from '../skills.ts';
import type { Known, Leader, Table } from '../table.ts';
import type { Limited } from '../vocabulary.ts';
import { type Deck, type DeckCard, type Item, isUpgrade, type Upgrade } from '../vocabulary.ts';
import { acted, distinct, type Making, type Rule, spend } from './action.ts';

export const DRAWS_FROM: Readonly<Record<Limited, Deck>> = { investigate: 'clue', incite: 'heroic', search: 'object' };

export const cardsLeft = ({ decks, discards }: Table, deck: Deck): Obstacle | undefined =>
  decks[deck] + discards[deck].length > 0 ? undefined : obstacle('noCards');

/** The three actions that a city allows only so often: as many in all as it has circles. */
function limited<T extends Limited>(trial: T): Rule<Making<T>> {
  const deck = DRAWS_FROM[trial];
  const rule: Rule<Making<T>> = {
    obstacle: (table, leader) => {
      if (countAt(table.used, leader.city) >= capacityOf(table.box, leader.city)) return obstacle('cityExhausted');
      const none = cardsLeft(table, deck);
      if (none !== undefined || leader.rest?.of === 'mastery') return none;
      return short('skillTooLow', strength(table, leader, trial, leader.city), 1);
    },
    options: (table, leader) =>
      rule.obstacle(table, leader, { type: trial, leader: leader.id } as Making<T>) === undefined
        ? [{ type: trial, leader: { one: [leader.id] } }]
        : [],
    tell: (known, leader, _move, rng) => [
      acted(leader, trial, 1),
      { type: 'usedUp', to: 'all', city: leader.city },
      ...spend(leader, trial),
      ...draws(
        known,
        leader,
        deck,
        drawCount(known.table, leader, trial),
        leader.talent.ability.keeps[trial] ?? 1,
        rng,
      ),
    ],
  };
  return rule;
}

export const investigate = limited('investigate');
export const incite = limited('incite');
export const search = limited('search');

/** Draws cards for a leader to choose from. When the deck runs out, the discard is shuffled to go on with. */
export function draws(
  known: Known,
  leader: Leader,
  deck: Deck,
  count: number,
  keep: number,
  rng: Rng,
): readonly Fact[] {
  const { id } = leader;
  const { table, secret } = known;
  const cards: DeckCard[] = secret.decks[deck].slice(0, count);
  const told: (OpenFact | WhisperedFact)[] = [];
  const drawn = (some: readonly DeckCard[]): OpenFact => ({
    type: 'drew',
    to: 'all',
    leader: id,
    deck,
    cards: some,
    keep,
  });
  const discard = table.discards[deck];
  if (cards.length === count || discard.length === 0) {
    told.push(drawn(cards), { type: 'cut', to: [], deck, count: cards.length });
  } else {
    const fresh = rng.shuffle(discard);
    const stack = [...secret.decks[deck], ...fresh];
    cards.push(...fresh.slice(0, count - cards.length));
    told.push({ type: 'reshuffled', to: 'all', deck }, { type: 'stacked', to: [], deck, cards: stack });
    told.push(drawn(cards), { type: 'cut', to: [], deck, count: cards.length });
  }
  if (cards.every((card) => card === 'fail')) told.push({ type: 'letGo', to: 'all', leader: id });
  return told;
}

/** What a full inventory has no room for. */
const roomFor = ({ inventory }: Leader, cards = 1): Obstacle | undefined =>
  inventory.length + cards <= LARGEST_INVENTORY ? undefined : obstacle('inventoryFull');

const useful = (cards: readonly DeckCard[]): readonly DeckCard[] => distinct(cards.filter((card) => card !== 'fail'));

/** After the last card that may be kept, the rest goes to the discard. */
function kept({ id, drawn }: Leader, card: DeckCard, worn: boolean): readonly Fact[] {
  const fact: OpenFact = { type: 'kept', to: 'all', leader: id, card, worn };
  const left = without(drawn?.cards ?? [], card);
  const more = (drawn?.keep ?? 0) > 1 && left.some((other) => other !== 'fail');
  return more ? [fact] : [fact, { type: 'letGo', to: 'all', leader: id }];
}

/** A drawn card goes to the common row, an object to the inventory. */
export const keep: Rule<Making<'keep'>> = {
  obstacle: (_table, leader, { card }) => {
    const { drawn } = leader;
    if (drawn === undefined) return obstacle('nothingDrawn');
    if (!useful(drawn.cards).includes(card)) return obstacle('notHeld');
    return drawn.deck === 'object' ? roomFor(leader) : undefined;
  },
  options: (_table, leader) => {
    const { drawn } = leader;
    if (drawn === undefined || (drawn.deck === 'object' && roomFor(leader) !== undefined)) return [];
    return [{ type: 'keep', leader: { one: [leader.id] }, card: { one: useful(drawn.cards) } }];
  },
  tell: (_known, leader, { card }) => kept(leader, card, false),
};

const without = (cards: readonly DeckCard[], card: DeckCard): readonly DeckCard[] =>
  cards.toSpliced(cards.indexOf(card), 1);

/** Two of the drawn cards are all that may be kept: the rest goes to the discard. */
export const keepBoth: Rule<Making<'keepBoth'>> = {
  obstacle: (_table, leader, { card, other }) => {
    const { drawn } = leader;
    if (drawn === undefined) return obstacle('nothingDrawn');
    if (drawn.keep < 2) return obstacle('illegal');
    const isThere = useful(drawn.cards).includes(card) && useful(without(drawn.cards, card)).includes(other);
    if (!isThere) return obstacle('notHeld');
    return drawn.deck === 'object' ? roomFor(leader, 2) : undefined;
  },
  options: (_table, leader) => {
    const { drawn } = leader;
    if (drawn === undefined || drawn.keep < 2) return [];
    if (drawn.deck === 'object' && roomFor(leader, 2) !== undefined) return [];
    return useful(drawn.cards).flatMap((card) => {
      const others = useful(without(drawn.cards, card));
      return others.length === 0
        ? []
        : [{ type: 'keepBoth', leader: { one: [leader.id] }, card: { one: [card] }, other: { one: others } } as const];
    });
  },
  tell: (_known, { id }, { card, other }) => [
    ...[card, other].map((one) => ({ type: 'kept', to: 'all', leader: id, card: one, worn: false }) as const),
    { type: 'letGo', to: 'all', leader: id },
  ],
};

/** What is worn goes to the inventory when another upgrade is put on; where there is no room, it is discarded first. */
export const madeWay = (leader: Leader): readonly OpenFact[] =>
  leader.active === undefined || roomFor(leader) === undefined
    ? []
    : [{ type: 'discarded', to: 'all', leader: leader.id, card: leader.active }];

/** A drawn upgrade is put on at once. */
export const wear: Rule<Making<'wear'>> = {
  obstacle: (_table, leader, { card }) => {
    if (leader.drawn === undefined) return obstacle('nothingDrawn');
    if (!leader.drawn.cards.includes(card)) return obstacle('notHeld');
    return isUpgrade(card) ? undefined : obstacle('notAnUpgrade');
  },
  options: (_table, leader) => {
    const cards = useful(leader.drawn?.cards ?? []).filter((card): card is Upgrade => isUpgrade(card));
    return cards.length === 0 ? [] : [{ type: 'wear', leader: { one: [leader.id] }, card: { one: cards } }];
  },
  tell: (_known, leader, { card }) => [...madeWay(leader), ...kept(leader, card, true)],
};

export const letGo: Rule<Making<'letGo'>> = {
  obstacle: (_table, { drawn }) => (drawn === undefined ? obstacle('nothingDrawn') : undefined),
  options: (_table, { id, drawn }) => (drawn === undefined ? [] : [{ type: 'letGo', leader: { one: [id] } }]),
  tell: (_known, { id }) => [{ type: 'letGo', to: 'all', leader: id }],
};

/** Makes room. */
export const discard: Rule<Making<'discard'>> = {
  obstacle: (_table, leader, { card }) => (owned(leader).includes(card) ? undefined : obstacle('notHeld')),
  options: (_table, leader) => {
    const cards = owned(leader);
    return cards.length === 0 ? [] : [{ type: 'discard', leader: { one: [leader.id] }, card: { one: cards } }];
  },
  tell: (_known, { id }, { card }) => [{ type: 'discarded', to: 'all', leader: id, card }],
};

const owned = ({ inventory, active }: Leader): readonly Item[] =>
  distinct(active === undefined ? inventory : [...inventory, active]);
