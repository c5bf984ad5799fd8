import { dealDifference, type Entry, type Kind, type Match, rebuild, submit } from '@reseau/core';
import type { GameId } from '@reseau/games';
import { type RoomEvent, writeEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { askedBy } from './plan.ts';
import { readEvents } from './read-events.ts';
import type { Room } from './room.ts';

/** What becomes of a match under way when its moves are played again by the rules as they are now. */
export interface Trial {
  readonly game: GameId;
  /** Which match of the table, and how many steps it has, the deal not counted. */
  readonly match: number;
  readonly steps: number;
  /** From the same seed other cards would be dealt now, or told right after: what was dealt stays. */
  readonly dealsOtherwise: boolean;
  readonly result:
    | { readonly is: 'same' }
    /** From this step on something else is told, or drawn: at so many steps in all. */
    | { readonly is: 'differs'; readonly step: number; readonly how: string; readonly others: number }
    /** This step is no longer possible, and so nothing after it. */
    | { readonly is: 'impossible'; readonly step: number; readonly how: string };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Replayed {
  readonly entries: readonly Entry<Kind>[];
  readonly match: Match<Kind>;
  readonly stopped?: { readonly step: number; readonly how: string };
}

/** Nothing for a table at which no match is under way. Tells kinds of things alone: no card, no vote. */
export function tried(stored: readonly string[]): Trial | undefined {
  const room = foldRoom(readEvents(stored));
  const { play, game, matches } = room;
  if (play === undefined || play.isOver) return undefined;
  const was = play.record.list;
  const steps = was.length - 1;
  const dealsOtherwise = dealDifference({ game: play.game, seed: play.seed, entries: was }) !== undefined;
  return { game, match: matches, steps, dealsOtherwise, result: resultOf(was, replayed(room)) };
}

function resultOf(was: readonly Entry<Kind>[], { entries, stopped }: Replayed): Trial['result'] {
  if (stopped !== undefined) return { is: 'impossible', ...stopped };
  const others = entries.flatMap((entry, step) => (isSame(entry, was[step]) ? [] : [step]));
  const [step] = others;
  if (step === undefined) return { is: 'same' };
  const [before, now] = [was[step], entries[step]];
  if (before === undefined || now === undefined) throw new Error('repair: a step is missing');
  return { is: 'differs', step, how: `${moverOf(before)}: ${difference(before, now)}`, others: others.length };
}

/** From the deal as it was, by the rules as they are. */
function replayed({ play }: Room): Replayed {
  if (play === undefined) throw new Error('repair: no match is on');
  const [dealt, ...moves] = play.record.list;
  if (dealt === undefined) throw new Error('repair: a match without a deal');
  const entries = [dealt];
  let match = rebuild(play.game, play.seed, entries);
  for (const [index, entry] of moves.entries()) {
    const { actor, question, move } = entry;
    const stop = (how: string): Replayed => ({
      entries,
      match,
      stopped: { step: index + 1, how: `${moverOf(entry)}: ${how}` },
    });
    if (actor === undefined || question === undefined) return stop('nobody moves');
    try {
      const answer = submit(match, { actor, question, move });
      if (!answer.ok) return stop(`refused (${[answer.code, answer.reason].filter(Boolean).join(', ')})`);
      entries.push(answer.entry);
      ({ match } = answer);
    } catch (error) {
      return stop(`the rules fail (${error instanceof Error ? error.name : typeof error})`);
    }
  }
  return { entries, match };
}

const moverOf = ({ actor, move }: Entry<Kind>): string =>
  `${typeof actor === 'number' ? `seat ${actor}` : (actor ?? 'nobody')}, ${move?.type ?? 'nothing'}`;

function difference(was: Entry<Kind>, now: Entry<Kind>): string {
  const kinds = ({ facts }: Entry<Kind>): string => facts.map(({ type }) => type).join(', ') || 'nothing';
  if (kinds(was) !== kinds(now)) return `tells ${kinds(now)} instead of ${kinds(was)}`;
  const changed = now.facts.filter((fact, index) => !isSame(fact, was.facts[index])).map(({ type }) => type);
  return changed.length === 0 ? 'draws otherwise' : `tells otherwise: ${[...new Set(changed)].join(', ')}`;
}

/** The same record with what the rules tell now; the same one where nothing differs, or where it cannot be played again. */
export function repaired(stored: readonly string[], at: number): readonly string[] {
  const trial = tried(stored);
  if (trial?.result.is !== 'differs') return stored;
  const events = readEvents(stored);
  const room = foldRoom(events);
  const { entries, match } = replayed(room);
  const first = events.findLastIndex(({ type }) => type === 'started');
  let step = 0;
  const rewritten = events.map((event, index): string => {
    const body = stored[index] ?? '';
    if (index <= first || event.type !== 'moved') return body;
    step += 1;
    const entry = entries[step];
    return entry === undefined || isSame(entry, event.entry) ? body : writeEvent({ ...event, entry });
  });
  const asked = askedBy(room, match, { now: at, scale: 0, chance: () => 0 }, at);
  const mended: RoomEvent = { type: 'repaired', at, asked };
  return [...rewritten, writeEvent(mended)];
}
