import type { Card, Character, Extra, Fact, ModuleId } from '@reseau/games/resistance';
import { at, dealt, ended, led, propose, still, turnedUp, vote } from './stills.ts';

/** A module's fact, as the server would tell it. */
const tell = (type: string, data: object): Fact => ({ type, to: 'all', ...data }) as unknown as Fact;

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

const cast = (...characters: readonly Character[]) => characters;
const HUNT = cast('resistanceChief', 'resistanceHunter', 'resistance', 'spyChief', 'spyHunter');
const BLADE = cast('commander', 'resistance', 'resistance', 'assassin', 'spy');
const ROGUES = cast('resistanceRogue', 'resistance', 'spy', 'spy', 'resistance');

const accused = (named: number, right: boolean, mission = 3) =>
  tell('hunter.accused', { side: 'spy', seat: 4, named, mission, right, early: mission !== 3 });

const scene = (name: string, beat: number, facts: readonly Fact[], me?: number) =>
  made(name, { seats: 5, facts, beat, ...(me === undefined ? {} : { me }) });

/** The moments that modules put on stage. */
export const moduleStages = () => [
  scene('assassin: steps out', 1, [tell('assassin.steppedOut', { seat: 3 })]),
  ...[0, 1, 2].map((beat) =>
    scene(`assassin: strike, ${beat}`, beat, [
      tell('assassin.named', { seat: 3, named: 0 }),
      ...ended({ winner: 'spy', ending: 'assassination' }, BLADE),
    ]),
  ),
  scene('assassin: missed', 2, [
    tell('assassin.named', { seat: 3, named: 1 }),
    ...ended({ winner: 'resistance', ending: 'missions' }, BLADE),
  ]),
  scene('hunter: steps out', 1, [tell('hunter.steppedOut', { seat: 4, side: 'spy' })]),
  scene('hunter: accused', 1, [accused(2, false)]),
  scene('hunter: wrong', 2, [accused(2, false)]),
  scene('hunter: turned over', 3, [accused(2, false)]),
  scene('hunter: right', 2, [accused(0, true), ...ended({ winner: 'spy', ending: 'accusation' }, HUNT)]),
  scene('hunter: blame, swapped', 1, [tell('hunter.blamed', { round: 2, seat: 1, named: 3, right: true })]),
  scene('hunter: blame, in vain', 1, [tell('hunter.blamed', { round: 2, seat: 1, named: 3, right: false })]),
  scene('defector: switch', 1, [tell('defector.turned', { round: 3, switches: true })]),
  scene('defector: no change', 1, [tell('defector.turned', { round: 3, switches: false })]),
  scene('defector: face down', 1, [tell('defector.drawn', { round: 4 })]),
  scene('inquisitor: passed on', 1, [tell('inquisitor.looked', { seat: 3, at: 1 })], 3),
  scene('plot: overheard', 1, [tell('plot.looked', { card: 'overheard', seat: 1, at: 2 })]),
  scene('plot: Strong Leader', 1, [tell('plot.used', { card: 'strongLeader', seat: 1 })]),
  ...[0, 2].map((beat) =>
    scene(`plot: two votes cast before, ${beat}`, beat, [
      propose(1, 0, 1),
      tell('voted', { seat: 1, approve: true }),
      tell('voted', { seat: 3, approve: false }),
      at('vote'),
      ...vote('++---', 1).filter((fact) => !('seat' in fact) || (fact.seat !== 1 && fact.seat !== 3)),
    ]),
  ),
  scene('plot: No Confidence', 1, [
    propose(1, 0, 1),
    tell('plot.used', { card: 'noConfidence', seat: 1 }),
    tell('rejected', { rejections: 2 }),
  ]),
  scene('rogue: alone', 2, ended({ winner: 'resistance', ending: 'rogue', alone: 0 }, ROGUES)),
  scene('rogue: in part', 2, ended({ winner: 'resistance', ending: 'missions' }, ROGUES)),
  scene('trapper and reverser', 5, [
    propose(2, 0, 1, 2, 3),
    tell('trapper.trapped', { mission: 2, seat: 3 }),
    ...turnedUp(2, true, 'success', 'fail', 'reverse'),
  ]),
];

/** What the vote table keeps of the modules. */
export const moduleLedger = () =>
  made('ledger', {
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
  });

const over = (
  name: string,
  modules: readonly ModuleId[],
  me: number,
  facts: readonly Fact[],
  extras: readonly Extra[] = [],
) => made(name, { seats: 5, me, modules, extras, facts });

/** Three missions that all end alike; the second card is the one that matters. */
const three = (card: Card, success: boolean): readonly Fact[] => [
  led(0),
  propose(1, 0, 3),
  ...vote('++-+-'),
  ...turnedUp(1, success, 'success', card),
  led(1),
  propose(2, 0, 1, 3),
  ...vote('+++-+'),
  ...turnedUp(2, success, 'success', 'success', card),
  led(2),
  propose(3, 0, 3),
  ...vote('+++--'),
  ...turnedUp(3, success, 'success', card),
];

/** How a match with modules can end. */
export const moduleEndings = () => [
  over(
    'over: Rogue alone',
    ['rogue'],
    0,
    [...three('rogueSuccess', true), ...ended({ winner: 'resistance', ending: 'rogue', alone: 0 }, ROGUES)],
    ['resistanceRogue'],
  ),
  over(
    'over: Rogue in part',
    ['rogue'],
    0,
    [...three('success', true), ...ended({ winner: 'resistance', ending: 'missions' }, ROGUES)],
    ['resistanceRogue'],
  ),
  over('over: assassination', ['assassin'], 1, [
    ...three('success', true),
    tell('assassin.steppedOut', { seat: 3 }),
    tell('assassin.named', { seat: 3, named: 0 }),
    ...ended({ winner: 'spy', ending: 'assassination' }, BLADE),
  ]),
  over('over: accusation', ['hunter'], 0, [
    ...three('fail', false),
    tell('hunter.steppedOut', { seat: 4, side: 'spy' }),
    accused(0, true),
    ...ended({ winner: 'spy', ending: 'accusation' }, HUNT),
  ]),
];
