import { at, dealt, led, propose, scene, tell, turnedUp, vote } from './still.ts';
import { made } from './stills.ts';

const GIVEN = [
  tell('plot.drawn', { cards: ['noConfidence', 'opinionMaker'] }),
  tell('plot.given', { card: 'noConfidence', seat: 2 }),
  tell('plot.given', { card: 'opinionMaker', seat: 4 }),
];

/** Tables with several modules: their docks, and what lies before the players. */
export const mixedBoards = () => [
  made({
    name: 'plot: cards before players',
    still: {
      seats: 7,
      me: 1,
      modules: ['plot', 'inquisitor'],
      facts: [
        ...dealt(1, 'resistance'),
        led(0),
        tell('inquisitor.given', { seat: 6 }),
        ...GIVEN,
        propose(1, 0, 1),
        at('plot.opinionMaker'),
      ],
    },
  }),
  made({
    name: 'mission: every card of the mix',
    still: {
      seats: 7,
      me: 1,
      modules: ['reverser', 'rogue'],
      extras: ['resistanceReverser', 'resistanceRogue'],
      facts: [
        ...dealt(1, 'resistanceReverser'),
        led(0),
        propose(1, 0, 1),
        ...vote('+++-+++'),
        tell('rogue.watched', { mission: 1, seat: 0 }),
        at('play'),
      ],
    },
  }),
];

/** The moments that several modules put on stage together. */
export const mixedStages = () => [
  made(
    scene('trapper and reverser', 5, [
      propose(2, 0, 1, 2, 3),
      tell('trapper.trapped', { mission: 2, seat: 3 }),
      ...turnedUp(2, true, 'success', 'fail', 'reverse'),
    ]),
  ),
];

/** What the vote table keeps of the modules. */
export const mixedLedger = () =>
  made({
    name: 'ledger',
    still: {
      seats: 7,
      me: 1,
      modules: ['plot', 'inquisitor', 'trapper', 'rogue', 'defector'],
      extras: ['resistanceRogue'],
      facts: [
        tell('inquisitor.given', { seat: 6 }),
        led(0),
        ...GIVEN,
        propose(1, 0, 1, 2),
        ...vote('+++-+-+', 1),
        led(1),
        propose(1, 1, 2, 3),
        ...vote('+-++-++'),
        tell('rogue.watched', { mission: 1, seat: 2 }),
        tell('trapper.trapped', { mission: 1, seat: 3 }),
        ...turnedUp(1, true, 'success', 'rogueSuccess'),
        led(2),
        propose(2, 1, 2, 4, 6),
        ...vote('-++++-+'),
        tell('rogue.watched', { mission: 2, seat: 4 }),
        tell('plot.eyed', { mission: 2, seat: 0, of: 4 }),
        tell('trapper.trapped', { mission: 2, seat: 4 }),
        ...turnedUp(2, false, 'success', 'success', 'fail'),
        tell('inquisitor.looked', { seat: 6, at: 0 }),
        tell('defector.turned', { round: 3, switches: true }),
        led(3),
        propose(3, 1, 2, 5, 6),
        at('vote'),
      ],
    },
  });
