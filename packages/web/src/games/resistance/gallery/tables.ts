import type { Fact } from '@reseau/games/resistance';
import { at, board, end, led, type NamedStill, propose, reveal, scene, vote } from '../still.ts';
import { HALFWAY, SEVEN, TEN } from './openings.ts';

/** Every state a seat can find itself in. */
export const boards: readonly NamedStill[] = [
  board('propose: leader', { seats: 5, me: 3, as: 'spy', fellows: [1], facts: [...HALFWAY, at('propose')] }),
  board('propose: waiting', { seats: 5, me: 0, as: 'resistance', facts: [...HALFWAY, at('propose')] }),
  board('vote: open', {
    seats: 5,
    me: 0,
    chosen: [1, 3, 4],
    as: 'resistance',
    facts: [...HALFWAY, propose(3, 1, 3), at('vote')],
  }),
  board('vote: sealed', {
    seats: 5,
    me: 0,
    chosen: [0, 1, 3, 4],
    mine: { type: 'vote', approve: false },
    as: 'resistance',
    facts: [...HALFWAY, propose(3, 1, 3), at('vote')],
  }),
  board('vote: last chance', {
    seats: 10,
    me: 2,
    chosen: [1, 4, 8],
    as: 'spy',
    fellows: [3, 6, 9],
    facts: [...TEN, propose(1, 2, 5, 7), at('vote')],
  }),
  board('mission: on the team', {
    seats: 5,
    me: 1,
    chosen: [3],
    as: 'resistance',
    facts: [...HALFWAY, propose(3, 1, 3), ...vote('++-++'), at('play')],
  }),
  board('mission: at home', {
    seats: 5,
    me: 0,
    chosen: [3],
    as: 'resistance',
    facts: [...HALFWAY, propose(3, 1, 3), ...vote('++-++'), at('play')],
  }),
  board('over: resistance', {
    seats: 5,
    me: 0,
    as: 'resistance',
    facts: [
      ...HALFWAY,
      propose(3, 0, 1),
      ...vote('++-++'),
      ...reveal(3, 2, 0),
      led(4),
      propose(4, 0, 1, 2),
      ...vote('+++--'),
      ...reveal(4, 3, 0),
      ...end('resistance', 'missions', 3, 4)(5),
    ],
  }),
  {
    name: 'over: five rejections',
    still: {
      seats: 10,
      me: 2,
      facts: [...TEN, propose(1, 2, 5, 7), ...vote('---+-+-+--', 5), ...end('spy', 'rejections', 2, 3, 6, 9)(10)],
    },
  },
  { name: 'watching', still: { seats: 7, chosen: [0, 1, 2], facts: [...SEVEN, propose(3, 0, 1, 2), at('vote')] } },
];

const BALLOT: readonly Fact[] = [led(0), propose(2, 0, 1, 4), ...vote('++-+-')];
const BALLOT_LOST: readonly Fact[] = [led(0), propose(2, 0, 1, 4), ...vote('+--+-', 3)];

/** The moments on stage, beat by beat. */
export const stages: readonly NamedStill[] = [
  scene('votes: hush', 0, BALLOT),
  scene('votes: stamped', 1, BALLOT),
  scene('votes: approved', 2, BALLOT),
  scene('votes: rejected', 2, BALLOT_LOST),
  scene('cards: face down', 0, [led(0), propose(3, 0, 1, 2, 3), ...reveal(3, 4, 1)], { seats: 6 }),
  scene('cards: before the last', 3, [led(0), propose(3, 0, 1, 2, 3), ...reveal(3, 4, 1)], { seats: 6 }),
  scene('cards: failure', 5, [led(0), propose(3, 0, 1, 2, 3), ...reveal(3, 4, 1)], { seats: 6 }),
  scene('cards: success', 5, [led(0), propose(3, 0, 1, 2, 3), ...reveal(3, 4, 0)], { seats: 6 }),
  scene('cards: one Fail of two', 5, [led(0), propose(4, 0, 1, 2, 3), ...reveal(4, 4, 1)], { seats: 7 }),
];

/** What the shared screen shows. */
export const screens: readonly NamedStill[] = [
  {
    name: 'screen: vote',
    still: { seats: 10, chosen: [1, 4, 8], facts: [...TEN, propose(1, 2, 5, 7), at('vote')] },
  },
  scene('screen: stamps', 2, [...SEVEN, propose(3, 0, 1, 2), ...vote('++-++-+')], { seats: 7 }),
];
