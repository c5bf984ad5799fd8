import type { BotLevel } from '@reseau/bots';
import { Rng, sha256 } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type { Command, Language } from '@reseau/protocol';
import { CONFIG } from '../config.ts';
import { decideCommand } from './commands.ts';
import { type RoomEvent, writeEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { followUps } from './follow-ups.ts';
import { decideJoin, type Newcomer } from './membership.ts';
import type { DecisionContext, Verdict } from './verdict.ts';

/** A table for one person and bots at which the cards are always the same. */
export interface Lesson {
  readonly game: GameId;
  readonly options: object;
  readonly bots: readonly BotLevel[];
  /** What the deal follows from, and what the bots are called. */
  readonly seed: string;
  /** The bots have names of this language. */
  readonly language?: Language;
}

interface Opening {
  readonly code: string;
  readonly lesson: Lesson;
  readonly person: Newcomer;
  readonly now: number;
}

/** One is the only one here, and may begin at once. */
const contextOf = (seed: string, now: number): DecisionContext => {
  const rng = Rng.seeded(seed);
  return {
    now,
    scale: 1,
    chance: () => rng.fraction(),
    newSeed: () => seed,
    isSpent: false,
    hasSaidAll: () => false,
    hasRuledAll: () => false,
    hasSetAll: () => false,
    isCrowded: () => false,
    hasRoom: () => true,
    timings: { ...CONFIG.timings, roles: 0 },
    defaultOptions: {},
    onlineSince: () => now,
    awayFor: () => 0,
  };
};

/**
 * A lesson up to its deal, as a room would have stored it: decided by the room's own decisions, with a seed and a salt that
 * everybody can know. No server deals so: whoever writes this to a store has a table that is bent, on purpose.
 */
export function dealtLesson({ code, lesson, person, now }: Opening): readonly string[] {
  const { game, options, bots, seed, language } = lesson;
  const context = contextOf(seed, now);
  const events: RoomEvent[] = [{ type: 'opened', at: now, code, game, options, seed }];
  const take = (verdict: Verdict): void => {
    if (!verdict.ok) throw new Error(`lesson: ${verdict.reason ?? verdict.code}`);
    events.push(...verdict.events);
    events.push(...followUps(foldRoom(events), context));
  };
  take(decideJoin(foldRoom(events), person, context));
  const member = foldRoom(events).host ?? '';
  const ask = (command: Command): void => {
    const by = { member, id: `lesson-${events.length}`, sum: 0 };
    take(decideCommand(foldRoom(events), command, context, by, () => ''));
  };
  for (const level of bots) ask({ do: 'addBot', level, language });
  ask({ do: 'options', options: { ...options } });
  ask({ do: 'start' });
  const which = { match: 1, attempt: foldRoom(events).sealing?.attempt ?? 1 };
  const salt = sha256(seed);
  ask({ do: 'seal', ...which, hash: sha256(salt) });
  ask({ do: 'unseal', ...which, salt });
  return events.map(writeEvent);
}
