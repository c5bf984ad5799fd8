import type { Fact } from '@reseau/games/resistance';
import { at, dealt, end, led, propose, reveal, type Still, vote } from './still.ts';
import { still } from './stills.ts';

type Facts = readonly Fact[];

/** Five players, two missions played, one each way. */
const HALFWAY: Facts = [
  led(0),
  propose(1, 0, 1),
  ...vote('++-+-'),
  ...reveal(1, 2, 0),
  led(1),
  propose(2, 1, 2, 3),
  ...vote('--+-+', 1),
  led(2),
  propose(2, 0, 2, 4),
  ...vote('+++-+'),
  ...reveal(2, 3, 1),
  led(3),
];

const SEVEN: Facts = [
  led(5),
  propose(1, 0, 5),
  ...vote('+++++-+'),
  ...reveal(1, 2, 0),
  led(6),
  propose(2, 0, 5, 6),
  ...vote('+-++-++'),
  ...reveal(2, 3, 1),
  led(0),
];

const TEN_VOTES = ['+-+-+-+-+-', '++++++----', '-+-+-+-+-+', '--+--+--+-'];
const TEN: Facts = [
  led(9),
  ...TEN_VOTES.flatMap((ballots, index) => [propose(1, index, index + 2, 9), ...vote(ballots, index + 1), led(index)]),
];

const made = (name: string, spec: Still) => ({ name, sight: still(spec) });

/** Every state a seat can find itself in. */
export const boards = () => [
  made('propose: leader', { seats: 5, me: 3, facts: [...dealt(3, 'spy', 1), ...HALFWAY, at('propose')] }),
  made('propose: waiting', { seats: 5, me: 0, facts: [...dealt(0, 'resistance'), ...HALFWAY, at('propose')] }),
  made('vote: open', {
    seats: 5,
    me: 0,
    chosen: [1, 3, 4],
    facts: [...dealt(0, 'resistance'), ...HALFWAY, propose(3, 1, 3), at('vote')],
  }),
  made('vote: sealed', {
    seats: 5,
    me: 0,
    chosen: [0, 1, 3, 4],
    mine: { type: 'vote', approve: false },
    facts: [...dealt(0, 'resistance'), ...HALFWAY, propose(3, 1, 3), at('vote')],
  }),
  made('vote: last chance', {
    seats: 10,
    me: 2,
    chosen: [1, 4, 8],
    facts: [...dealt(2, 'spy', 3, 6, 9), ...TEN, propose(1, 2, 5, 7), at('vote')],
  }),
  made('mission: on the team', {
    seats: 5,
    me: 1,
    chosen: [3],
    facts: [...dealt(1, 'resistance'), ...HALFWAY, propose(3, 1, 3), ...vote('++-++'), at('play')],
  }),
  made('mission: at home', {
    seats: 5,
    me: 0,
    chosen: [3],
    facts: [...dealt(0, 'resistance'), ...HALFWAY, propose(3, 1, 3), ...vote('++-++'), at('play')],
  }),
  made('over: resistance', {
    seats: 5,
    me: 0,
    facts: [
      ...dealt(0, 'resistance'),
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
  made('over: five rejections', {
    seats: 10,
    me: 2,
    facts: [...TEN, propose(1, 2, 5, 7), ...vote('---+-+-+--', 5), ...end('spy', 'rejections', 2, 3, 6, 9)(10)],
  }),
  made('watching', { seats: 7, chosen: [0, 1, 2], facts: [...SEVEN, propose(3, 0, 1, 2), at('vote')] }),
];

const scene = (name: string, facts: Facts, seats: number, beat: number) => made(name, { seats, facts, beat });
const BALLOT: Facts = [led(0), propose(2, 0, 1, 4), ...vote('++-+-')];
const BALLOT_LOST: Facts = [led(0), propose(2, 0, 1, 4), ...vote('+--+-', 3)];

/** The moments on stage, beat by beat. */
export const stages = () => [
  scene('votes: hush', BALLOT, 5, 0),
  scene('votes: stamped', BALLOT, 5, 1),
  scene('votes: approved', BALLOT, 5, 2),
  scene('votes: rejected', BALLOT_LOST, 5, 2),
  scene('cards: face down', [led(0), propose(3, 0, 1, 2, 3), ...reveal(3, 4, 1)], 6, 0),
  scene('cards: before the last', [led(0), propose(3, 0, 1, 2, 3), ...reveal(3, 4, 1)], 6, 3),
  scene('cards: failure', [led(0), propose(3, 0, 1, 2, 3), ...reveal(3, 4, 1)], 6, 5),
  scene('cards: success', [led(0), propose(3, 0, 1, 2, 3), ...reveal(3, 4, 0)], 6, 5),
  scene('cards: one Fail of two', [led(0), propose(4, 0, 1, 2, 3), ...reveal(4, 4, 1)], 7, 5),
];

/** What the shared screen shows. */
export const screens = () => [
  made('screen: vote', { seats: 10, chosen: [1, 4, 8], facts: [...TEN, propose(1, 2, 5, 7), at('vote')] }),
  scene('screen: stamps', [...SEVEN, propose(3, 0, 1, 2), ...vote('++-++-+')], 7, 2),
];
