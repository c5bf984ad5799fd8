import type { GameId } from '@reseau/games';
import type { BotLevel, ErrorCode, JoinRoom, Language, OpenRoom } from '@reseau/protocol';

/** The table of a guided game: one person with bots, and always the same deal. No server opens such a one. */
export interface LessonTable {
  readonly game: GameId;
  readonly options: object;
  readonly bots: readonly BotLevel[];
  readonly seed: string;
  /** In which the bots are called. */
  readonly language?: Language;
}

/** What the page asks of the worker that keeps the tables of this device. */
export type LocalRequest =
  | { readonly do: 'open'; readonly room: OpenRoom }
  | { readonly do: 'learn'; readonly lesson: LessonTable; readonly person: JoinRoom }
  | { readonly do: 'door'; readonly code: string }
  | { readonly do: 'join'; readonly code: string; readonly person: JoinRoom }
  | { readonly do: 'record'; readonly code: string; readonly match: number; readonly token: string };

export type LocalReply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: ErrorCode };

/** From the page. A line comes with a port of its own: what goes over it is what goes over a socket. */
export type ToHost =
  | { readonly t: 'set'; readonly botPace: number }
  | { readonly t: 'ask'; readonly id: number; readonly request: LocalRequest }
  | { readonly t: 'line'; readonly code: string };

/** To the page. */
export interface FromHost {
  readonly id: number;
  readonly reply: LocalReply;
}

/** Over the port of a line: it ends here. All else is a message. */
export const HUNG_UP = '';
