import type { Seat } from '@reseau/core';
import type { ChatLine } from './chat-line.ts';
import type { ErrorCode } from './error-codes.ts';
import type { DeedView, LateView, NoteView, ProgressView, ReviewView, SittingView, YouView } from './match-view.ts';
import type { Reaction } from './names.ts';
import type { RoomView } from './room-view.ts';

/** `pad` makes a message so long that its length tells nothing. Nobody reads it. */
export type ServerMessage = Message & { readonly pad?: string };

type Message =
  | {
      readonly t: 'welcome';
      readonly version: number;
      readonly you?: YouView;
      /** The server's clock, in milliseconds: times that are told are by it. */
      readonly now: number;
      /** The code that brings this seat back on another device. */
      readonly recovery?: string;
    }
  | { readonly t: 'you'; readonly you: YouView }
  | { readonly t: 'room'; readonly room: RoomView }
  /** Facts of this viewer, numbered by the viewer's own counter. `from` 0 starts the match anew. */
  | {
      readonly t: 'facts';
      readonly match: number;
      readonly from: number;
      readonly facts: readonly unknown[];
      /** Of the questions that these facts answer, and perhaps of earlier ones. */
      readonly late?: readonly LateView[];
    }
  /** Who has sat down where since the deal; the whole list, whenever it grows. */
  | {
      readonly t: 'sittings';
      readonly match: number;
      readonly sittings: readonly SittingView[];
      readonly notes?: readonly NoteView[];
    }
  /** What was played for this one while they were away, told when they are in the own seat again: the last of it, and how much came before. */
  | {
      readonly t: 'deputed';
      readonly match: number;
      readonly before: number;
      readonly deeds: readonly DeedView[];
    }
  | { readonly t: 'draft'; readonly question: number; readonly seats: readonly Seat[] }
  /** Absent: nobody leads any more. */
  | { readonly t: 'review'; readonly review?: ReviewView }
  | { readonly t: 'reaction'; readonly member: string; readonly reaction: Reaction }
  | { readonly t: 'progress'; readonly progress: ProgressView }
  /** With `bench`, of those who watch: numbered apart, and told to whoever plays once the match is over. */
  | { readonly t: 'lines'; readonly from: number; readonly lines: readonly ChatLine[]; readonly bench?: true }
  /** The request was applied and is durable. */
  | { readonly t: 'done'; readonly id: string; readonly secret?: string }
  | { readonly t: 'refused'; readonly id: string; readonly code: ErrorCode; readonly reason?: string }
  /** The connection ends after this one. */
  | { readonly t: 'bye'; readonly code: ErrorCode | 'moved' | 'elsewhere' | 'kicked' | 'restarting' }
  | { readonly t: 'pong' };
