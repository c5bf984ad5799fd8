import type { Options } from '@reseau/core';
import { type Known, type Move, type SeatCount, setUp, type Table, teamSize } from '@reseau/games/resistance';
import { type Player, storeMatch } from '@reseau/server/testing';
import { CALLED, Crew } from './crew.ts';
import { lookAtWall } from './resistance-tour.ts';
import { hold } from './still.ts';
import { type Tour, wallOf } from './tour.ts';

/** The cards that stay before whoever has them come first: one seat gets as many as one can. */
const KEPT = ['noConfidence', 'strongLeader', 'closeEye', 'opinionMaker', 'strongLeader', 'closeEye'];
const deckFor = (seats: number): readonly string[] =>
  seats < 7
    ? [...KEPT, 'takeResponsibility']
    : [
        ...KEPT,
        ...['noConfidence', 'noConfidence', 'opinionMaker', 'spotlight', 'takeResponsibility'],
        ...['overheard', 'overheard', 'establishConfidence', 'openUp'],
      ];
/** Gets every card of the first rounds. */
const KEEPER = 3;

const tableOf = ({ known }: Player): Table => (known as unknown as Known).table;

function wantedBy(player: Player): object | undefined {
  const table = tableOf(player);
  for (const option of player.options as Options<Move>) {
    if (option.type === 'give') return { type: 'give', card: option.card.one[0], to: KEEPER };
    if (option.type === 'pass') return { type: 'pass' };
    if (option.type === 'vote') return { type: 'vote', approve: true };
    if (option.type === 'play') return { type: 'play', card: 'success' };
    if (option.type === 'propose') {
      const mission = option.mission.one[0] ?? 1;
      const size = teamSize(table.seats, mission);
      return { type: 'propose', mission, team: Array.from({ length: size }, (_, index) => KEEPER - 1 + index) };
    }
  }
  return undefined;
}

/** The television alone, in the third round with plot cards: the team is voted on, and its cards are turned up. */
export async function tourWall(tour: Tour, seats: SeatCount): Promise<void> {
  const made = setUp(seats, { modules: ['plot'], extras: [] });
  if (!made.ok) throw new Error(`tour: ${made.problem}`);
  const places = await storeMatch(tour.store, {
    game: 'resistance',
    names: CALLED.slice(0, seats),
    options: made.setup,
    deal: { leader: 0, characters: made.game.deck, decks: { plot: deckFor(seats) } },
  });
  const [place] = places;
  if (place === undefined) throw new Error('tour: nobody came');
  const crew = await Crew.sit(tour.server.base, places);
  const name = (what: string) => `resistance-${seats}-tv-plots-${what}`;
  const isAt = (step: string) => () => {
    const { results, at } = tableOf(crew.at(0));
    return results.length === 2 && at.stack.at(-1)?.step === step;
  };
  await crew.playUntil(isAt('vote'), wantedBy);
  const wall = await wallOf(tour, place);
  await wall.getByTestId('screen').waitFor();
  const [last = 0, ...first] = crew.asked();
  await crew.answer(first, { type: 'vote', approve: true });
  await tour.look(wall, name('vote'));
  await hold(wall);
  await crew.move(last, { type: 'vote', approve: false });
  await lookAtWall(tour, wall, name('scene-vote'));
  await crew.playUntil(isAt('play'), wantedBy);
  await tour.look(wall, name('mission'));
  await hold(wall);
  await crew.playUntil(() => tableOf(crew.at(0)).results.length === 3, wantedBy);
  await wall.locator('[data-scene="mission"]').waitFor();
  await lookAtWall(tour, wall, name('scene-mission'));
  crew.leave();
  await wall.context().close();
}
