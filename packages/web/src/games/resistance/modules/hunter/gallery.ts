import type { Character } from '@reseau/games/resistance';
import { at, board, ended, type GalleryTables, led, propose, scene, tell, three } from '../../still.ts';
import { own } from './words.ts';

const CAST: readonly Character[] = ['resistanceChief', 'resistanceHunter', 'resistance', 'spyChief', 'spyHunter'];

const accused = (named: number, right: boolean, mission = 3) =>
  tell('hunter.accused', { side: 'spy', seat: 4, named, mission, right, early: mission !== 3 });

const RIGHT = [accused(0, true), ...ended({ winner: 'spy', ending: 'accusation' }, CAST)];

export const tables: GalleryTables = {
  faces: (words) => {
    const { lines, notes } = own(words);
    return [
      {
        character: 'resistanceChief',
        notes: [
          lines.resistanceChiefs(['Léa']),
          lines.coordinator(['Béatrice-Élisabeth']),
          words.notes.loyal(2, 'Léa'),
          words.notes.spy(3, 'さくら'),
          words.notes.saw(1, 'Noé', words.cards.success.name),
          words.notes.saw(3, 'Mina', words.cards.chiefFail.name),
          notes.answers.notAChief('Jun'),
          notes.answers.spyChief('Olga'),
        ],
      },
    ];
  },
  boards: [
    board('hunter: put to all', {
      seats: 7,
      me: 2,
      as: 'resistanceChief',
      modules: ['hunter'],
      extras: ['deepAgent', 'blame'],
      facts: [led(0), propose(1, 0, 1), at('hunter.blame')],
    }),
  ],
  stages: [
    scene('hunter: steps out', 1, [tell('hunter.steppedOut', { seat: 4, side: 'spy' })]),
    scene('hunter: accused', 1, [accused(2, false)]),
    scene('hunter: wrong', 2, [accused(2, false)]),
    scene('hunter: turned over', 3, [accused(2, false)]),
    scene('hunter: right', 2, RIGHT),
    scene('hunter: blame, swapped', 1, [tell('hunter.blamed', { round: 2, seat: 1, named: 3, right: true })]),
    scene('hunter: blame, in vain', 1, [tell('hunter.blamed', { round: 2, seat: 1, named: 3, right: false })]),
  ],
  endings: [
    {
      name: 'over: accusation',
      still: {
        seats: 5,
        me: 0,
        modules: ['hunter'],
        facts: [...three('fail', false), tell('hunter.steppedOut', { seat: 4, side: 'spy' }), ...RIGHT],
      },
    },
  ],
};
