import { at, board, type GalleryTables, led, propose, tell, vote } from '../../still.ts';

const APPOINTED = [led(0), propose(1, 0, 1), tell('sergeant.named', { seat: 1 }), ...vote('+++-+')];

export const tables: GalleryTables = {
  boards: [
    board('sergeant: appoint', {
      seats: 5,
      me: 0,
      as: 'resistance',
      modules: ['sergeant'],
      facts: [led(0), propose(1, 0, 1), at('sergeant.appoint')],
    }),
    board('sergeant: order', {
      seats: 5,
      me: 1,
      as: 'spy',
      fellows: [4],
      modules: ['sergeant'],
      facts: [...APPOINTED, at('sergeant.order')],
    }),
  ],
};
