import { again, asks, at, call, type Flow, type Frame, type Option, type Options, type Seat } from '@reseau/core';
import { type Card, type CardSet, infoOf, marksOn, siteOf } from '../cards/card-set.ts';
import type { CardEffect, SiteEffect } from '../cards/vocabulary.ts';
import type { Fact } from '../facts.ts';
import { handOf, type Known, leftIn, stopOf, type Table } from '../known.ts';
import { type Bound, boundOf, isTradable, limitOf, removableIn, takesIn } from '../marks.ts';
import type { Grant, Move } from '../moves.ts';
import { cardIn, drew, type GameStep, optionsBy, type StepContext, seatOf } from '../steps.ts';
import { whyNotInTurn } from './why-not.ts';

/** A turn: the location's effect first, then those of the card played in either order, then a card is taken. */
export function turn({ set }: StepContext): GameStep {
  return {
    id: 'turn',
    shown: true,
    ask: (_table, frame) => asks([seatOf(frame)]),
    options: optionsBy((known, seat) => turnOptions(known, seat, set)),
    why: (known, actor, raw) => (actor === 'clock' ? 'notNow' : whyNotInTurn(known, actor, raw, set)),
    reveals: (known, moves, viewer, frame) => {
      const { people, leaders } = known.table.piles;
      const type = moves.get(seatOf(frame))?.type;
      if (type === 'muster') return cardIn(known, 'people', people.taken);
      if (viewer !== frame.seat) return undefined;
      if (type === 'look') return cardIn(known, 'people', people.taken);
      return type === 'swear' ? cardIn(known, 'leaders', leaders.taken) : undefined;
    },
    decide: (known, moves, _rng, frame) => {
      const seat = seatOf(frame);
      return played(known, seat, moves.get(seat) ?? lateTake(known, seat, set), frame, set);
    },
  };
}

/** All that a seat may do on its turn. */
function turnOptions(known: Known, seat: Seat, set: CardSet): Options<Move> {
  const { table } = known;
  const bound = boundOf(table, seat, set);
  const options: Option<Move>[] = [];
  const site = siteEffectNow(table, set);
  if (site !== undefined) options.push(...siteOptions(site, known, seat, bound, set));
  for (const effect of cardEffectsNow(table, seat, set))
    options.push(...effectOptions(effect, 'card', table, bound, set));
  options.push({ type: 'take', card: { one: takesOf(table, seat, bound, set) } });
  return options;
}

/** The location's effect, while the seat at turn may still use it: before the effects of its card. */
const siteEffectNow = (table: Table, set: CardSet): SiteEffect | undefined =>
  table.used.length === 0 ? siteOf(set, stopOf(table)).effect : undefined;

function cardEffectsNow(table: Table, seat: Seat, set: CardSet): readonly CardEffect[] {
  const card = table.played[seat];
  if (card === undefined) return [];
  const { effects } = infoOf(set, card).printed;
  return effects.length === 0 || table.used.length === 0
    ? effects
    : effects.filter((effect) => !table.used.includes(effect));
}

/** What may be taken: cards of the centre, or the own card where there is no other way. */
function takesOf({ played: laid }: Table, seat: Seat, bound: Bound, set: CardSet): readonly Card[] {
  const takes = takesIn(bound, set);
  const own = laid[seat];
  return takes.length > 0 || own === undefined ? takes : [own];
}

/** Who is late uses no effect and takes the card that has lain in the centre longest. */
const lateTake = (known: Known, seat: Seat, set: CardSet): Move => {
  const { table } = known;
  return { type: 'take', card: at(takesOf(table, seat, boundOf(table, seat, set), set), 0) };
};

function effectOptions(effect: CardEffect, by: Grant, table: Table, bound: Bound, set: CardSet): Options<Move> {
  switch (effect) {
    case 'look':
      return leftIn(table.piles.people) === 0 ? [] : [{ type: 'look', by: { one: [by] } }];
    case 'eliminate': {
      const cards = removableIn(bound, set);
      return cards.length === 0 ? [] : [{ type: 'eliminate', by: { one: [by] }, card: { one: cards } }];
    }
  }
}

function siteOptions(effect: SiteEffect, known: Known, seat: Seat, bound: Bound, set: CardSet): Options<Move> {
  const { table } = known;
  switch (effect) {
    case 'look':
    case 'eliminate':
      return effectOptions(effect, 'site', table, bound, set);
    case 'muster':
      return leftIn(table.piles.people) === 0 ? [] : [{ type: 'muster' }];
    case 'raise':
      return table.graveyard.length === 0 ? [] : [{ type: 'raise', card: { one: table.graveyard } }];
    case 'cleanse': {
      const marked = removableIn(bound, set).filter((card) => marksOn(set, card) > 0);
      return marked.length === 0 ? [] : [{ type: 'cleanse', card: { one: marked } }];
    }
    case 'trade':
      return tradeOptions(handOf(known, seat), bound, set);
    case 'swear':
      return leftIn(table.piles.leaders) === 0 ? [] : [{ type: 'swear', card: { one: handOf(known, seat) } }];
  }
}

/** One product where anything goes; else one for each card that may be had. */
function tradeOptions(hand: readonly Card[], bound: Bound, set: CardSet): Options<Move> {
  if (bound.least === Number.NEGATIVE_INFINITY) {
    return bound.centre.length === 0 ? [] : [{ type: 'trade', give: { one: hand }, take: { one: bound.centre } }];
  }
  return bound.centre.flatMap((take): Options<Move> => {
    const gives = hand.filter((give) => isTradable(bound, give, take, set));
    return gives.length === 0 ? [] : [{ type: 'trade', give: { one: gives }, take: { one: [take] } }];
  });
}

function played(known: Known, seat: Seat, move: Move, frame: Frame, set: CardSet): readonly [...Fact[], Flow] | Fact[] {
  const { people, leaders } = known.table.piles;
  switch (move.type) {
    case 'take':
      return took(known.table, seat, move.card, set);
    case 'eliminate':
      return [{ type: 'eliminated', to: 'all', seat, by: move.by, card: move.card }, again];
    case 'look':
      return [
        { type: 'looked', to: 'all', seat, by: move.by },
        { type: 'saw', to: [seat], at: people.taken, card: cardIn(known, 'people', people.taken) },
        call({ step: 'put', seat }, frame),
      ];
    case 'muster':
      return [{ type: 'mustered', to: 'all', seat, card: cardIn(known, 'people', people.taken) }, again];
    case 'raise':
      return [{ type: 'raised', to: 'all', seat, card: move.card }, again];
    case 'cleanse':
      return [{ type: 'cleansed', to: 'all', seat, card: move.card }, again];
    case 'trade':
      return [{ type: 'traded', to: 'all', seat, give: move.give, take: move.take }, again];
    case 'swear':
      return [
        { type: 'swore', to: 'all', seat, card: move.card },
        ...drew(known, seat, 'leaders', leaders.taken),
        again,
      ];
    case 'keep':
    case 'discard':
    case 'play':
    case 'put':
    case 'swap':
    case 'gain':
    case 'pass':
    case 'timeUp':
      throw new Error(`insurrection: ${move.type} answers nothing in a turn`);
  }
}

/** The card is taken, the own one laid down; then the marks are counted. */
function took(table: Table, seat: Seat, card: Card, set: CardSet): Fact[] {
  const told: Fact[] = [{ type: 'took', to: 'all', seat, card }];
  const own = table.played[seat];
  if (own === undefined || table.corrupted) return told;
  const marks = table.marks + (card === own ? 0 : marksOn(set, own) - marksOn(set, card));
  if (marks >= limitOf(siteOf(set, stopOf(table)))) told.push({ type: 'corrupted', to: 'all', marks });
  return told;
}
