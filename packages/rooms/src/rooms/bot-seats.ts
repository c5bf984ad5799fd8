import type { BotChoice } from '@reseau/bots';
import { type AnyMove, optionsFor, pick, Rng, type Seat, sample } from '@reseau/core';
import type { BotInput, BotRunner } from '../bots/bot-runner.ts';
import type { Clock } from '../clock.ts';
import { guarded } from '../guard.ts';
import type { Log } from '../log.ts';
import { giveAnswer } from './bot-answer.ts';
import type { Due } from './event.ts';
import { answerTime, type Pace } from './pace.ts';
import type { RandomSource } from './random-source.ts';
import type { Room } from './room.ts';
import type { RoomMatch } from './room-match.ts';
import { phrasesHeardBy } from './talk.ts';
import { heardOf } from './view.ts';

/** In milliseconds, at the pace of people. */
const SLOT = 1000;

/** Hands in what a bot answers to a question of a match. */
export type SubmitMove = (answer: {
  readonly match: number;
  readonly question: number;
  readonly actor: Seat;
  readonly move: AnyMove;
}) => void;

interface UnderWay {
  readonly due: Due;
  readonly question: number;
  /** How many entries the match had: in an open question others move meanwhile, and the thought is stale. */
  readonly entries: number;
  readonly gone: AbortController;
}

interface Thinking {
  readonly seat: Seat;
  readonly seed: string;
  readonly signal: AbortSignal;
}

interface RoomContext {
  readonly botRunner: BotRunner;
  readonly clock: Clock;
  readonly log: Log;
  readonly chance: RandomSource;
  readonly botPace: number;
}

/** The bots of one room: each thinks as soon as it is asked, answers at its time, and is played for when it fails. */
export class BotSeats {
  readonly #context: RoomContext;
  readonly #handIn: SubmitMove;
  readonly #from: () => string;
  readonly #slot: number;
  /** One whose answer was refused stays here, and so is left alone, until the question changes. */
  readonly #underWay = new Map<Seat, UnderWay>();
  /** New times for answers that fell due while the table rested. */
  readonly #postponed = new WeakMap<Due, number>();
  readonly #seeds = new WeakMap<Due, { readonly purpose: string; readonly seed: string }>();

  /** `from` says from where the table is led: who pays for the thoughts. */
  constructor(context: RoomContext, from: () => string, handIn: SubmitMove) {
    this.#context = context;
    this.#handIn = handIn;
    this.#from = from;
    this.#slot = SLOT * Math.min(1, context.botPace);
  }

  /** Sees to it that those who are asked answer, and nobody else. */
  attend(room: Room): void {
    const { play } = room;
    const due = play === undefined || play.isOver ? [] : play.due;
    for (const seat of this.#underWay.keys()) if (!due.some(([one]) => one === seat)) this.#drop(seat);
    if (play === undefined) return;
    const { turn } = play.match;
    for (const one of due) {
      const [seat] = one;
      const sealed = turn.must.includes(seat);
      const before = this.#underWay.get(seat);
      const isFresh = sealed || before?.entries === play.record.length;
      if (before?.due === one && before.question === turn.question && isFresh) continue;
      this.#drop(seat);
      this.#begin(room, play, one, sealed);
    }
  }

  /** Nobody is there: all thoughts are dropped. */
  rest(): void {
    for (const seat of this.#underWay.keys()) this.#drop(seat);
  }

  /** Somebody is there again: answers that are overdue take the time that people would take from now on. */
  wake({ play }: Room, deadline: number | undefined, pace: Pace): void {
    for (const due of play?.due ?? []) {
      if (play === undefined || this.#timeOf(due) >= pace.now) continue;
      this.#postponed.set(due, answerTime(play.match.turn, { seen: play.seen, deadline }, pace));
    }
  }

  #timeOf(due: Due): number {
    return this.#postponed.get(due) ?? due[1];
  }

  /** One that has to think again about the same has the same chance. */
  #seedOf(due: Due, purpose: string): string {
    const known = this.#seeds.get(due);
    if (known?.purpose === purpose) return known.seed;
    const seed = this.#context.chance.seed(purpose);
    this.#seeds.set(due, { purpose, seed });
    return seed;
  }

  #drop(seat: Seat): void {
    this.#underWay.get(seat)?.gone.abort();
    this.#underWay.delete(seat);
  }

  #begin(room: Room, play: RoomMatch, due: Due, sealed: boolean): void {
    const [seat] = due;
    const { question } = play.match.turn;
    const gone = new AbortController();
    const seed = this.#seedOf(
      due,
      `bot ${room.matches} ${sealed ? `question ${question}` : play.record.length} ${seat}`,
    );
    this.#underWay.set(seat, { due, question, entries: play.record.length, gone });
    const answer = {
      at: this.#timeOf(due),
      // What was told does not change while a sealed question waits; in an open one the others move.
      lead: sealed ? Number.POSITIVE_INFINITY : this.#slot,
      slot: this.#slot,
      think: (signal: AbortSignal) => this.#move(room, play, { seat, seed, signal }),
      handIn: (move: BotChoice) => {
        if (move === 'wait') return;
        guarded(this.#context.log, 'hand-in', () => this.#handIn({ match: room.matches, question, actor: seat, move }));
      },
    };
    const { clock, log } = this.#context;
    giveAnswer(answer, clock, gone.signal).catch((error: unknown) => log.failed('bot', error));
  }

  /** The bot's own move, or any legal one where it has none: the table must not wait for a broken bot. */
  async #move(room: Room, play: RoomMatch, { seat, seed, signal }: Thinking): Promise<BotChoice> {
    const { botRunner, log } = this.#context;
    const options = optionsFor(play.match, seat);
    try {
      const choice = await botRunner.move(
        { ...botInput(room, play, seat), seed },
        { room: room.code, from: this.#from(), signal },
      );
      if (choice === 'wait' && play.match.turn.may.includes(seat)) return choice;
      const move = pick(options, choice);
      if (move !== undefined) return move;
      log.warn('bot made an illegal move', { room: room.code });
    } catch (error) {
      log.failed('bot', error);
    }
    return sample(options, Rng.seeded(seed));
  }
}

const botInput = (room: Room, { game, options }: RoomMatch, seat: Seat): Omit<BotInput, 'seed'> => ({
  gameId: room.game,
  seats: game.seats.length,
  setup: options,
  seat,
  level: room.members[seat]?.bot ?? 'medium',
  heard: heardOf(room, seat),
  said: phrasesHeardBy(room, seat),
});
