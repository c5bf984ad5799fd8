import type { Fact } from '@reseau/games/resistance';
import { led, propose, reveal, vote } from '../still.ts';

/** Five players, two missions played, one each way. */
export const HALFWAY: readonly Fact[] = [
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

/** Seven players, the same. */
export const SEVEN: readonly Fact[] = [
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

/** Ten players, four teams turned down. */
export const TEN: readonly Fact[] = [
  led(9),
  ...TEN_VOTES.flatMap((ballots, index) => [propose(1, index, index + 2, 9), ...vote(ballots, index + 1), led(index)]),
];
