import {
  type City,
  type Clue,
  HOUSE_BOX,
  type LeaderId,
  type OpenFact,
  type Opening,
  scenarioIn,
} from '@reseau/games/project';
import { seatAt } from '../../seat-at.ts';
import { knownIn } from '../narrowed.ts';
import { type Still, still, tell } from './stills.ts';

const city = (number: number) => number as City;
const cities = (...numbers: readonly number[]) => numbers.map(city);
const ones = (...numbers: readonly number[]) => numbers.map((number) => [city(number), 1] as const);
const by = (number: number) => number as LeaderId;

const SCENARIO = scenarioIn(HOUSE_BOX, 'landing');

/** One alone, in the first turn. */
const FRESH: Opening = {
  scenario: 'landing',
  leaders: [{ seat: seatAt(0), character: 'llewellyn', city: city(16) }],
  reds: ones(...SCENARIO.reds),
  hidden: cities(...SCENARIO.tokens),
};

/** Two in the thick of it. */
export const HALFWAY: Opening = {
  scenario: 'landing',
  leaders: [
    {
      seat: seatAt(0),
      character: 'adams',
      city: city(28),
      tokens: 2,
      inventory: ['explosive', 'detonator', 'timer', 'camouflage'],
      active: 'tools',
      planned: 'engineering',
      allies: [
        ['gorsky', 'engineering'],
        ['oduya', 'military'],
      ],
    },
    { seat: seatAt(1), character: 'stark', city: city(28), tokens: 1, inventory: ['bomb'], active: 'artOfWar' },
  ],
  reds: [...ones(2, 6, 7, 10, 19, 24, 30, 33, 36), [city(27), 2], [city(26), 2], [city(40), 2]],
  blacks: [[city(12), 1]],
  hidden: cities(3, 5, 9, 11, 14, 20, 37, 38),
  met: [[city(29), 'quist']],
  used: [
    [city(28), 1],
    [city(27), 2],
    [city(43), 1],
  ],
  bases: cities(27),
  destroyed: cities(21),
  clues: ['nw', 'town', 'maritime', 'maritime', 'nearCapital', 'twoRoadsOrMore', 'mountain'],
  heroics: ['air', 'commando', 'chief'],
  discards: { clue: ['fail', 'capital', 'se'], object: ['fail', 'timer'] },
  speed: 2,
};

const ARMY: readonly OpenFact[] = [
  tell('finished', { seat: seatAt(0), givesUp: false }),
  tell('armyBegan', { actions: 3, speed: 2 }),
  tell('rolled', { dice: { where: 'nw', which: 'heldHighest' }, foreseen: false }),
  tell('activated', { city: city(36), turned: false }),
  tell('added', { city: city(36), count: 2 }),
  tell('deployed', { from: city(36), city: city(20), count: 2 }),
  tell('rolled', { dice: { where: 'sw', which: 'freeHighest' }, foreseen: false }),
  tell('activated', { city: city(43), turned: false }),
  tell('added', { city: city(43), count: 2 }),
  tell('tipped', { city: city(43), blacks: 1, surplus: 1 }),
  tell('skipped', {}),
  tell('turned', { turn: 2 }),
];

const made = (name: string, spec: Still) => ({ name, sight: still(spec) });

const DREW = tell('drew', { leader: by(0), deck: 'clue', cards: ['ne', 'fail', 'farFromTown'], keep: 1 });
const FOUND = tell('drew', { leader: by(0), deck: 'object', cards: ['negotiation', 'timer', 'fail'], keep: 2 });

/** What a seat can find itself before. */
export const boards = () => [
  made('alone, first turn', { opening: FRESH, me: 0 }),
  made('two, in the thick of it', { opening: HALFWAY, me: 0 }),
  made('clues drawn', { opening: HALFWAY, me: 0, facts: [DREW] }),
  made('objects drawn, no room', { opening: HALFWAY, me: 0, facts: [FOUND] }),
  made('paused', {
    opening: HALFWAY,
    me: 0,
    setup: { clock: 'wall' },
    facts: [tell('wishedPause', { seat: seatAt(0), on: true }), tell('wishedPause', { seat: seatAt(1), on: true })],
  }),
  made('over: won', {
    opening: { ...HALFWAY, destroyed: cities(21, 27, 15), bases: [] },
    me: 0,
    facts: [tell('ended', { ending: 'won' })],
  }),
  made('over: lost', { opening: HALFWAY, me: 0, facts: [tell('ended', { ending: 'islandFull' })] }),
];

/** The army's turn: dice, overflow, a city that tips, and the sum. */
export const stages = () => [
  made('army: the dice', { opening: HALFWAY, facts: ARMY, beat: 1 }),
  made('army: overflow', { opening: HALFWAY, facts: ARMY, beat: 4 }),
  made('army: a city tips', { opening: HALFWAY, facts: ARMY, beat: 8 }),
  made('army: the sum', { opening: HALFWAY, facts: ARMY, beat: 10 }),
];

export const screens = () => [
  made('screen: the turn', {
    opening: HALFWAY,
    facts: [
      tell('intended', { leader: by(0), action: 'craft' }),
      tell('marked', { leader: by(1), at: city(27) }),
      tell('finished', { seat: seatAt(1), givesUp: false }),
    ],
  }),
  made('screen: the army', { opening: HALFWAY, facts: ARMY, beat: 4 }),
];

/** A map with cards on it, from many cities to one. */
export const LAID: readonly (readonly Clue[])[] = [['maritime'], ['maritime', 'town'], ['maritime', 'town', 'sw']];
export const mapTable = () => knownIn(still({ opening: HALFWAY }).known).table;
