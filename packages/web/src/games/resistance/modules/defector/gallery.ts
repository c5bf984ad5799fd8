import { type GalleryTables, scene, tell } from '../../still.ts';
import { own } from './words.ts';

export const tables: GalleryTables = {
  faces: (words) => {
    const { notes } = own(words);
    return [{ character: 'resistanceDefector', now: 'spy', notes: [notes.nowSpy, notes.switched(3)] }];
  },
  stages: [
    scene('defector: switch', 1, [tell('defector.turned', { round: 3, switches: true })]),
    scene('defector: no change', 1, [tell('defector.turned', { round: 3, switches: false })]),
    scene('defector: face down', 1, [tell('defector.drawn', { round: 4 })]),
  ],
};
