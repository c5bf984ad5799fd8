import { at, board, type GalleryTables, led, propose, scene, tell, vote } from '../../still.ts';

export const tables: GalleryTables = {
  boards: [
    board('plot: give', {
      seats: 7,
      me: 0,
      as: 'resistance',
      modules: ['plot'],
      facts: [led(0), tell('plot.drawn', { cards: ['closeEye', 'openUp'] }), at('plot.give')],
    }),
  ],
  stages: [
    scene('plot: overheard', 1, [tell('plot.looked', { card: 'overheard', seat: 1, at: 2 })]),
    scene('plot: Strong Leader', 1, [tell('plot.used', { card: 'strongLeader', seat: 1 })]),
    ...[0, 2].map((beat) =>
      scene(`plot: two votes cast before, ${beat}`, beat, [
        propose(1, 0, 1),
        tell('voted', { seat: 1, approve: true }),
        tell('voted', { seat: 3, approve: false }),
        at('vote'),
        ...vote('++---', 1).filter((fact) => !('seat' in fact) || (fact.seat !== 1 && fact.seat !== 3)),
      ]),
    ),
    scene('plot: No Confidence', 1, [
      propose(1, 0, 1),
      tell('plot.used', { card: 'noConfidence', seat: 1 }),
      tell('rejected', { rejections: 2 }),
    ]),
  ],
};
