import type { resistance } from '@reseau/games';
import { at, dealt, led, propose, still, vote } from './stills.ts';

/** A module's fact, as the server would tell it. */
const tell = (type: string, data: object): resistance.Fact =>
  ({ type, to: 'all', ...data }) as unknown as resistance.Fact;

const made = (name: string, spec: Parameters<typeof still>[0]) => ({ name, sight: still(spec) });

const GIVEN = [
  tell('plot.drawn', { cards: ['noConfidence', 'opinionMaker'] }),
  tell('plot.given', { card: 'noConfidence', seat: 2 }),
  tell('plot.given', { card: 'opinionMaker', seat: 4 }),
];

/** Tables with modules: their docks, and what lies before the players. */
export const moduleBoards = () => [
  made('plot: give', {
    seats: 7,
    me: 0,
    modules: ['plot'],
    facts: [...dealt(0, 'resistance'), led(0), tell('plot.drawn', { cards: ['closeEye', 'openUp'] }), at('plot.give')],
  }),
  made('plot: cards before players', {
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
  }),
  made('trapper: set aside', {
    seats: 5,
    me: 0,
    modules: ['trapper'],
    facts: [...dealt(0, 'resistance'), led(0), propose(1, 0, 1, 3), ...vote('+++-+'), at('trapper.trap')],
  }),
  made('hunter: put to all', {
    seats: 7,
    me: 2,
    modules: ['hunter'],
    extras: ['deepAgent', 'blame'],
    facts: [...dealt(2, 'resistanceChief'), led(0), propose(1, 0, 1), at('hunter.blame')],
  }),
  made('mission: every card of the mix', {
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
  }),
];
