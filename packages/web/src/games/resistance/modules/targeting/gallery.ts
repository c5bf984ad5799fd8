import { at, dealt, type GalleryTables, led, propose, reveal, vote } from '../../gallery/still.ts';

export const tables: GalleryTables = {
  boards: [
    {
      name: 'propose: targeting',
      still: {
        seats: 7,
        me: 0,
        modules: ['targeting'],
        facts: [
          ...dealt(0, 'resistance'),
          led(5),
          propose(1, 0, 5),
          ...vote('+++++-+'),
          ...reveal(1, 2, 0),
          led(6),
          propose(2, 0, 5, 6),
          ...vote('+-++-++'),
          ...reveal(2, 3, 1),
          led(0),
          at('propose'),
        ],
      },
    },
  ],
};
