import { at, dealt, type GalleryTables, led, propose, vote } from '../../gallery/still.ts';

export const tables: GalleryTables = {
  boards: [
    {
      name: 'trapper: set aside',
      still: {
        seats: 5,
        me: 0,
        modules: ['trapper'],
        facts: [...dealt(0, 'resistance'), led(0), propose(1, 0, 1, 3), ...vote('+++-+'), at('trapper.trap')],
      },
    },
  ],
};
