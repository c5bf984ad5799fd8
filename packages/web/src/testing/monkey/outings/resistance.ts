import type { AnyMove } from '@reseau/core';
import { type ModuleId, setUp } from '@reseau/games/resistance';
import { type Player, storeMatch } from '@reseau/server/testing';
import { CALLED, Crew } from '../../tour/crew.ts';
import { opens } from './house.ts';
import type { Outing, Walk, Walker } from './walk.ts';

const SEATS = 7;

const typesOf = ({ options }: Player): readonly string[] => options.map(({ type }: AnyMove) => type);

/** Where somebody may answer like this, in a match with these modules: whoever that is. */
async function asked(walk: Walk, type: string, ...modules: readonly ModuleId[]): Promise<Walker> {
  const made = setUp(SEATS, { modules });
  if (!made.ok) throw new Error(`outing: ${made.problem}`);
  const places = await storeMatch(walk.store, {
    game: 'resistance',
    names: CALLED.slice(0, SEATS),
    options: made.setup,
    deal: { leader: 0, characters: made.game.deck },
  });
  const crew = await Crew.sit(walk.server.base, places, type);
  const who = () => crew.asked().find((seat) => typesOf(crew.at(seat)).includes(type));
  await crew.playUntil(() => who() !== undefined);
  const seat = who();
  crew.leave();
  if (seat === undefined) throw new Error(`outing: nobody was asked to ${type}`);
  return await walk.sits(CALLED[seat] ?? '', places[seat], { width: 320, height: 568 });
}

/** Whoever leads taps people until the team is complete. */
async function gathers(leader: Walker): Promise<void> {
  for (let seat = 1; !(await leader.page.getByTestId('propose').isEnabled()); seat += 1)
    await leader.taps(`seat-${seat}`);
}

const lobby: Outing = {
  name: 'the modules of The Resistance, and a mix that cannot be played',
  async go(walk) {
    const ada = await opens(walk, 'resistance');
    await ada.taps('in module-assassin', 'extra-', 'in module-hunter', 'rule-link', 'all-rules');
    await ada.closes();
    await ada.taps('mend');
  },
};

const team: Outing = {
  name: 'a team, a vote and a name',
  async go(walk) {
    const leader = await asked(walk, 'propose', 'targeting');
    await leader.tapsLast('mission-');
    await gathers(leader);
    await leader.taps('propose', 'choice-', 'seal', 'change');
    const namer = await asked(walk, 'name', 'inquisitor');
    await namer.taps('seat-', 'name');
    const other = await asked(walk, 'pass', 'sergeant');
    await other.taps('pass');
    // All are asked, so that nobody knows who could: whoever has answered may think again.
    const hunted = await asked(walk, 'pass', 'hunter');
    await hunted.taps('pass', 'change');
  },
};

const plot: Outing = {
  name: 'a plot card is handed over',
  async go(walk) {
    const leader = await asked(walk, 'give', 'plot');
    await leader.taps('plot-', 'seat-', 'hand-over');
  },
};

export const RESISTANCE: readonly Outing[] = [lobby, team, plot];
