import { type Seat, seatsOf } from '@reseau/core';
import {
  type Card,
  CHARACTERS,
  type Character,
  type Known,
  type Mission,
  type Side,
  sideOf,
  type Table,
} from '@reseau/games/resistance';
import { answersIn, assassinOf, huntOf, sergeantOf } from './corners.ts';
import type { Rules } from './rules.ts';
import { isDefector, sideIn, type Turns, turnsOf } from './turns.ts';

/** Characters as bits, in the order of CHARACTERS. */
export type Kinds = number;

const CODES: ReadonlyMap<Character, number> = new Map(CHARACTERS.map((character, code) => [character, code]));

export const codeOf = (character: Character): number => CODES.get(character) as number;

/** For each seat the characters that all this viewer was told for sure allows. A viewer of no seat knows the table. */
export function candidatesOf(rules: Rules, known: Known, viewer: Seat | undefined): readonly Kinds[] {
  const turns = turnsOf(known);
  return seatsOf(rules.seats).map((seat) => {
    const own = viewer === seat ? known.secret.characters[seat] : undefined;
    const kinds =
      own === undefined ? rules.kinds.filter((kind) => fits(rules, known, viewer, seat, kind, turns)) : [own];
    return kinds.reduce((bits, kind) => bits | (1 << codeOf(kind)), 0);
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
  if (!fitsTable(known.table, seat, kind)) return false;
  const moved = hasMoved(known.table, seat);
  if (!moved && !cardsKnown(known, viewer, seat).every((laid) => mayLay(rules, kind, laid, turns))) return false;
  if (viewer === undefined) return true;
  const { learned } = known.secret;
  if (!moved && learned.some((look) => look.about === seat && !couldShow(kind, look, turns))) return false;
  return wasShown(rules, known, viewer, seat, kind) && couldAnswer(known, seat, kind, rules.seats);
}

/** Whether this seat's card changed hands under everybody's eyes. */
const hasMoved = (table: Table, seat: Seat): boolean => {
  const { blame } = huntOf(table);
  return blame?.right === true && (blame.seat === seat || blame.named === seat);
};

const couldShow = (kind: Character, { side, round }: { side: Side; round: number }, turns: readonly Turns[]) =>
  turns.some((turn) => sideIn(kind, turn, round) === side);

/** What everybody saw of Hunters, Chiefs and the Assassin. */
function fitsTable(table: Table, seat: Seat, kind: Character): boolean {
  const blade = assassinOf(table);
  if (blade !== undefined && (kind === 'assassin') !== (seat === blade)) return false;
  const { hunters, accusations, blame } = huntOf(table);
  if (hunters.resistance !== undefined && (kind === 'resistanceHunter') !== (seat === hunters.resistance)) return false;
  if (hunters.spy !== undefined && (kind === 'spyHunter') !== (seat === hunters.spy)) return false;
  const prey = (side: Side): boolean =>
    side === 'spy' ? kind === 'resistanceChief' || kind === 'coordinator' : kind === 'spyChief';
  if (accusations.some(({ side, named, right }) => named === seat && prey(side) !== right)) return false;
  if (blame === undefined) return true;
  const agent = blame.right ? blame.named : blame.seat;
  if ((kind === 'deepAgent') !== (seat === agent)) return false;
  return blame.right ? (kind === 'pretender') === (seat === blame.seat) : kind !== 'pretender' || seat !== blame.named;
}

function wasShown(rules: Rules, { secret, table }: Known, viewer: Seat, seat: Seat, kind: Character): boolean {
  const own = secret.characters[viewer];
  if (own === undefined || hasMoved(table, viewer)) return true;
  const told = secret.recognised
    .filter((one) => one.seat === viewer && one.about.includes(seat))
    .map(({ line }) => line);
  return told.join() === rules.shown(own, kind);
}

/** The Dummy Agent may answer either way. */
function couldAnswer({ secret }: Known, seat: Seat, kind: Character, seats: number): boolean {
  return answersIn(secret).every(({ named, answer }) => {
    if (named !== seat) return true;
    const chief = kind === 'resistanceChief' || kind === 'spyChief';
    if (answer === 'notAChief') return !chief;
    if (kind === 'dummyAgent') return answer !== 'spyChief';
    return seats < 7 ? chief : kind === answer;
  });
}

export interface Laid {
  readonly mission: Mission;
  readonly round: number;
  /** As first laid: a Sergeant's order taken back. */
  readonly card: Card;
}

/** The cards of a seat that this viewer knows. */
function cardsKnown(known: Known, viewer: Seat | undefined, seat: Seat): readonly Laid[] {
  const { table } = known;
  const missions = [...table.results.map(({ mission }) => mission), ...(table.laid === undefined ? [] : [table.laid])];
  const { swapped } = sergeantOf(table);
  return missions.flatMap((mission, at) => {
    const card = cardKnown(known, viewer, mission, seat);
    if (card === undefined) return [];
    const first = swapped[mission] !== seat ? card : card === 'fail' ? 'success' : 'fail';
    return [{ mission, round: at + 1, card: first }];
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

function mayLay(rules: Rules, kind: Character, { card, round }: Laid, turns: readonly Turns[]): boolean {
  switch (card) {
    case 'success':
      return true;
    case 'reverse':
      return kind === 'resistanceReverser' || kind === 'spyReverser';
    case 'rogueSuccess':
      return kind === 'resistanceRogue';
    case 'chiefFail':
      return kind === 'spyChief';
    case 'fail':
      return turns.some((turn) => mayFail(rules, kind, turn, round));
  }
}

/** Whether this character has an ordinary Fail in that round. */
export function mayFail({ marksChiefs }: Rules, kind: Character, turn: Turns, round: number): boolean {
  if (kind === 'spyReverser' || (kind === 'spyChief' && marksChiefs)) return false;
  return (isDefector(kind) ? sideIn(kind, turn, round) : sideOf(kind)) === 'spy';
}
