import { at, type Rng, type Seat, seatAt, type Viewer } from '@reseau/core';
import {
  type Card,
  CHARACTERS,
  type Character,
  cardsFor,
  empty,
  HUNTER_OF,
  type HuntKnown,
  type HuntSecret,
  type HuntTable,
  type HuntWhisper,
  learn,
  PREY_OF,
  SEATS,
  SIDES,
  sideOf,
  teamOf,
} from './kind.ts';

type World = readonly Character[];
type Hand = ReadonlyMap<Seat, Card>;

const seatIn = (world: World, character: Character): Seat => seatAt(world.indexOf(character));

/** What each seat is told of these characters: its own; spies also each other's. */
export const dealt = (world: World): readonly HuntWhisper[] => {
  const spies = SEATS.filter((seat) => sideOf(at(world, seat)) === 'spy');
  return SEATS.map((seat) => {
    const to = spies.includes(seat) ? spies : [seat];
    return { type: 'character', to, seat, character: at(world, seat) };
  });
};

/** All orders of the characters around the table. */
const WORLDS: readonly World[] = orders(CHARACTERS);

function orders<A>(list: readonly A[]): readonly (readonly A[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, at) => orders(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

export function twin(known: HuntKnown, viewer: Viewer, rng: Rng): HuntSecret {
  const missions = playedMissions(known.table);
  for (const world of rng.shuffle(WORLDS)) {
    if (!fits(known, world)) continue;
    const hands = missions.map((mission) => handsFor(known, viewer, world, mission));
    if (hands.every(({ length }) => length > 0)) return secretOf(known.table, world, missions, hands, rng);
  }
  throw new Error(`hunt: viewer ${viewer} holds no world possible`);
}

function secretOf(
  { offered }: HuntTable,
  world: World,
  missions: readonly number[],
  hands: readonly (readonly Hand[])[],
  rng: Rng,
): HuntSecret {
  const told: HuntWhisper[] = [...dealt(world)];
  missions.forEach((mission, index) => {
    const hand = rng.choose(hands[index] ?? []);
    for (const [seat, card] of hand) told.push({ type: 'played', to: [seat], mission, seat, card });
    const chance = offered.includes(mission) && hand.get(seatIn(world, 'spyChief')) === 'fail';
    if (chance) told.push({ type: 'chance', to: [], seat: seatIn(world, 'spyHunter'), mission });
  });
  return learn(empty.secret, told);
}

/** Missions whose cards lie on the table, face down or up. */
function playedMissions({ mission, turned, at }: HuntTable): readonly number[] {
  const faceDown = at.stack[0]?.step === 'turnUp';
  return [...turned.keys(), ...(faceDown ? [mission] : [])];
}

/** Whether the characters agree with what the viewer was told and with what the hunters have shown. */
function fits({ table, secret }: HuntKnown, world: World): boolean {
  const told = SEATS.every((seat) => secret.characters[seat] === undefined || secret.characters[seat] === world[seat]);
  return (
    told &&
    SIDES.every((side) => {
      const hunter = table.hunters[side];
      const missed = table.missed[side].every((seat) => world[seat] !== PREY_OF[side]);
      return missed && (hunter === undefined || world[hunter] === HUNTER_OF[side]);
    })
  );
}

/** Every way the team can have played: by the characters, by what was turned up, by what the viewer played and was told. */
function handsFor({ table, secret }: HuntKnown, viewer: Viewer, world: World, mission: number): readonly Hand[] {
  const team = teamOf(mission);
  const turned = table.turned[mission];
  const own = viewer === 'table' ? undefined : secret.played[mission]?.[viewer];
  const hands = team.reduce<readonly Hand[]>(
    (some, seat) => {
      const cards = seat === viewer && own !== undefined ? [own] : cardsFor(world[seat]);
      return some.flatMap((hand) => cards.map((card) => new Map([...hand, [seat, card]])));
    },
    [new Map()],
  );
  return hands.filter((hand) => {
    if (turned !== undefined && turned.join() !== [...hand.values()].toSorted().join()) return false;
    if (!table.offered.includes(mission)) return true;
    const failed = hand.get(seatIn(world, 'spyChief')) === 'fail';
    if (table.early === mission && !failed) return false;
    if (viewer !== seatIn(world, 'spyHunter')) return true;
    return failed === secret.chances.some((chance) => chance.mission === mission);
  });
}
