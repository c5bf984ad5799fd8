import { type Seat, seatsOf } from '@reseau/core';
import {
  type Card,
  type Character,
  type Known,
  type Mission,
  otherSide,
  type Side,
  sideOf,
} from '@reseau/games/resistance';
import { codeOf, isOneOf, type Kinds, kindsOf } from './kinds.ts';
import type { Rules } from './rules.ts';
import type { Turns } from './turns.ts';

/** For each seat the characters that all this viewer was told for sure allows. A viewer of no seat knows the table. */
export function candidatesOf(rules: Rules, known: Known, viewer: Seat | undefined): readonly Kinds[] {
  const turns = rules.turns(known);
  return seatsOf(rules.seats).map((seat) => {
    const own = viewer === seat ? known.secret.characters[seat] : undefined;
    return kindsOf(
      own === undefined ? rules.kinds.filter((kind) => fits(rules, known, viewer, seat, kind, turns)) : [own],
    );
  });
}

function fits(
  rules: Rules,
  known: Known,
  viewer: Seat | undefined,
  seat: Seat,
  kind: Character,
  turns: readonly Turns[],
): boolean {
  if (!rules.couldBe(known, seat, kind)) return false;
  const outdated = rules.outdates(known.table, seat);
  if (!outdated && !cardsKnown(rules, known, viewer, seat).every((laid) => mayLay(rules, kind, laid, turns)))
    return false;
  if (viewer === undefined) return true;
  const { learned } = known.secret;
  if (!outdated && learned.some((look) => look.about === seat && !couldShow(rules, kind, look, turns))) return false;
  return wasShown(rules, known, viewer, seat, kind);
}

/** The side of a character in a round, if those who may change sides did it so. */
function sideIn({ turncoats }: Rules, kind: Character, { away }: Turns, round: number): Side {
  const side = sideOf(kind);
  if (!isOneOf(turncoats, codeOf(kind)) || away[round] !== true) return side;
  return otherSide(side);
}

const couldShow = (
  rules: Rules,
  kind: Character,
  { side, round }: { side: Side; round: number },
  turns: readonly Turns[],
) => turns.some((turn) => sideIn(rules, kind, turn, round) === side);

function wasShown(rules: Rules, { secret, table }: Known, viewer: Seat, seat: Seat, kind: Character): boolean {
  const own = secret.characters[viewer];
  if (own === undefined || rules.outdates(table, viewer)) return true;
  const told = secret.recognised
    .filter((one) => one.seat === viewer && one.about.includes(seat))
    .map(({ line }) => line);
  return told.join() === rules.shown(own, kind);
}

interface Laid {
  readonly round: number;
  /** As first laid: a swap taken back. */
  readonly card: Card;
}

/** The cards of a seat that this viewer knows. */
function cardsKnown(rules: Rules, known: Known, viewer: Seat | undefined, seat: Seat): readonly Laid[] {
  const { table } = known;
  const missions = [...table.results.map(({ mission }) => mission), ...(table.laid === undefined ? [] : [table.laid])];
  return missions.flatMap((mission, at) => {
    const card = cardKnown(known, viewer, mission, seat);
    if (card === undefined) return [];
    const first = rules.swapped(table, mission) !== seat ? card : card === 'fail' ? 'success' : 'fail';
    return [{ round: at + 1, card: first }];
  });
}

export function cardKnown(
  { table, secret }: Known,
  viewer: Seat | undefined,
  mission: Mission,
  seat: Seat,
): Card | undefined {
  const open = table.exposed.findLast((one) => one.mission === mission && one.seat === seat)?.card;
  if (open !== undefined || viewer === undefined) return open;
  if (viewer === seat) return secret.played[mission]?.[seat];
  return secret.saw.findLast((one) => one.mission === mission && one.of === seat)?.card;
}

const mayLay = (rules: Rules, kind: Character, { card, round }: Laid, turns: readonly Turns[]): boolean =>
  card === 'fail'
    ? turns.some((turn) => mayFail(rules, codeOf(kind), turn, round))
    : card === 'success' || rules.hand(kind).includes(card);

/** Whether this character has an ordinary Fail in that round. */
export const mayFail = ({ failers, turncoats }: Rules, code: number, { away }: Turns, round: number): boolean =>
  isOneOf(failers, code) !== (isOneOf(turncoats, code) && away[round] === true);
