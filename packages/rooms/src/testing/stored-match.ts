import { type Entry, type Kind, startWith } from '@reseau/core';
import { GAMES, type GameId } from '@reseau/games';
import type { Joined } from '@reseau/protocol';
import { codesFrom } from '../rooms/code.ts';
import { type RoomEvent, writeEvent } from '../rooms/event.ts';
import { keyOf, newToken, recoveryOf } from '../rooms/secrets.ts';
import type { Store } from '../store/store.ts';

/** A deal laid out by hand, as the game's `arrange` reads it, and the people who have sat down to it. */
export interface LaidMatch {
  readonly game: GameId;
  readonly names: readonly string[];
  readonly options: object;
  readonly deal: unknown;
  /** Fixes whatever chance decides after the deal. */
  readonly seed?: string;
  /** The match's own clock stands until the first move, and strikes so many milliseconds after it. */
  readonly strikesIn?: number;
}

/** A match as far as it was played: what happened, from the deal on. */
export interface PlayedMatch {
  readonly game: GameId;
  readonly names: readonly string[];
  readonly options: object;
  readonly seed: string;
  readonly entries: readonly Entry<Kind>[];
  readonly strikesIn?: number;
}

/** Not among those of the rooms that a test opens. */
const nextCode = codesFrom('M');

/** Writes the record of a room whose match has begun with this deal; a server on the same store takes it from there. */
export async function storeMatch(
  store: Store,
  { deal, seed = 'laid', ...match }: LaidMatch,
): Promise<readonly Joined[]> {
  const made = GAMES[match.game].setUp(match.names.length, match.options);
  if (!made.ok) throw new Error(`stored match: ${made.problem}`);
  const dealt = made.game.arrange(deal);
  if (typeof dealt === 'string') throw new Error(`stored match: ${dealt}`);
  return await storePlayed(store, { ...match, seed, entries: [startWith(made.game, dealt, seed).entry] });
}

/** Writes the record of a room in the middle of this match. */
export async function storePlayed(
  store: Store,
  { game, names, options, seed, entries, strikesIn }: PlayedMatch,
): Promise<readonly Joined[]> {
  const made = GAMES[game].setUp(names.length, options);
  if (!made.ok) throw new Error(`stored match: ${made.problem}`);
  const [first, ...moves] = entries;
  if (first === undefined) throw new Error('stored match: it has not begun');
  const code = nextCode();
  const at = Date.now();
  const asked = { due: [] };
  const seats = names.map((_, index) => {
    const token = newToken();
    return { code, token, id: `m${index + 1}`, recovery: recoveryOf(token) };
  });
  const events: readonly RoomEvent[] = [
    { type: 'opened', at, code, game, options, seed },
    ...seats.map(
      ({ id, token }, index): RoomEvent => ({
        type: 'joined',
        at,
        member: id,
        name: names[index] ?? id,
        key: keyOf(token),
      }),
    ),
    { type: 'hostPassed', at, member: 'm1' },
    {
      type: 'started',
      at,
      seed,
      options: made.setup,
      entry: first,
      asked,
      ...(strikesIn === undefined ? {} : { pulse: { left: strikesIn } }),
    },
    ...moves.map((entry): RoomEvent => ({ type: 'moved', at, entry, asked })),
  ];
  if (!(await store.append({ stream: code, expected: 0, events: events.map(writeEvent) })))
    throw new Error(`stored match: ${code} is taken`);
  return seats;
}
