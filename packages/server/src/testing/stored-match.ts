import { startWith } from '@reseau/core';
import { GAMES, type GameId } from '@reseau/games';
import type { Joined } from '@reseau/protocol';
import { newCode } from '../rooms/code.ts';
import { type RoomEvent, writeEvent } from '../rooms/event.ts';
import { keyOf, newToken } from '../rooms/secrets.ts';
import type { Store } from '../store/store.ts';

/** A deal laid out by hand, as the game's `arrange` reads it, and the people who have sat down to it. */
export interface LaidMatch {
  readonly game: GameId;
  readonly names: readonly string[];
  readonly options: object;
  readonly deal: unknown;
}

/** Writes the record of a room whose match has begun with this deal; a server on the same store takes it from there. */
export async function storeMatch(store: Store, { game, names, options, deal }: LaidMatch): Promise<readonly Joined[]> {
  const made = GAMES[game].setUp(names.length, options);
  if (!made.ok) throw new Error(`stored match: ${made.problem}`);
  const dealt = made.game.arrange(deal);
  if (typeof dealt === 'string') throw new Error(`stored match: ${dealt}`);
  const code = newCode();
  const seed = `laid ${code}`;
  const at = Date.now();
  const seats = names.map((_, index) => ({ code, token: newToken(), id: `m${index + 1}` }));
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
      entry: startWith(made.game, dealt, seed).entry,
      asked: { due: [] },
    },
  ];
  if (!(await store.append({ stream: code, expected: 0, events: events.map(writeEvent) })))
    throw new Error(`stored match: ${code} is taken`);
  return seats;
}
