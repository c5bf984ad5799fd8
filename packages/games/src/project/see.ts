import { put, seatsOf } from '@reseau/core';
import { add, type Draft } from './draft.ts';
import type { OpenFact } from './facts.ts';
import type { LeaderId } from './moves.ts';
import { opened } from './opening.ts';
import { seeArmy } from './see-army.ts';
import { type Leader, leaderOf, type Table } from './table.ts';
import { remember, takeBack } from './undo.ts';
import type { Ally } from './vocabulary.ts';
import { type Deck, type DeckCard, type Item, isUpgrade, SKILLS, type Skill } from './vocabulary.ts';

type PauseFact = Extract<OpenFact, { readonly type: 'wishedPause' }>;
type LeaderFact = Extract<OpenFact, { readonly leader: LeaderId }>;

/** One copy for a whole step's facts; what the old table holds is replaced, never written: other viewers still hold it. */
export function see(table: Table, told: readonly OpenFact[]): Table {
  const next: Draft = { ...table };
  for (const fact of told) {
    remember(next, fact);
    if ('leader' in fact) seeLeader(next, fact);
    else seeOne(next, fact);
  }
  return next;
}

const without = <V>(list: readonly V[], one: V): readonly V[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
};
const withoutAll = <V>(list: readonly V[], some: readonly V[]): readonly V[] => some.reduce(without, list);

function change(next: Draft, id: LeaderId, changes: Partial<Leader>): void {
  next.leaders = put(next.leaders, id, { ...leaderOf(next, id), ...changes });
}

const discard = (next: Draft, deck: Deck, cards: readonly DeckCard[]): void => {
  next.discards = { ...next.discards, [deck]: [...next.discards[deck], ...cards] };
};

/** Bombs have a pile of their own; every other item goes to the discard. */
function dropItem(next: Draft, item: Item): void {
  if (item === 'bomb') next.bombPool += 1;
  else discard(next, 'object', [item]);
}

const placed = (rows: Leader['rows'], ally: Ally, skill: Skill): Leader['rows'] => ({
  ...rows,
  [skill]: [...rows[skill], ally],
});
const displaced = ({ rows }: Leader, ally: Ally): Leader['rows'] => {
  const from = SKILLS.find((skill) => rows[skill].includes(ally));
  return from === undefined ? rows : { ...rows, [from]: without(rows[from], ally) };
};

/** Puts an upgrade on; the one worn before goes back to the inventory. */
const worn = ({ active, inventory }: Leader, card: Item): Partial<Leader> =>
  isUpgrade(card) ? { active: card, inventory: active === undefined ? inventory : [...inventory, active] } : {};

/** Giving and reorganising are over as soon as somebody acts. */
const interrupted = (leader: Leader): Leader =>
  leader.rest?.of === 'give' || leader.rest?.of === 'reorganise' ? { ...leader, rest: undefined } : leader;

function seeLeader(next: Draft, fact: LeaderFact): void {
  const id = fact.leader;
  const leader = leaderOf(next, id);
  switch (fact.type) {
    case 'acted':
      next.leaders = next.leaders.map(interrupted);
      change(next, id, { actions: leader.actions + fact.cost, rest: fact.rest });
      return;
    case 'moved':
      change(next, id, { city: fact.city });
      return;
    case 'met':
      next.tokens = put(next.tokens, fact.city, fact.ally);
      return;
    case 'foundToken':
      next.tokens = put(next.tokens, fact.city, undefined);
      change(next, id, { tokens: leader.tokens + 1 });
      return;
    case 'gained':
      next.tokenPool -= 1;
      change(next, id, { tokens: leader.tokens + 1 });
      return;
    case 'gaveCard': {
      const whom = leaderOf(next, fact.whom);
      change(
        next,
        id,
        fact.worn === true ? { active: undefined } : { inventory: without(leader.inventory, fact.card) },
      );
      change(next, whom.id, { inventory: [...whom.inventory, fact.card] });
      return;
    }
    case 'gaveAlly':
      change(next, id, { rows: displaced(leader, fact.ally) });
      change(next, fact.whom, { rows: placed(leaderOf(next, fact.whom).rows, fact.ally, fact.skill) });
      return;
    case 'planned':
      change(next, id, { planned: fact.skill, closed: fact.last });
      return;
    case 'planSpent':
      change(next, id, { planned: undefined });
      return;
    case 'recruited':
      next.tokens = put(next.tokens, fact.city, undefined);
      change(next, id, { rows: placed(leader.rows, fact.ally, fact.skill) });
      return;
    case 'reorganised':
      change(next, id, { rows: placed(displaced(leader, fact.ally), fact.ally, fact.skill) });
      return;
    case 'equipped':
      change(next, id, worn({ ...leader, inventory: without(leader.inventory, fact.card) }, fact.card));
      return;
    case 'tookOff':
      change(next, id, { active: undefined, inventory: [...leader.inventory, fact.card] });
      return;
    case 'intended':
      change(next, id, { intends: fact.action === 'nothing' ? undefined : fact.action });
      return;
    case 'marked':
      change(next, id, { marks: fact.at });
      return;
    case 'undone':
      takeBack(next);
      return;
    case 'crafted':
      next.bombPool -= 1;
      discard(next, 'object', ['explosive', 'detonator', 'timer']);
      change(next, id, {
        inventory: [...withoutAll<Item>(leader.inventory, ['explosive', 'detonator', 'timer']), 'bomb'],
      });
      return;
    case 'sabotaged':
      next.bombPool += 1;
      next.bases = next.bases.map((base) => (base.city === fact.city ? { ...base, destroyed: true } : base));
      change(next, id, { inventory: without<Item>(leader.inventory, 'bomb') });
      return;
    case 'discarded':
      dropItem(next, fact.card);
      change(
        next,
        id,
        leader.inventory.includes(fact.card)
          ? { inventory: without(leader.inventory, fact.card) }
          : { active: undefined },
      );
      return;
    case 'drew':
    case 'kept':
    case 'letGo':
    case 'retrieved':
    case 'played':
      seeCards(next, leader, fact);
      return;
  }
}

type CardFact = Extract<LeaderFact, { readonly type: 'drew' | 'kept' | 'letGo' | 'retrieved' | 'played' }>;

function seeCards(next: Draft, leader: Leader, fact: CardFact): void {
  const { id } = leader;
  switch (fact.type) {
    case 'drew': {
      const { deck, cards, keep } = fact;
      next.decks = { ...next.decks, [deck]: next.decks[deck] - cards.length };
      change(next, id, { drawn: { deck, cards, keep } });
      return;
    }
    case 'kept': {
      const { drawn } = leader;
      if (drawn === undefined) return;
      const cards = without(drawn.cards, fact.card);
      change(next, id, { drawn: { ...drawn, cards, keep: drawn.keep - 1 } });
      take(next, id, drawn.deck, fact.card, fact.worn);
      return;
    }
    case 'letGo':
      if (leader.drawn !== undefined) discard(next, leader.drawn.deck, leader.drawn.cards);
      change(next, id, { drawn: undefined });
      return;
    case 'retrieved':
      next.discards = { ...next.discards, [fact.deck]: without(next.discards[fact.deck], fact.card) };
      take(next, id, fact.deck, fact.card, fact.worn === true);
      return;
    case 'played':
      next.tokenPool += 1;
      change(next, id, { tokens: leader.tokens - 1 });
      if (fact.stays) return;
      next.heroics = without(next.heroics, fact.card);
      discard(next, 'heroic', [fact.card]);
      return;
  }
}

/** Where a card goes that somebody keeps: to the common rows, or to the inventory. */
function take(next: Draft, id: LeaderId, deck: Deck, card: DeckCard, isWorn: boolean): void {
  switch (deck) {
    case 'clue':
      next.clues = [...next.clues, card as Table['clues'][number]];
      return;
    case 'heroic':
      next.heroics = [...next.heroics, card as Table['heroics'][number]];
      return;
    case 'object': {
      const leader = leaderOf(next, id);
      change(next, id, isWorn ? worn(leader, card as Item) : { inventory: [...leader.inventory, card as Item] });
      return;
    }
  }
}

function seePause(next: Draft, { seat, on, ends, declines }: PauseFact): void {
  const to = seatsOf(next.wantsPause.length).filter((one) => next.wantsPause[one]);
  next.pauseDeclined = declines === true ? { by: seat, to } : undefined;
  next.wantsPause =
    ends === true || declines === true ? next.wantsPause.map(() => false) : put(next.wantsPause, seat, on);
}

function seeOne(next: Draft, fact: Exclude<OpenFact, LeaderFact>): void {
  switch (fact.type) {
    case 'at':
      next.at = fact.at;
      return;
    case 'setOut':
      Object.assign(next, opened(next, fact.opening));
      return;
    case 'usedUp':
      next.used = add(next.used, fact.city, 1);
      return;
    case 'reshuffled':
      next.decks = { ...next.decks, [fact.deck]: next.decks[fact.deck] + next.discards[fact.deck].length };
      next.discards = { ...next.discards, [fact.deck]: [] };
      return;
    case 'killed':
      next.reds = add(next.reds, fact.city, -fact.count);
      next.redPool += fact.count;
      return;
    case 'located':
      next.clues = withoutAll(next.clues, fact.clues);
      discard(next, 'clue', fact.clues);
      next.bases = [...next.bases, { city: fact.city, destroyed: false }];
      return;
    case 'foresaw':
      next.foreseen = [...next.foreseen, fact.dice];
      return;
    case 'slowed':
      next.skips += fact.actions;
      return;
    case 'wishedPause':
      seePause(next, fact);
      return;
    case 'wishedToGiveUp':
      next.givesUp = put(next.givesUp, fact.seat, fact.on);
      return;
    case 'finished':
      next.done = put(next.done, fact.seat, true);
      if (fact.givesUp === true) next.givesUp = put(next.givesUp, fact.seat, true);
      return;
    case 'unfinished':
      next.done = put(next.done, fact.seat, false);
      return;
    case 'sped':
      next.speed = fact.speed;
      return;
    case 'ended':
      next.ended = fact.ending;
      return;
    case 'armyBegan':
    case 'skipped':
    case 'rolled':
    case 'activated':
    case 'spared':
    case 'added':
    case 'deployed':
    case 'tipped':
    case 'turned':
      seeArmy(next, fact);
      return;
  }
}
