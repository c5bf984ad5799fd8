import type { ModuleArt } from '../../art/module-art.ts';

export const art = {
  mark: 'sheet',
  signs: {
    spotlight:
      'M32 20a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM29 2h6v12h-6zM29 50h6v12h-6zM2 29h12v6H2zM50 29h12v6H50zM9 13l4-4 9 9-4 4zM42 46l4-4 9 9-4 4zM51 9l4 4-9 9-4-4zM18 42l4 4-9 9-4-4z',
    strongLeader: 'M8 3h5v58H8zM15 5h28l-6 9 6 9H15zM15 28h44l-8 11 8 11H15z',
    noConfidence: 'M8 3h48v58H8zM14 9v46h36V9zM20 26l6-6 6 6 6-6 6 6-6 6 6 6-6 6-6-6-6 6-6-6 6-6z',
    establishConfidence: 'M8 3h48v58H8zM14 9v46h36V9zM19 33l5-5 6 6 11-13 5 4-16 19z',
    opinionMaker: 'M4 24h12L44 8v48L16 40H4zM50 22q9 10 0 20zM20 44h10l4 16H24z',
    take: 'M28 4h8v24h11L32 45 17 28h11zM6 44h8v10h36V44h8v18H6z',
    overheard:
      'M32 4a20 20 0 0 1 20 20c0 14-10 14-12 24a12 12 0 0 1-23 2l7-3a5 5 0 0 0 9-1c2-13 12-12 12-22a13 13 0 1 0-26 0h-7A20 20 0 0 1 32 4z',
    openUp: 'M4 26L32 4l28 22v34H4zM14 28l18 14 18-14-18-14z',
  },
} as const satisfies ModuleArt;
