import { type Options, pick } from '@reseau/core';
import { type Card, type Grant, infoOf, type Move, type Where } from '@reseau/games/insurrection';
import type { GameWords } from './i18n/en.ts';
import { limitNow, type View } from './view.ts';
import { endText } from './wording.ts';

const PLACES = ['hand', 'centre', 'graveyard'] as const;
export type Place = (typeof PLACES)[number];

/** A kind of move that is open to a seat now, and where it asks for cards. */
export interface Act {
  readonly key: string;
  readonly type: Move['type'];
  readonly by?: Grant;
  readonly where?: Where;
  readonly wants: readonly Place[];
}

/** What is picked so far, by the place it lies in. */
export type Picks = Readonly<Partial<Record<Place, Card>>>;

const WANTS: Readonly<Partial<Record<Move['type'], readonly Place[]>>> = {
  keep: ['hand'],
  discard: ['hand'],
  play: ['hand'],
  eliminate: ['centre'],
  raise: ['graveyard'],
  cleanse: ['centre'],
  trade: ['hand', 'centre'],
  swear: ['hand'],
  take: ['centre'],
  swap: ['hand', 'centre'],
  gain: ['centre'],
};

/** Taking comes first, leaving it be comes last. */
const rank = ({ type }: Act): number => (type === 'take' ? 0 : type === 'pass' ? 2 : 1);

/** The kinds of move among the options. */
export function actsOf(options: Options<Move>): readonly Act[] {
  const acts = new Map<string, Act>();
  for (const option of options) {
    const { type } = option;
    const wants = WANTS[type] ?? [];
    if (type === 'put') for (const where of option.where.one) acts.set(where, { key: where, type, where, wants });
    else if (type === 'eliminate' || type === 'look') {
      for (const by of option.by.one) acts.set(`${type}-${by}`, { key: `${type}-${by}`, type, by, wants });
    } else acts.set(type, { key: type, type, wants });
  }
  return [...acts.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** The move that these picks make, legal or not; nothing while one is missing. */
export function moveOf({ type, by, where, wants }: Act, picks: Picks): object | undefined {
  if (wants.some((place) => picks[place] === undefined)) return undefined;
  const { hand, centre, graveyard } = picks;
  switch (type) {
    case 'trade':
    case 'swap':
      return { type, give: hand, take: centre };
    case 'eliminate':
      return { type, by, card: centre };
    case 'look':
      return { type, by };
    case 'put':
      return { type, where };
    case 'take':
    case 'cleanse':
    case 'gain':
      return { type, card: centre };
    case 'raise':
      return { type, card: graveyard };
    case 'discard':
    case 'play':
    case 'swear':
      return { type, card: hand };
    case 'keep':
      return { type, leader: hand };
    case 'muster':
    case 'pass':
    case 'timeUp':
      return { type };
  }
}

export interface Verdict {
  readonly move: Move | undefined;
  /** Why it is not allowed, if it is not. */
  readonly why: string | undefined;
}

/** Whether these picks may be played, and if not, why. */
export function judge(view: View, act: Act, picks: Picks, words: GameWords): Verdict {
  const wanted = moveOf(act, picks);
  if (wanted === undefined || view.me === undefined) return { move: undefined, why: undefined };
  const move = pick(view.options, wanted);
  return { move, why: move === undefined ? whyNot(view, act, picks, wanted, words) : undefined };
}

function whyNot(view: View, act: Act, picks: Picks, wanted: object, words: GameWords): string {
  const { rules, known, me } = view;
  if (me === undefined) return words.reasons.notNow;
  const code = rules.why(known, me, wanted);
  if (code === 'mustLeaveMarks') return lockedText(view, act, picks, words);
  return isReason(code, words) ? words.reasons[code] : words.reasons.notNow;
}

/** Locked Evil, with the sum that forbids it. */
function lockedText(view: View, { type }: Act, { centre }: Picks, words: GameWords): string {
  const { table, set, me } = view;
  const marks = (card: Card | undefined): number => (card === undefined ? 0 : (set.info.get(card)?.marks ?? 0));
  const limit = limitNow(view);
  if (type !== 'take') return words.lockedFew(limit);
  const withMine = table.marks + marks(me === undefined ? undefined : table.played[me]);
  return words.locked(withMine, limit, withMine - marks(centre));
}

const isReason = (code: string, { reasons }: GameWords): code is keyof GameWords['reasons'] =>
  Object.hasOwn(reasons, code);

/** Whether the location gives it, and not the card just played. */
export const isAtSite = ({ type, by }: Act): boolean => by === 'site' || AT_SITE.has(type);
const AT_SITE: ReadonlySet<Move['type']> = new Set(['muster', 'raise', 'cleanse', 'trade', 'swear']);

/** What an act is called among the others. */
export function actName({ type, where }: Act, { acts, sites }: GameWords): string {
  switch (type) {
    case 'take':
      return acts.take;
    case 'eliminate':
    case 'look':
      return acts[type];
    case 'muster':
    case 'raise':
    case 'cleanse':
    case 'trade':
    case 'swear':
      return sites.effects[type].name;
    case 'put':
      return where === 'centre' ? acts.putCentre : acts.putUnder;
    case 'swap':
      return sites.effects.trade.name;
    case 'gain':
      return acts.take;
    case 'pass':
    case 'keep':
    case 'discard':
    case 'play':
    case 'timeUp':
      return acts.pass;
  }
}

/** What the button says: what is still to be picked, or what it will do. */
export function actText(
  { type, where, wants }: Act,
  picks: Picks,
  name: (card: Card) => string,
  words: GameWords,
): string {
  const { acts } = words;
  if (wants.some((place) => picks[place] === undefined)) {
    if (wants.length === 2) return acts.pickBoth;
    if (type === 'keep') return words.leader.pick;
    if (type === 'discard') return words.discard.pick;
    if (type === 'play') return words.choose.pick;
    if (wants.includes('hand')) return acts.pickHand;
    return wants.includes('graveyard') ? acts.pickGrave : acts.pickCentre;
  }
  const of = (place: Place): string => name(picks[place] ?? '');
  switch (type) {
    case 'take':
      return acts.takeIt(of('centre'));
    case 'eliminate':
      return acts.eliminateIt(of('centre'));
    case 'look':
      return acts.lookNow;
    case 'muster':
      return acts.musterNow;
    case 'raise':
      return acts.raiseIt(of('graveyard'));
    case 'cleanse':
      return acts.cleanseIt(of('centre'));
    case 'trade':
    case 'swap':
      return acts.tradeIt(of('hand'), of('centre'));
    case 'swear':
      return acts.swearIt(of('hand'));
    case 'gain':
      return acts.gainIt(of('centre'));
    case 'put':
      return where === 'centre' ? acts.putCentre : acts.putUnder;
    case 'discard':
      return words.discard.seal(of('hand'));
    case 'play':
      return words.choose.seal(of('hand'));
    case 'keep':
      return words.leader.seal(of('hand'));
    case 'pass':
    case 'timeUp':
      return acts.passNow;
  }
}

/** What to bear in mind: effects are optional, and a location gives its own only before any other; or what a last word does. */
export function hintOn(view: View, open: readonly Act[], words: GameWords): string {
  if (view.phase === 'effect') return lastWord(view, words);
  if (view.phase !== 'turn' || open.length < 2) return '';
  const hasBoth = open.some(isAtSite) && open.some(({ by }) => by === 'card');
  return hasBoth ? words.acts.siteFirst : words.acts.optional;
}

/** What the card that is asked about may do, once the game is over. */
function lastWord({ table, set }: View, words: GameWords): string {
  const card = table.endCards[table.endCardsDone]?.card;
  const end = card === undefined ? undefined : infoOf(set, card).printed.end;
  return end === undefined ? '' : endText(end, words);
}
