import { hasMove, type Options, type Seat, seatsOf } from '@reseau/core';
import {
  type Card,
  type CardSet,
  DEFAULTS,
  type Ending,
  HOUSE_SET,
  handOf,
  type InsurrectionGame,
  infoOf,
  type Known,
  limitOf,
  MARKS_FOR_EVIL,
  type Move,
  pointsOf,
  SEAT_COUNTS,
  type Setup,
  type Site,
  scoreContextOf,
  scorePad,
  setUp,
  siteOf,
  type Table,
  Tally,
} from '@reseau/games/insurrection';
import type { Sight } from '../../session/game-client.ts';
import { compiled } from '../compiled.ts';
import { knownIn, sceneIn } from './narrowed.ts';
import type { InsurrectionScene } from './scenes.ts';
import { isAlone, isTogether, type Phase, screenOf } from './screens.ts';

/** A sight narrowed to this game. The room hands every game the same shape; here, once, it gets its types back. */
export interface View {
  readonly sight: Sight;
  readonly known: Known;
  readonly table: Table;
  readonly set: CardSet;
  readonly rules: InsurrectionGame;
  readonly phase: Phase;
  /** Who is asked. */
  readonly must: readonly Seat[];
  readonly me: Seat | undefined;
  readonly asked: boolean;
  readonly options: Options<Move>;
  readonly mine: Move | undefined;
  /** The cards of this seat, sorted; none for those who only watch. */
  readonly hand: readonly Card[];
  readonly scene: InsurrectionScene | undefined;
}

export const rulesFor = compiled(setUp);

/** The box that a table plays with, before there is a match. */
export function boxIn(options: object): CardSet {
  const { cards } = options as Partial<Setup>;
  const made = setUp(SEAT_COUNTS[0], cards === undefined ? DEFAULTS : { ...DEFAULTS, cards });
  return made.ok ? made.game.cards : HOUSE_SET;
}

/**
 * The table as a player's own device shows it. While a scene is still to come that has the page to itself, what it will tell
 * must not lie there already: until then it is the table before, where nobody is asked.
 */
export function viewOnBoard(sight: Sight): View {
  if (!sight.awaitsStage || sight.scene?.passing !== true) return viewOf(sight);
  return { ...viewOf(sight, 'shown'), asked: false, options: [], mine: undefined };
}

export function viewOf(sight: Sight, which: 'known' | 'shown' = 'known'): View {
  const known = knownIn(sight[which]);
  const { table } = known;
  const { me } = sight;
  const { game: rules } = rulesFor(table.seats, sight.options);
  const set = rules.cards;
  const isOver = table.winners.length > 0;
  const must = isOver || table.path.length === 0 ? [] : rules.turn(table).must;
  const asked = !sight.past && me !== undefined && must.includes(me);
  const options = asked && me !== undefined ? rules.options(known, me) : [];
  return {
    sight,
    known,
    table,
    set,
    rules,
    phase: isOver ? 'over' : phaseOf(table),
    must,
    me,
    asked: asked && hasMove(options),
    options,
    mine: sight.mine as Move | undefined,
    hand: me === undefined ? [] : sorted(set, handOf(known, me)),
    scene: sceneIn(sight.scene),
  };
}

function phaseOf({ at }: Table): Phase {
  const step = at.stack.at(-1)?.step;
  // Before the deal is heard nobody is asked, and the table is bare.
  return step === undefined ? 'choose' : screenOf(step);
}

/** Copies lie together, Leaders first. */
export const sorted = (set: CardSet, cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => {
    const [one, other] = [infoOf(set, a), infoOf(set, b)];
    if (one.pile !== other.pile) return one.pile === 'leaders' ? -1 : 1;
    return one.kind - other.kind || other.initiative - one.initiative;
  });

/** The centre in its two rows, what came last at the end. */
export const rowsOf = ({ table, set }: Pick<View, 'table' | 'set'>) => ({
  marked: table.centre.filter((card) => infoOf(set, card).marks > 0),
  plain: table.centre.filter((card) => infoOf(set, card).marks === 0),
});

/** The location of this round; before the first, the one where it begins. */
function siteNow({ table, set }: Pick<View, 'table' | 'set'>): Site | undefined {
  const stop = table.path[Math.max(0, table.round - 1)];
  return stop === undefined ? undefined : siteOf(set, stop);
}

/** At how many marks Evil wins now. */
export function limitNow(view: Pick<View, 'table' | 'set'>): number {
  const site = siteNow(view);
  return site === undefined ? MARKS_FOR_EVIL : limitOf(site);
}

/** Whose turn it is, where one player acts alone. */
export const actorOf = ({ phase, must }: Pick<View, 'phase' | 'must'>): Seat | undefined =>
  isAlone(phase) ? must[0] : undefined;

/** The players as they sit, or in the order of the turns once that is known. */
export function seatOrder({ table, phase }: Pick<View, 'table' | 'phase'>): readonly Seat[] {
  return (phase === 'turn' || phase === 'put') && table.order.length > 0 ? table.order : seatsOf(table.seats);
}

/** Seats that are known to have chosen. */
export function chosenSeats({ sight, phase }: View): readonly Seat[] {
  const chosen = isTogether(phase) ? sight.progress?.chosen : undefined;
  return chosen !== undefined && 'seats' in chosen ? chosen.seats : [];
}

/** How many have chosen, of how many. */
export function chosenCount(view: View): { readonly count: number; readonly of: number } {
  const chosen = view.sight.progress?.chosen;
  if (chosen !== undefined && !('seats' in chosen)) return { count: chosen.count, of: chosen.of };
  return { count: chosenSeats(view).length, of: view.must.length };
}

export interface Running {
  readonly good: number;
  readonly evil: number;
}

type Standpoint = Pick<View, 'known' | 'table' | 'set'>;

/** What a hand would count under each ending, from all that this seat knows of the others. */
export function running(
  { known, table, set }: Standpoint,
  seat: Seat,
  hand: readonly Card[],
  centre: readonly Card[] = table.centre,
): Running {
  const hands = seatsOf(table.seats).map((other) => (other === seat ? hand : handOf(known, other)));
  const own = new Tally(set, hand);
  const under = (ending: Ending): number =>
    pointsOf(set, own, scoreContextOf({ ...table, centre }, set, seat, { ending, hands }));
  return { good: under('good'), evil: under('evil') };
}

/** What one card of a hand counts now, under each ending. */
export function worthInHand({ known, table, set }: Standpoint, seat: Seat, card: Card): Running {
  const hands = seatsOf(table.seats).map((other) => handOf(known, other));
  const under = (ending: Ending): number =>
    scorePad(set, hands[seat] ?? [], scoreContextOf(table, set, seat, { ending, hands })).find(
      (line) => line.card === card,
    )?.points ?? 0;
  return { good: under('good'), evil: under('evil') };
}

/** Where a hand would stand once this card is taken from the centre and the card played is there instead. */
export function runningIfTaken(view: Standpoint, seat: Seat, card: Card): Running {
  const { known, table } = view;
  const laid = table.played[seat];
  const centre = table.centre.filter((one) => one !== card);
  const hand = [...handOf(known, seat), card];
  return running(view, seat, hand, laid === undefined ? centre : [...centre, laid]);
}
