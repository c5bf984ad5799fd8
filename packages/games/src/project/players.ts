import {
  type Actor,
  type Option,
  type Options,
  pick,
  type Rng,
  type Seat,
  type Step,
  seatsOf,
  stay,
  type Told,
} from '@reseau/core';
import type { Rule } from './actions/action.ts';
import { located, locateObstacle, locateOptions } from './actions/locate.ts';
import type { Fact, OpenFact } from './facts.ts';
import type { LeaderMove, Move } from './moves.ts';
import { type Obstacle, obstacle } from './obstacle.ts';
import type { Clock } from './options.ts';
import { turnedUp } from './reveals.ts';
import { leaderObstacle, offer, RULES } from './rules.ts';
import { isPaused, type Known, leaderOf, type ProjectKind, type Table } from './table.ts';
import { WIDEST } from './widest.ts';

const TICK: Options<Move> = [{ type: 'tick' }];

/** The players' turn: all at once, in any order, each move decided as it comes, until all are done. */
export function players(seatCount: number, { clock, bases }: TurnSetup): Step<ProjectKind> {
  const seats = seatsOf(seatCount);
  const onTheClock = clock === 'wall';
  const asked = (table: Table): readonly Actor[] => (onTheClock && !isPaused(table) ? [...seats, 'clock'] : seats);
  return {
    id: 'players',
    shown: true,
    ask: (table) => ({ must: [], may: asked(table), progress: 'none' }),
    options: ({ table }, actor) => (actor === 'clock' ? TICK : seatOptions(table, actor, onTheClock, bases)),
    why: ({ table }, actor, raw) =>
      (actor === 'clock' ? undefined : whyNot(table, actor, raw, { clock, bases })?.code) ?? 'illegal',
    reveals: (known, moves) => turnedUp(known, moves, seats),
    decide: (known, moves, rng) => {
      const actor = [...seats, 'clock' as const].find((one) => moves.get(one) !== undefined);
      const made = actor === undefined ? undefined : moves.get(actor);
      if (actor === undefined || made === undefined) return [];
      if (actor === 'clock') return [{ type: 'sped', to: 'all', speed: known.table.speed + 1 }, stay];
      return decided(known, actor, made, rng);
    },
  };
}

/** What the players' turn depends on, besides the table. */
export interface TurnSetup {
  readonly clock: Clock;
  /** How many bases there are to find. */
  readonly bases: number;
}

function decided(known: Known, seat: Seat, made: Move, rng: Rng): Told<ProjectKind> {
  const { table } = known;
  if ('leader' in made) return [...byLeader(known, made, rng), stay];
  switch (made.type) {
    case 'done': {
      const finished: OpenFact = { type: 'finished', to: 'all', seat };
      return allButOne(table.done, seat) ? [finished] : [finished, stay];
    }
    case 'notDone':
      return [{ type: 'unfinished', to: 'all', seat }, stay];
    case 'giveUp': {
      const wished: OpenFact = { type: 'wishedToGiveUp', to: 'all', seat, on: made.on };
      return made.on && allButOne(table.givesUp, seat) ? [wished] : [wished, stay];
    }
    case 'pause': {
      const ends = !made.on && isPaused(table);
      const declines = !made.on && table.wantsPause[seat] === false;
      const wished: OpenFact = {
        type: 'wishedPause',
        to: 'all',
        seat,
        on: made.on,
        ...(ends && { ends }),
        ...(declines && { declines }),
      };
      return [wished, stay];
    }
    case 'locate':
      return [...located(table, made), stay];
    case 'tick':
      return [stay];
  }
}

const allButOne = (said: readonly boolean[], seat: Seat): boolean => said.every((yes, other) => yes || other === seat);

const byLeader = (known: Known, made: LeaderMove, rng: Rng): readonly Fact[] =>
  (RULES[made.type] as Rule<LeaderMove>).tell(known, leaderOf(known.table, made.leader), made, rng);

const PAUSE = { type: 'pause', on: { one: [true] } } as const;
const PAUSE_OR_NOT = { type: 'pause', on: { one: [true, false] } } as const;
const GO_ON = { type: 'pause', on: { one: [false] } } as const;
const GIVE_UP = { type: 'giveUp', on: { one: [true] } } as const;
const NOT_DONE = { type: 'notDone' } as const;
const PLAY_ON = { type: 'giveUp', on: { one: [false] } } as const;

function pauseOption({ wantsPause }: Table, seat: Seat): Option<Move> {
  if (wantsPause[seat]) return GO_ON;
  return wantsPause.some(Boolean) ? PAUSE_OR_NOT : PAUSE;
}

function seatOptions(table: Table, seat: Seat, onTheClock: boolean, bases: number): Options<Move> {
  const wishing: Option<Move>[] = [table.givesUp[seat] ? PLAY_ON : GIVE_UP];
  if (onTheClock) wishing.push(pauseOption(table, seat));
  if (onTheClock && isPaused(table)) return wishing;
  if (table.done[seat]) return [...wishing, NOT_DONE];
  const led = table.leaders.filter((leader) => leader.seat === seat);
  const options: Option<Move>[] = [];
  for (const leader of led) offer(table, leader, options);
  for (const option of locateOptions(table, bases)) options.push(option);
  options.push(...wishing);
  if (led.every(({ drawn }) => drawn === undefined)) options.push({ type: 'done' });
  return options;
}

/** Why a seat cannot make this move now, with the numbers that matter; nothing if it can. For the client, and for refusals. */
export function whyNot(table: Table, seat: Seat, raw: unknown, { clock, bases }: TurnSetup): Obstacle | undefined {
  const move = pick(WIDEST, raw);
  if (move === undefined) return obstacle('illegal');
  const led = table.leaders.filter((leader) => leader.seat === seat);
  if (move.type !== 'pause' && move.type !== 'giveUp') {
    if (clock === 'wall' && isPaused(table)) return obstacle('paused');
    if (table.done[seat] && move.type !== 'notDone') return obstacle('youAreDone');
  }
  if ('leader' in move) {
    const leader = led.find(({ id }) => id === move.leader);
    return leader === undefined ? obstacle('notYourLeader') : leaderObstacle(table, leader, move);
  }
  switch (move.type) {
    case 'pause':
      if (clock !== 'wall') return obstacle('noClock');
      return (move.on ? table.wantsPause[seat] : !table.wantsPause.some(Boolean)) ? obstacle('illegal') : undefined;
    case 'locate':
      return locateObstacle(table, bases, move);
    case 'giveUp':
      return table.givesUp[seat] === move.on ? obstacle('illegal') : undefined;
    case 'done':
      return led.some(({ drawn }) => drawn !== undefined) ? obstacle('chooseFirst') : undefined;
    case 'notDone':
      return table.done[seat] ? undefined : obstacle('illegal');
    case 'tick':
      return obstacle('illegal');
  }
}
