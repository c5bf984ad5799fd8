import type { Character, Fact } from '@reseau/games/resistance';
import { at, board, ended, type GalleryTables, led, propose, scene, three, vote } from '../../still.ts';

const CAST: readonly Character[] = ['resistanceRogue', 'resistance', 'spy', 'spy', 'resistance'];
const ALONE = ended({ winner: 'resistance', ending: 'rogue', alone: 0 }, CAST);
const IN_PART = ended({ winner: 'resistance', ending: 'missions' }, CAST);

const over = (name: string, facts: readonly Fact[]) => ({
  name,
  still: { seats: 5, me: 0, modules: ['rogue'], extras: ['resistanceRogue'], facts } as const,
});

export const tables: GalleryTables = {
  boards: [
    board('rogue: watch', {
      seats: 5,
      me: 0,
      as: 'resistanceRogue',
      modules: ['rogue'],
      extras: ['resistanceRogue'],
      facts: [led(0), propose(1, 0, 1), ...vote('+++-+'), at('rogue.watch')],
    }),
  ],
  stages: [scene('rogue: alone', 2, ALONE), scene('rogue: in part', 2, IN_PART)],
  endings: [
    over('over: Rogue alone', [...three('rogueSuccess', true), ...ALONE]),
    over('over: Rogue in part', [...three('success', true), ...IN_PART]),
  ],
};
