import type { Seat } from '@reseau/core';
import type { Side } from '../../characters.ts';
import { slice } from '../../slice.ts';
import type { Accusation, Answered, Blame, Chance, HunterOpen, HunterWhisper, Investigation } from './facts.ts';

/** What everybody saw of the hunt. */
export interface Hunt {
  /** Who holds the token that came with the last team. */
  readonly investigator: Seat | undefined;
  /** The Hunters who have stepped out. */
  readonly hunters: Readonly<Partial<Record<Side, Seat>>>;
  readonly accusations: readonly Accusation[];
  readonly investigations: readonly Investigation[];
  readonly blame: Blame | undefined;
}

export const hunt = slice<Hunt, HunterOpen>(
  'hunter',
  { investigator: undefined, hunters: {}, accusations: [], investigations: [], blame: undefined },
  {
    'hunter.appointed': (state, { seat }) => ({ ...state, investigator: seat }),
    'hunter.steppedOut': (state, { seat, side }) => ({ ...state, hunters: { ...state.hunters, [side]: seat } }),
    'hunter.accused': (state, { side, seat, named, mission, right, early }) => ({
      ...state,
      accusations: [...state.accusations, { side, seat, named, mission, right, early }],
    }),
    'hunter.investigated': (state, { mission, seat, named }) => ({
      ...state,
      investigations: [...state.investigations, { mission, seat, named }],
    }),
    'hunter.blamed': (state, { round, seat, named, right }) => ({ ...state, blame: { round, seat, named, right } }),
  },
);

/** What was whispered in its course. */
export interface Whispers {
  readonly chances: readonly Chance[];
  readonly answers: readonly Answered[];
}

export const whispers = slice<Whispers, HunterWhisper>(
  'hunter',
  { chances: [], answers: [] },
  {
    'hunter.chance': (state, { seat, mission }) => ({ ...state, chances: [...state.chances, { seat, mission }] }),
    'hunter.answered': (state, { mission, seat, named, answer }) => ({
      ...state,
      answers: [...state.answers, { mission, seat, named, answer }],
    }),
  },
);
