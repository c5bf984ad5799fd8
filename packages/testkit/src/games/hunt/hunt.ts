import {
  type Ask,
  type Game,
  goto,
  type Moves,
  type Options,
  run,
  type Seat,
  type Step,
  seatAt,
  type Told,
  type Worlds,
} from '@reseau/core';
import {
  accusing,
  type Card,
  CHARACTERS,
  type Character,
  cardsFor,
  empty,
  HUNTER_OF,
  type HuntKind,
  type HuntKnown,
  type HuntMove,
  type HuntOpen,
  type HuntTable,
  learn,
  mayEarly,
  PREY_OF,
  SEATS,
  type Side,
  see,
  sideOf,
  teamOf,
  type Winner,
} from './kind.ts';
import { dealt, twin } from './twin.ts';

const TIME_UP: Options<HuntMove> = [{ type: 'timeUp' }];
const PASS = { type: 'pass' } as const;

const seatOf = ({ secret }: HuntKnown, character: Character): Seat => seatAt(secret.characters.indexOf(character));
const charactersOf = ({ secret }: HuntKnown): readonly Character[] =>
  SEATS.map((seat) => secret.characters[seat] ?? 'rogue');
const playedBy = ({ secret }: HuntKnown, character: Character, mission: number): Card | undefined =>
  secret.played[mission]?.[secret.characters.indexOf(character)];

const play: Step<HuntKind> = {
  id: 'play',
  ask: ({ mission }) => ({ must: teamOf(mission), may: ['clock'], progress: 'count' }),
  options: ({ secret }, actor) =>
    actor === 'clock' ? TIME_UP : [{ type: 'play', card: { one: cardsFor(secret.characters[actor]) } }],
  decide: ({ table: { mission } }, moves) =>
    teamOf(mission).map((seat) => {
      const move = moves.get(seat);
      return { type: 'played', to: [seat], mission, seat, card: move?.type === 'play' ? move.card : 'success' };
    }),
};

/** Sorted: any other order could be tied to the seats. */
const faceUp = ({ table: { mission }, secret }: HuntKnown): readonly Card[] =>
  teamOf(mission)
    .map((seat) => secret.played[mission]?.[seat] ?? 'success')
    .toSorted();

const turnUp: Step<HuntKind> = {
  id: 'turnUp',
  reveals: faceUp,
  decide: (known) => {
    const cards = faceUp(known);
    const { mission } = known.table;
    return [
      { type: 'turned', to: 'all', cards },
      { type: 'result', to: 'all', mission, success: !cards.includes('fail') },
    ];
  },
};

const chiefFailed = (known: HuntKnown): boolean =>
  mayEarly(known.table) && playedBy(known, 'spyChief', known.table.mission) === 'fail';

/** The right rests on a card that only the server and the chief know: whispered first, then all are asked alike. */
const chance: Step<HuntKind> = {
  id: 'chance',
  reveals: (known, _moves, viewer) => viewer === seatOf(known, 'spyHunter') && chiefFailed(known),
  decide: (known) => {
    if (!mayEarly(known.table)) return [];
    const { mission } = known.table;
    const offered = { type: 'offered', to: 'all', mission } as const;
    const seat = seatOf(known, 'spyHunter');
    return chiefFailed(known) ? [offered, { type: 'chance', to: [seat], seat, mission }] : [offered];
  },
};

const EVERYBODY: Ask = { must: SEATS, may: ['clock'], progress: 'none' };

const early: Step<HuntKind> = {
  id: 'early',
  ask: (table) => (mayEarly(table) ? EVERYBODY : undefined),
  options: ({ table, secret }, actor) => {
    if (actor === 'clock') return TIME_UP;
    const mine = secret.chances.some(({ seat, mission }) => seat === actor && mission === table.mission);
    return mine ? [PASS, { type: 'accuse', seat: { one: targets(table, 'spy', actor) } }] : [PASS];
  },
  reveals: (known, moves) => {
    const made = accusationIn(moves, SEATS);
    return made && [made, known.secret.characters[made.target] === PREY_OF.spy && charactersOf(known)];
  },
  decide: (known, moves) => {
    const made = mayEarly(known.table) ? accusationIn(moves, SEATS) : undefined;
    if (made === undefined) return [];
    return accused(known, 'spy', made.target, [
      { type: 'steppedOut', to: 'all', seat: made.by, side: 'spy', early: true },
    ]);
  },
};

/** Not the hunter himself, nobody accused before, and no hunter who has stepped out. */
const targets = ({ missed, hunters }: HuntTable, side: Side, hunter: Seat): readonly Seat[] =>
  SEATS.filter(
    (seat) => seat !== hunter && !missed[side].includes(seat) && seat !== hunters.spy && seat !== hunters.resistance,
  );

function accusationIn(moves: Moves<HuntMove>, seats: readonly Seat[]) {
  for (const by of seats) {
    const move = moves.get(by);
    if (move?.type === 'accuse') return { by, target: move.seat };
  }
  return undefined;
}

/** Right: that side wins. Wrong: the mission is turned over, and the end is checked anew. */
function accused(known: HuntKnown, side: Side, target: Seat, first: readonly HuntOpen[]): Told<HuntKind> {
  if (known.secret.characters[target] === PREY_OF[side]) return [...first, over(known, side)];
  const { mission } = known.table;
  return [
    ...first,
    { type: 'missed', to: 'all', seat: target, side },
    { type: 'result', to: 'all', mission, success: side === 'spy' },
    goto('ends'),
  ];
}

const over = (known: HuntKnown, winner: Winner): HuntOpen => ({
  type: 'over',
  to: 'all',
  winner,
  characters: charactersOf(known),
});

/** On the mission of the third success and on an earlier one: the rogue wins alone. */
function rogueWins(known: HuntKnown): boolean {
  const { mission } = known.table;
  const played = Array.from({ length: mission + 1 }, (_, index) => playedBy(known, 'rogue', index) === 'rogueSuccess');
  return accusing(known.table) === 'resistance' && played[mission] === true && played.indexOf(true) < mission;
}

const rogue: Step<HuntKind> = {
  id: 'rogue',
  reveals: (known) => rogueWins(known) && charactersOf(known),
  decide: (known) => (rogueWins(known) ? [over(known, 'rogue')] : []),
};

/** Being asked is public, so a hunter steps out of hiding first. */
const stepOut: Step<HuntKind> = {
  id: 'stepOut',
  reveals: (known) => hidden(known.table) && seatOf(known, HUNTER_OF[hidden(known.table) ?? 'spy']),
  decide: (known) => {
    const side = hidden(known.table);
    if (side === undefined) return [];
    return [{ type: 'steppedOut', to: 'all', seat: seatOf(known, HUNTER_OF[side]), side, early: false }];
  },
};

/** The side that must accuse and whose hunter nobody knows yet. */
const hidden = (table: HuntTable): Side | undefined => {
  const side = accusing(table);
  return side !== undefined && table.hunters[side] === undefined ? side : undefined;
};

const accuse: Step<HuntKind> = {
  id: 'accuse',
  shown: true,
  ask: (table) => {
    const hunter = hunterOf(table);
    return hunter && { must: [hunter.seat], may: [], progress: 'seats' };
  },
  options: ({ table }, actor) => {
    const hunter = hunterOf(table);
    return hunter && actor === hunter.seat
      ? [{ type: 'accuse', seat: { one: targets(table, hunter.side, actor) } }]
      : [];
  },
  reveals: (known, moves) => {
    const hunter = hunterOf(known.table);
    const made = hunter && accusationIn(moves, [hunter.seat]);
    return made && known.secret.characters[made.target] === PREY_OF[hunter.side] && charactersOf(known);
  },
  decide: (known, moves) => {
    const hunter = hunterOf(known.table);
    const made = hunter && accusationIn(moves, [hunter.seat]);
    return made === undefined ? [] : accused(known, hunter?.side ?? 'spy', made.target, []);
  },
};

function hunterOf(table: HuntTable): { readonly seat: Seat; readonly side: Side } | undefined {
  const side = accusing(table);
  const seat = side && table.hunters[side];
  return side === undefined || seat === undefined ? undefined : { seat, side };
}

const next: Step<HuntKind> = { id: 'next', decide: () => [{ type: 'next', to: 'all' }, goto('play')] };

const steps = run<HuntKind>({
  table: [play, turnUp, chance, early, { id: 'ends' }, rogue, stepOut, accuse, next],
});

/**
 * Accusations that turn results over and alternate until one is right, a rogue whose second chance they are, and a right
 * that only one seat knows it has: all are asked, nothing shows of who could answer otherwise.
 */
export const hunt: Game<HuntKind> & Worlds<HuntKind> = {
  seats: SEATS,
  empty,
  deal: (rng) => [...dealt(rng.shuffle(CHARACTERS)), steps.begin],
  see,
  learn,
  turn: steps.turn,
  options: steps.options,
  why: steps.why,
  decide: steps.decide,
  outcome: ({ over: end }) => {
    if (end === undefined) return undefined;
    const { winner, characters } = end;
    const won = (character: Character) => (winner === 'rogue' ? character === 'rogue' : sideOf(character) === winner);
    return { degrees: characters.map((character) => (won(character) ? 'won' : 'lost')), reason: winner };
  },
  shown: steps.shown,
  reveals: steps.reveals,
  dealt: ({ secret }, viewer) => {
    const own = viewer === 'table' ? undefined : secret.characters[viewer];
    return own !== undefined && sideOf(own) === 'spy' ? [own, seatsOfSpies(secret.characters)] : own;
  },
  twin,
};

const seatsOfSpies = (characters: readonly (Character | undefined)[]) =>
  characters.map((character) => (character !== undefined && sideOf(character) === 'spy' ? character : undefined));
