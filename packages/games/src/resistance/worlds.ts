import { type Rng, type Seat, seatsOf, type Viewer } from '@reseau/core';
import { type Card, type Character, sideOf } from './characters.ts';
import { type Mission, SPIES } from './data/tables.ts';
import type { WhisperedFact } from './facts.ts';
import {
  EMPTY_SECRET,
  type Known,
  lastProposal,
  learn,
  type Result,
  type Secret,
  sideKnown,
  type Table,
} from './known.ts';
import type { Bends } from './module.ts';
import { dealt, shownTo } from './phases/deal.ts';

/** What the deal tells a viewer: the leader, the own card, and whom the reveal shows. Said from the cards, not from what was told. */
export function dealtTo({ table, secret }: Known, viewer: Viewer, bends: Bends): unknown {
  if (viewer === 'table') return { leader: table.leader };
  return { leader: table.leader, own: secret.characters[viewer], shown: shownTo(secret.characters, viewer, bends) };
}

/** All sets of spies that a viewer with this knowledge must hold possible. */
export function possibleSpies({ table, secret }: Known, viewer: Viewer): readonly (readonly Seat[])[] {
  const seats = seatsOf(table.seats);
  const known = seats.map((seat) => sideKnown(secret, seat));
  // Being shown any spy means being shown them all: whoever was not shown is none.
  const shownAll = viewer !== 'table' && secret.sides.some((side) => side === 'spy');
  const free = seats.filter((seat) => known[seat] === undefined && !shownAll);
  const fixed = seats.filter((seat) => known[seat] === 'spy');
  const sabotaged = table.results.map((result) => byOthers(result, viewer, secret)).filter(({ fails }) => fails > 0);
  return subsets(free, SPIES[table.seats] - fixed.length)
    .map((some) => [...fixed, ...some])
    .filter((spies) => sabotaged.every(({ team, fails }) => among(team, spies) >= fails));
}

/** The Fail cards of a mission that the viewer did not play, and who may have. */
function byOthers({ mission, team, cards }: Result, viewer: Viewer, secret: Secret) {
  const own = viewer === 'table' ? undefined : secret.played[mission]?.[viewer];
  return { team: team.filter((seat) => seat !== viewer), fails: count(cards, 'fail') - (own === 'fail' ? 1 : 0) };
}

function among(team: readonly Seat[], spies: readonly Seat[]): number {
  let found = 0;
  for (const spy of spies) if (team.includes(spy)) found += 1;
  return found;
}

/** A whole secret that the viewer cannot tell from the true one. */
export function twin(known: Known, viewer: Viewer, rng: Rng, bends: Bends): Secret {
  const { table } = known;
  const spies = rng.choose(possibleSpies(known, viewer));
  const characters = seatsOf(table.seats).map((seat): Character => (spies.includes(seat) ? 'spy' : 'resistance'));
  const told: WhisperedFact[] = [...dealt(characters, bends)];
  for (const { mission, team, cards } of table.results) {
    told.push(...played(known, viewer, mission, team, characters, rng, count(cards, 'fail')));
  }
  const unrevealed = playedUnrevealed(table);
  if (unrevealed !== undefined)
    told.push(...played(known, viewer, unrevealed, lastProposal(table).team, characters, rng));
  return learn(EMPTY_SECRET, told);
}

/** The mission whose cards lie face down, if any. */
function playedUnrevealed(table: Table): Mission | undefined {
  const last = table.proposals.at(-1);
  if (last?.approved !== true || table.at.stack.at(-1)?.step === 'play') return undefined;
  return table.results.some(({ mission }) => mission === last.mission) ? undefined : last.mission;
}

function played(
  { secret }: Known,
  viewer: Viewer,
  mission: Mission,
  team: readonly Seat[],
  characters: readonly Character[],
  rng: Rng,
  fails?: number,
): readonly WhisperedFact[] {
  const own = viewer === 'table' ? undefined : secret.played[mission]?.[viewer];
  const able = team.filter((seat) => seat !== viewer && sideOf(characters[seat] as Character) === 'spy');
  const failing = rng
    .shuffle(able)
    .slice(0, fails === undefined ? rng.below(able.length + 1) : fails - (own === 'fail' ? 1 : 0));
  const card = (seat: Seat): Card =>
    seat === viewer && own !== undefined ? own : failing.includes(seat) ? 'fail' : 'success';
  return team.map((seat) => ({ type: 'played', to: [seat], mission, seat, card: card(seat) }));
}

const count = (cards: readonly Card[], wanted: Card): number => cards.filter((card) => card === wanted).length;

function subsets<A>(list: readonly A[], size: number): readonly (readonly A[])[] {
  if (size === 0) return [[]];
  return list.flatMap((first, at) => subsets(list.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}
