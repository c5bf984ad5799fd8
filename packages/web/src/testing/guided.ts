import {
  type AnyMove,
  type FactOf,
  heardBy,
  type Kind,
  knownTo,
  type Match,
  Rng,
  type Seat,
  submit,
} from '@reseau/core';
import { dealtLesson, thoughtOn } from '@reseau/rooms';
import { foldRoom, readEvents } from '@reseau/rooms/testing';
import type { Said } from '../connection/lessons.ts';
import type { LessonTable } from '../connection/local-messages.ts';
import type { Guide, Moment } from '../session/game-client.ts';
import { nextSaid, Recall } from '../session/guide.ts';
import { sightOf } from './asked.ts';

/** What the one person does who is asked. */
export type Person = (asked: {
  readonly match: Match<Kind>;
  readonly seat: Seat;
  readonly rng: Rng;
  /** What the seat was told, and how the table is set up. */
  readonly heard: readonly FactOf<Kind>[];
  readonly options: object;
}) => AnyMove;

const ME = 0 as Seat;
/** More answers than any guided game takes. */
const MOST = 3000;

function dealt(lesson: LessonTable) {
  const opening = { code: 'here-ABCD', lesson, person: { name: 'Robin', key: 'key' }, now: 0 };
  const { play } = foldRoom(readEvents(dealtLesson(opening)));
  if (play === undefined) throw new Error('guided: nothing was dealt');
  return play;
}

/** A guided game with real bots and with a coach whose every line is read at once; what was said, in order. */
export function playGuided(guide: Guide, seed: string, person: Person): readonly Said[] {
  const { game, bots } = guide.table;
  const play = dealt(guide.table);
  const rng = Rng.seeded(seed);
  const said: Said[] = [];
  let { match } = play;
  const facts = [...play.facts];

  const momentAt = (stage: Moment['stage'], hasLooked = true): Moment => {
    const known = knownTo(match, ME);
    const sight = sightOf(known, ME, match.game.seats.length, play.options);
    return { sight: { ...sight, mine: match.sealed[ME], over: stage === 'over' }, stage, hasLooked };
  };
  const recall = new Recall();
  const listen = (seen: Moment): void => {
    if (seen.stage !== 'cards') recall.hear(guide.asks(seen.sight), seen.sight.known);
    const moment = { ...seen, before: recall.before };
    for (let next = nextSaid(guide.hints, said, moment); next !== undefined; ) {
      said.push(next);
      next = nextSaid(guide.hints, said, moment);
    }
  };
  const chosen = (seat: Seat): AnyMove | 'wait' => {
    const heard = heardBy(facts, seat);
    if (seat === ME) return person({ match, seat, rng, heard, options: play.options });
    const level = bots[seat - 1] ?? 'easy';
    const input = { gameId: game, seats: match.game.seats.length, setup: play.options, seat, level, heard, said: [] };
    const thought = thoughtOn({ input: { ...input, seed: `${seed} ${facts.length} ${seat}` }, budget: 200 });
    if ('failed' in thought) throw new Error(`guided: a bot failed (${thought.failed})`);
    return thought.move;
  };

  listen(momentAt('cards', false));
  listen(momentAt('cards'));
  listen(momentAt('play'));
  for (let answers = 0; answers < MOST && match.outcome === undefined; answers += 1) {
    const { must, may, question } = match.turn;
    const waiting = must.filter((seat) => match.sealed[seat] === undefined);
    const actor = waiting[0] ?? may.find((one) => one !== 'clock');
    if (actor === undefined) throw new Error('guided: nobody is asked');
    const waits = waiting.includes(ME) || (waiting.length === 0 && actor === ME);
    if ((guide.turn(momentAt('play').sight) !== undefined) !== waits)
      throw new Error(`guided: the coach is wrong about whom ${question} waits for`);
    const move = chosen(actor);
    if (move === 'wait') throw new Error('guided: a bot waits');
    const answer = submit(match, { actor, question, move });
    if (!answer.ok) throw new Error(`guided: ${answer.code} ${answer.reason}`);
    match = answer.match;
    facts.push(...answer.entry.facts);
    listen(momentAt(match.outcome === undefined ? 'play' : 'over'));
  }
  if (match.outcome === undefined) throw new Error('guided: it has no end');
  return said;
}
