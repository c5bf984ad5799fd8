import type { GameId } from '@reseau/games';
import type { RoomPhase } from '@reseau/protocol';
import { RoomRecord } from './record.ts';
import { people, phaseOf, playsInPerson } from './room.ts';

/** What whoever runs a server needs to know of a table; nothing that is said or played there. */
export interface Summary {
  readonly code: string;
  readonly game: GameId;
  readonly phase: RoomPhase | 'closed';
  readonly people: number;
  readonly bots: number;
  /** When something happened there last. */
  readonly touched: number;
  readonly events: number;
  /** How much of what a table may store it has, in letters. */
  readonly letters: number;
}

export function summaryOf(stored: readonly string[]): Summary {
  const { room, latest, length, weight } = new RoomRecord().read(stored);
  return {
    code: room.code,
    game: room.game,
    phase: room.closed === undefined ? phaseOf(room) : 'closed',
    people: people(room).length,
    bots: room.members.filter((member) => !playsInPerson(member)).length,
    touched: latest,
    events: length,
    letters: weight,
  };
}
