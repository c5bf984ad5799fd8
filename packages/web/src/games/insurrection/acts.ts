import { type Options, pick } from '@reseau/core';
import { type Card, infoOf, type Move } from '@reseau/games/insurrection';
import { ACT_KINDS, type Picks, type Place, type Terms } from './act-kinds.ts';
import type { GameWords } from './i18n/en.ts';
import { limitNow, type View } from './view.ts';
import { endText } from './wording.ts';

/** A kind of move that is open to a seat now, and where it asks for cards. */
export interface Act extends Terms {
  readonly key: string;
  readonly type: Move['type'];
  readonly wants: readonly Place[];
}

const ORDER = ['first', 'between', 'last'] as const;
const rank = ({ type }: Act): number => ORDER.indexOf(ACT_KINDS[type].rank);

/** The kinds of move among the options: one for each grant, and for each place that a card may go to. */
export function actsOf(options: Options<Move>): readonly Act[] {
  const acts = new Map<string, Act>();
  for (const option of options) {
    const { type } = option;
    const { wants } = ACT_KINDS[type];
    if ('where' in option) for (const where of option.where.one) acts.set(where, { key: where, type, where, wants });
    else if ('by' in option) {
      for (const by of option.by.one) acts.set(`${type}-${by}`, { key: `${type}-${by}`, type, by, wants });
    } else acts.set(type, { key: type, type, wants });
  }
  return [...acts.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** The move that these picks make, legal or not; nothing while one is missing. */
export const moveOf = (act: Act, picks: Picks): object | undefined =>
  isMissing(act, picks) ? undefined : ACT_KINDS[act.type].move(picks, act);

const isMissing = ({ wants }: Act, picks: Picks): boolean => wants.some((place) => picks[place] === undefined);

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

/** The code of that, as the rules have it. */
export function refusalOf(view: View, act: Act, picks: Picks): string | undefined {
  const wanted = moveOf(act, picks);
  if (wanted === undefined || view.me === undefined || pick(view.options, wanted) !== undefined) return undefined;
  return view.rules.why(view.known, view.me, wanted);
}

function whyNot(view: View, act: Act, picks: Picks, wanted: object, words: GameWords): string {
  const { rules, known, me } = view;
  if (me === undefined) return words.reasons.notNow;
  const code = rules.why(known, me, wanted);
  if (code === 'mustLeaveMarks') return lockedText(view, act, picks, words);
  return isReason(code, words) ? words.reasons[code] : words.reasons.illegal;
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
export const isAtSite = ({ type, by }: Act): boolean => by === 'site' || ACT_KINDS[type].atSite;

/** What an act is called among the others. */
export const actName = (act: Act, words: GameWords): string => ACT_KINDS[act.type].name(words, act);

/** What the button says: what is still to be picked, or what it will do. */
export function actText(act: Act, picks: Picks, name: (card: Card) => string, words: GameWords): string {
  const { pick: own, text } = ACT_KINDS[act.type];
  if (isMissing(act, picks)) return own?.(words) ?? stillWanted(act, words);
  return text(words, (place) => name(picks[place] ?? ''), act);
}

function stillWanted({ wants }: Act, { acts }: GameWords): string {
  if (wants.length === 2) return acts.pickBoth;
  if (wants.includes('hand')) return acts.pickHand;
  return wants.includes('graveyard') ? acts.pickGrave : acts.pickCentre;
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
