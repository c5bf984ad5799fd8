import type { Seat } from '@reseau/core';
import { type Card, infoOf } from '@reseau/games/insurrection';
import type { HintsFor } from '../../../session/guide.ts';
import { actorOf, limitNow, type Running, running, runningIfTaken, type View, worthInHand } from '../view.ts';
import type { GuideWords } from './en.ts';

const now = (isSo: boolean): readonly [] | undefined => (isSo ? [] : undefined);

const isOpen = ({ asked, mine }: View): boolean => asked && mine === undefined;

/** A hand may do well under either ending. */
const best = ({ good, evil }: Running): number => Math.max(good, evil);

const sumOf = (view: View): Running | undefined =>
  view.me === undefined || view.hand.length === 0 ? undefined : running(view, view.me, view.hand);

/** So many points between the endings are a reason to work for one. */
const LEANING = 4;
/** So many points are worth a word. */
const MISSED = 4;
/** So near to its end, the count of marks is everyone's business. */
const NEAR = 3;

const leans = (view: View, to: 'good' | 'evil'): boolean => {
  const sum = sumOf(view);
  if (sum === undefined) return false;
  return (to === 'good' ? sum.good - sum.evil : sum.evil - sum.good) >= LEANING;
};

/** The card that I took on the turn before, and what I might have taken. */
function taken(
  view: View,
  before: View | undefined,
): { readonly card: Card; readonly from: readonly Card[] } | undefined {
  const { me } = view;
  if (me === undefined || before?.phase !== 'turn') return undefined;
  const had = before.table.open[me] ?? [];
  const card = (view.table.open[me] ?? []).find((one) => !had.includes(one) && before.table.centre.includes(one));
  if (card === undefined) return undefined;
  const from = before.options.flatMap((option) => (option.type === 'take' ? option.card.one : []));
  return { card, from };
}

/** How many points the best card would have brought beyond the one that was taken. */
function missed(view: View, before: View | undefined): number | undefined {
  const took = taken(view, before);
  if (took === undefined || before === undefined || view.me === undefined) return undefined;
  const { me } = view;
  const worth = (card: Card) => best(runningIfTaken(before, me, card));
  return Math.max(...took.from.map(worth)) - worth(took.card);
}

/** What the card that I played was worth in my hand, beyond the least that one was. */
function given(view: View, before: View | undefined): number | undefined {
  const { me } = view;
  const card = me === undefined ? undefined : view.table.played[me];
  if (me === undefined || card === undefined || before?.phase !== 'choose') return undefined;
  const worth = (one: Card) => best(worthInHand(before, me, one));
  const least = Math.min(...before.hand.map(worth));
  return worth(card) - least >= MISSED ? worth(card) : undefined;
}

/** The marks that my turn has left, where they went this way. */
function left(view: View, before: View | undefined, way: 1 | -1): number | undefined {
  const took = taken(view, before);
  const me = view.me;
  if (took === undefined || before === undefined || me === undefined) return undefined;
  const laid = before.table.played[me];
  if (laid === undefined) return undefined;
  const marksOf = (card: Card) => infoOf(view.set, card).marks;
  const change = marksOf(laid) - marksOf(took.card);
  return Math.sign(change) === way ? before.table.marks + change : undefined;
}

/** Whether this seat has played a higher number than every other. */
function hasHighest({ table, set }: View, seat: Seat): boolean {
  const numbers = table.played.map((card) =>
    card === undefined ? Number.POSITIVE_INFINITY : infoOf(set, card).initiative,
  );
  return numbers.every((number, other) => other === seat || number < (numbers[seat] ?? 0));
}

const nameOf = ({ sight }: View, seat: Seat): string => sight.names[seat] ?? '';

function result(
  { table, me, sight }: View,
  isWon: boolean,
): { readonly mine: number; readonly best: number } | undefined {
  if (table.winners.length === 0 || me === undefined || sight.awaitsCount) return undefined;
  if (table.winners.includes(me) !== isWon) return undefined;
  return { mine: table.points[me] ?? 0, best: Math.max(...table.points) };
}

/** What the coach says at the table, from the most pressing. */
export const HINTS: HintsFor<View, GuideWords['hints']> = {
  card: { cards: 'unseen', points: ['hold-card'] },
  ready: { cards: 'seen', points: ['ready'] },
  won: {
    isLast: true,
    when: (view) => {
      const end = result(view, true);
      return end === undefined ? undefined : [end.mine];
    },
  },
  lost: {
    isLast: true,
    when: (view) => {
      const end = result(view, false);
      return end === undefined ? undefined : [end.mine, end.best];
    },
  },
  keepLeader: {
    isTask: true,
    when: (view) => now(view.phase === 'leader' && isOpen(view)),
    points: ['leaders', 'act'],
  },
  corrupted: { when: ({ table }) => now(table.corrupted), points: ['marks'] },
  endings: { when: ({ table }) => now(table.round === 1), points: ['marks'] },
  choose: { isTask: true, when: (view) => now(view.phase === 'choose' && isOpen(view)), points: ['hand', 'act'] },
  others: {
    when: (view) => {
      const actor = actorOf(view);
      if (view.phase !== 'turn' || actor === undefined || actor === view.me) return undefined;
      return hasHighest(view, actor) ? [nameOf(view, actor)] : undefined;
    },
    points: (view) => [`seat-${(actorOf(view) ?? 0) + 1}`],
  },
  take: { isTask: true, when: (view) => now(view.phase === 'turn' && isOpen(view)), points: ['market', 'act'] },
  effect: {
    when: (view) =>
      now(
        view.phase === 'turn' &&
          isOpen(view) &&
          view.options.some(({ type }) => type === 'eliminate' || type === 'look'),
      ),
    points: ['act-eliminate', 'act-look', 'act-eliminate-card', 'act-look-card'],
  },
  betterCard: {
    when: (view, before) => {
      const points = missed(view, before);
      return points === undefined || points < MISSED ? undefined : [points];
    },
    points: ['progress'],
  },
  wellTaken: { when: (view, before) => now(missed(view, before) === 0) },
  gaveMuch: {
    when: (view, before) => {
      const points = given(view, before);
      return points === undefined ? undefined : [points];
    },
  },
  fedEvil: {
    when: (view, before) => {
      const marks = left(view, before, 1);
      return marks === undefined || !leans(view, 'good') ? undefined : [marks];
    },
    points: ['marks'],
  },
  fedGood: {
    when: (view, before) => {
      const marks = left(view, before, -1);
      return marks === undefined || !leans(view, 'evil') ? undefined : [marks];
    },
    points: ['marks'],
  },
  sum: {
    when: (view) => {
      const sum = sumOf(view);
      return view.table.round < 2 || sum === undefined ? undefined : [sum.good, sum.evil];
    },
    points: ['running'],
  },
  near: {
    when: (view) => {
      const { table } = view;
      const isNear = table.marks >= limitNow(view) - NEAR && !table.corrupted;
      return isNear ? [table.marks] : undefined;
    },
    points: ['marks'],
  },
  path: { when: ({ table, phase }) => now(table.round >= 2 && phase === 'choose'), points: ['path'] },
  forGood: { when: (view) => now(view.table.round >= 3 && view.phase === 'choose' && leans(view, 'good')) },
  forEvil: { when: (view) => now(view.table.round >= 3 && view.phase === 'choose' && leans(view, 'evil')) },
  lastRound: { when: ({ table, phase }) => now(table.round === table.path.length && phase === 'choose') },
};
