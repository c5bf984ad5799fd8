import type { Rng, Seat, Viewer } from '@reseau/core';
import { type Card, type Character, sideOf } from './characters.ts';
import type { Mission } from './data/tables.ts';
import type { WhisperedFact } from './facts.ts';
import { type Known, lastProposal, learn, type Result, roundOfMission, type Table } from './known.ts';
import type { Module, Play } from './module.ts';
import { dealt, isShown, type Reveal, recognised } from './phases/deal.ts';
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
  const { known, viewer, rng, modules, reveal } = around;
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const hidden = modules.flatMap(({ imagining }) => imagining?.hidden?.(known, viewer, rng) ?? []);
    const secret = hidden.length === 0 ? known.secret : learn(known.secret, hidden, around.learnSlices);
    const world = someWorld({ ...around, known: { table: known.table, secret } }, undealt(around), []);
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

/** What is left of the deck when those whose card the viewer knows have theirs. */
const undealt = ({ known, viewer, deck }: Imagination): readonly Character[] =>
  (viewer === 'table' ? [] : known.secret.characters).reduce(
    (left, own) => (own === undefined ? left : left.toSpliced(left.indexOf(own), 1)),
    deck,
  );

/** Deals what is left of the deck to the seats that have no card yet, in random order, until a world fits. */
function someWorld(around: Imagination, left: readonly Character[], given: readonly Character[]): World | undefined {
  const { known, viewer, rng, deck } = around;
  if (given.length === deck.length) return withCards(around, given);
  const seat = given.length as Seat;
  const own = viewer === 'table' ? undefined : known.secret.characters[seat];
  for (const character of own === undefined ? rng.shuffle([...new Set(left)]) : [own]) {
    const next = [...given, character];
    // Before the others are dealt: going through all their deals in vain would take minutes at a large table.
    if (!couldBe(around, seat, character) || !explains(around, next)) continue;
    const rest = own === undefined ? left.toSpliced(left.indexOf(character), 1) : left;
    const world = someWorld(around, rest, next);
    if (world !== undefined) return world;
  }
  return undefined;
}

/** Whether all that the viewer was shown of this seat allows the character. */
function couldBe(around: Imagination, seat: Seat, character: Character): boolean {
  const { known, viewer, table, modules } = around;
  const { secret } = known;
  if (viewer !== 'table') {
    if (secret.characters[seat] !== undefined) return secret.characters[seat] === character;
    if (!wasShown(around, viewer, seat, character)) return false;
  }
  const outdated = modules.some(({ imagining }) => imagining?.outdates?.(seat, known));
  const ofViewer = outdated ? [] : secret.learned.filter(({ about }) => about === seat);
  if (ofViewer.some(({ side, round }) => table.bends.side(sideOf(character), character, known, round) !== side)) {
    return false;
  }
  return modules.every(({ imagining }) => imagining?.couldBe?.(character, seat, known, viewer) ?? true);
}

/** Whether the reveal showed the viewer of this seat neither more nor less than it shows of that character. */
function wasShown({ known, reveal }: Imagination, viewer: Seat, seat: Seat, character: Character): boolean {
  const { recognised: shown, characters } = known.secret;
  return reveal.looks.every((look) => {
    const told = shown.some(({ line, about }) => line === look.line && about.includes(seat));
    return told === isShown(look, characters[viewer] as Character, character, reveal.bends);
  });
}

/** Whether those who have a card by now, the last of them above all, could have laid what was turned up. */
function explains(around: Imagination, given: readonly Character[]): boolean {
  const seat = (given.length - 1) as Seat;
  const missions = missionsLaid(around.known.table).filter(({ team }) => team.includes(seat));
  return missions.every((mission) => someCards(around, given, mission) !== undefined);
}

/** Lays the cards of every mission so that they explain what was turned up; undefined when these characters cannot have. */
function withCards(around: Imagination, characters: readonly Character[]): World | undefined {
  const { known, viewer, modules } = around;
  const played: (readonly (Card | undefined)[] | undefined)[] = [];
  for (const mission of missionsLaid(known.table)) {
    const cards = someCards(around, characters, mission);
    if (cards === undefined) return undefined;
    played[mission.mission] = cards;
  }
  const world: World = { characters, played };
  return modules.every(({ imagining }) => imagining?.agrees?.(world, known, viewer) ?? true) ? world : undefined;
}

type Laid = Pick<Result, 'mission' | 'team'> & { readonly cards?: readonly Card[] };

const missionsLaid = (table: Table): readonly Laid[] => [
  ...table.results,
  ...(table.laid === undefined ? [] : [{ mission: table.laid, team: lastProposal(table).team }]),
];

/** The cards of those members who have a Character by now. */
function someCards(
  { known, viewer, rng, table }: Imagination,
  characters: readonly Character[],
  { mission, team: members, cards }: Laid,
): readonly (Card | undefined)[] | undefined {
  const round = roundOfMission(known.table, mission);
  const team = members.filter((seat) => seat < characters.length);
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
