import type { ModuleArt } from '../../art/module-art.ts';
import { portraits } from './portraits.ts';

export const art = {
  mark: 'hunter',
  signs: {
    chiefFail: 'M19 2l6.5 7L32 1l6.5 8L45 2v13H19zM36 18L14 43h12l-5 20 28-30H35z',
    chief: 'M6 50L3 18l15 12L32 8l14 22 15-12-3 32zM6 54h52v7H6z',
    hunter:
      'M29 2h6v8.2A22 22 0 0 1 53.8 29H62v6h-8.2A22 22 0 0 1 35 53.8V62h-6v-8.2A22 22 0 0 1 10.2 35H2v-6h8.2A22 22 0 0 1 29 10.2zM32 16a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM32 27a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
    dummyAgent: 'M32 4a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM6 26h52v7H38l4 12H22l4-12H6zM29 45h6v17h-6z',
    coordinator:
      'M32 3a9 9 0 0 1 3.5 17.2V28l11 8a9 9 0 1 1-4.3 5.4L32 33.8l-10.2 7.6A9 9 0 1 1 17.5 36l11-8v-7.8A9 9 0 0 1 32 3z',
    deepAgent:
      'M28 4h16v7h-9v17h15a14 14 0 0 1 0 28H14a14 14 0 0 1 0-28h14zM16 38a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM32 38a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM48 38a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    pretender:
      'M4 16q28-10 56 0-1 24-14 30-8 2-14-8-6 10-14 8Q5 40 4 16zM14 25q2 8 12 6-2-8-12-6zM50 25q-10-2-12 6 10 2 12-6z',
    investigator: 'M12 4h40v56H12zM20 16v5h24v-5zM20 28v5h24v-5zM20 40v5h14v-5z',
  },
  emblems: {
    resistanceChief: 'chief',
    resistanceHunter: 'hunter',
    dummyAgent: 'dummyAgent',
    coordinator: 'coordinator',
    pretender: 'pretender',
    spyChief: 'chief',
    spyHunter: 'hunter',
    deepAgent: 'deepAgent',
  },
  inks: { chiefFail: 'red' },
  portraits,
} as const satisfies ModuleArt;
