import type { Rng, Seat, Viewer } from '@reseau/core';
import { type Card, type Character, sideOf } from './characters.ts';
import type { Mission } from './data/tables.ts';
import type { WhisperedFact } from './facts.ts';
import { type Known, lastProposal, learn, type Result, roundOfMission, type Table } from './known.ts';
import type { Module, Play } from './module.ts';
import { dealt, type Reveal, recognised } from './phases/deal.ts';
import { cardsIn } from './phases/mission.ts';
import type { FoldSlices } from './slice.ts';
import type { World } from './world.ts';

/** What the deal tells a viewer: the leader, the own card, and whom the reveal shows. Said from the cards, not from what was told. */
export function dealtTo({ table, secret }: Known, viewer: Viewer, reveal: Reveal): unknown {
  if (viewer === 'table') return { leader: table.leader };
  const characters = secret.characters as readonly Character[];
  return { leader: table.leader, own: characters[viewer], shown: recognised(characters, viewer, reveal) };
}

interface Imagination {
  readonly known: Known;
  readonly viewer: Viewer;
  readonly rng: Rng;
  readonly table: Play;
  readonly deck: readonly Character[];
  readonly reveal: Reveal;
  readonly modules: readonly Module[];
  readonly learnSlices: FoldSlices;
}

/** Chance is drawn before the rest is made to fit it; a draw that nothing fits is drawn again. */
const MOST_DRAWS = 500;

/** Every whisper of a world that the viewer cannot tell from the true one, drawn at random. */
export function imagine(around: Imagination): readonly WhisperedFact[] {
  const { known, viewer, rng, modules, reveal, deck } = around;
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const hidden = modules.flatMap(({ imagining }) => imagining?.hidden?.(known, viewer, rng) ?? []);
    const secret = hidden.length === 0 ? known.secret : learn(known.secret, hidden, around.learnSlices);
    const world = someWorld({ ...around, known: { table: known.table, secret } }, deck, []);
    if (world === undefined) continue;
    return [
      ...dealt(world.characters, reveal),
      ...world.played.flatMap((cards, mission) => laid(mission as Mission, cards ?? [])),
      ...hidden,
      ...known.secret.saw.map((look) => ({ type: 'saw', to: [look.seat], ...look }) as const),
      ...modules.flatMap(({ imagining }) => imagining?.secrets?.(world, known, viewer, rng) ?? []),
    ];
  }
  // The true world is among them, so there is one.
  throw new Error('worlds: the viewer knows what cannot be');
}

const laid = (mission: Mission, cards: readonly (Card | undefined)[]): readonly WhisperedFact[] =>
  cards.flatMap((card, index) => {
    const seat = index as Seat;
    return card === undefined ? [] : [{ type: 'played', to: [seat], mission, seat, card } as const];
  });

/** Deals what is left of the deck to the seats that have no card yet, in random order, until a world fits. */
function someWorld(around: Imagination, left: readonly Character[], given: readonly Character[]): World | undefined {
  if (left.length === 0) return withCards(around, given);
  const seat = given.length as Seat;
  for (const character of around.rng.shuffle([...new Set(left)])) {
    if (!couldBe(around, seat, character)) continue;
    const at = left.indexOf(character);
    const world = someWorld(around, left.toSpliced(at, 1), [...given, character]);
    if (world !== undefined) return world;
  }
  return undefined;
}

/** Whether all that the viewer was shown of this seat allows the character. */
function couldBe({ known, viewer, table, modules }: Imagination, seat: Seat, character: Character): boolean {
  const { secret } = known;
  if (secret.characters[seat] !== undefined && viewer !== 'table') return secret.characters[seat] === character;
  const ofViewer = secret.learned.filter(({ about }) => about === seat);
  if (ofViewer.some(({ side, round }) => table.bends.side(sideOf(character), character, known, round) !== side)) {
    return false;
  }
  return modules.every(({ imagining }) => imagining?.couldBe?.(character, seat, known, viewer) ?? true);
}

/** Lays the cards of every mission so that they explain what was turned up; undefined when these characters cannot have. */
function withCards(around: Imagination, characters: readonly Character[]): World | undefined {
  const { known, viewer, reveal, modules } = around;
  if (viewer !== 'table' && !sawThis(known, characters, viewer, reveal)) return undefined;
  const played: (readonly (Card | undefined)[] | undefined)[] = [];
  for (const mission of missionsLaid(known.table)) {
    const cards = someCards(around, characters, mission);
    if (cards === undefined) return undefined;
    played[mission.mission] = cards;
  }
  const world: World = { characters, played };
  return modules.every(({ imagining }) => imagining?.agrees?.(world, known, viewer) ?? true) ? world : undefined;
}

const sawThis = ({ secret }: Known, characters: readonly Character[], viewer: Seat, reveal: Reveal): boolean => {
  const shown = recognised(characters, viewer, reveal).map(({ line, about }) => ({ line, about }));
  const told = secret.recognised.map(({ line, about }) => ({ line, about }));
  return JSON.stringify(shown) === JSON.stringify(told);
};

type Laid = Pick<Result, 'mission' | 'team'> & { readonly cards?: readonly Card[] };

const missionsLaid = (table: Table): readonly Laid[] => [
  ...table.results,
  ...(table.laid === undefined ? [] : [{ mission: table.laid, team: lastProposal(table).team }]),
];

function someCards(
  { known, viewer, rng, table }: Imagination,
  characters: readonly Character[],
  { mission, team, cards }: Laid,
): readonly (Card | undefined)[] | undefined {
  const round = roundOfMission(known.table, mission);
  const counted = cards === undefined ? [] : table.bends.counted(team, known.table, mission);
  const mayLay = (seat: Seat): readonly Card[] => {
    const character = characters[seat] as Character;
    const side = table.bends.side(sideOf(character), character, known, round);
    const legal = cardsIn({ table: known.table, seat, mission, character, side }, table);
    const sure = cardKnown(known, viewer, mission, seat);
    return sure === undefined ? legal : legal.filter((card) => card === sure);
  };
  const laidBy: (Card | undefined)[] = [];
  for (const seat of team.filter((member) => !counted.includes(member))) {
    const legal = mayLay(seat);
    if (legal.length === 0) return undefined;
    laidBy[seat] = rng.choose(legal);
  }
  return distribute(rng, counted, cards ?? [], mayLay, laidBy);
}

function distribute(
  rng: Rng,
  seats: readonly Seat[],
  cards: readonly Card[],
  mayLay: (seat: Seat) => readonly Card[],
  laidBy: readonly (Card | undefined)[],
): readonly (Card | undefined)[] | undefined {
  const [seat, ...rest] = seats;
  if (seat === undefined) return laidBy;
  for (const card of rng.shuffle([...new Set(cards)].filter((one) => mayLay(seat).includes(one)))) {
    const next = laidBy.slice();
    next[seat] = card;
    const done = distribute(rng, rest, cards.toSpliced(cards.indexOf(card), 1), mayLay, next);
    if (done !== undefined) return done;
  }
  return undefined;
}

/** The card of that seat, where the viewer knows it: the own one, one that lay face up, one it looked at; what it was told last. */
function cardKnown({ table, secret }: Known, viewer: Viewer, mission: Mission, seat: Seat): Card | undefined {
  const open = table.exposed.findLast((one) => one.mission === mission && one.seat === seat)?.card;
  if (open !== undefined || viewer === 'table') return open;
  const own = seat === viewer ? secret.played[mission]?.[seat] : undefined;
  return own ?? secret.saw.findLast((one) => one.mission === mission && one.of === seat)?.card;
}
