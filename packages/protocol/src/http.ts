import type { GameId } from '@reseau/games';
import type { ErrorCode } from './error-codes.ts';
import type { RoomPhase } from './room-view.ts';

/** Answer to opening or joining a room. The token is the member's key to the seat. */
export interface Joined {
  readonly code: string;
  readonly token: string;
  readonly id: string;
  /** To be kept somewhere else: it brings the seat back when the device is lost. */
  readonly recovery: string;
}

/** GET /api/rooms/CODE, for the page on which one joins. */
export interface RoomDoor {
  readonly code: string;
  readonly game: GameId;
  readonly phase: RoomPhase;
  readonly members: number;
  readonly most: number;
  /** Who is here, by name: people at the table and on the bench. */
  readonly people: readonly string[];
  /** Seats that bots play. */
  readonly bots?: number;
  readonly host?: string;
  /** Nobody new comes in. */
  readonly locked?: true;
}

/** GET /api/house: where invitations can lead. An address is an origin, such as http://192.168.1.5:3000. */
export interface NetworkView {
  /** The one that whoever runs the server has set. */
  readonly publicUrl?: string;
  /** Those of the machine on its networks, the likeliest first. Told to its neighbours alone. */
  readonly addresses?: readonly string[];
  /** Told with them: no other machine is listened to. */
  readonly loopbackOnly?: true;
}

export interface Failure {
  readonly error: ErrorCode;
  readonly reason?: string;
}
