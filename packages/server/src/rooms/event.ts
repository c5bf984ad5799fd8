import type { BotLevel } from '@reseau/bots';
import type { Entry, Kind, Progress, Seat } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type { ClockSeconds } from '@reseau/protocol';

/** Which request an event answers. A request that comes again is told apart from a new one by its id. */
export interface RequestStamp {
  readonly member: string;
  readonly id: string;
  /** A checksum of what was asked: the same id with other content is a mistake, not a resend. */
  readonly sum: number;
}

/** When a bot's seat will answer. */
export type Due = readonly [seat: Seat, at: number];

/** Told with the entry that asks a new question: what was due before is void. */
export interface Asked {
  readonly due: readonly Due[];
  readonly deadline?: number;
}

/** The match's own clock: when it next ticks, or how much was left when it stopped. */
export type Pulsing = { readonly at: number } | { readonly left: number };

/** What is not told is as it was before. */
interface Timing {
  readonly pulse?: Pulsing;
  /** When the scenes of all that was told will have been shown to everybody. */
  readonly seen?: number;
}

/** A question that the clock decided, and whose answers were missing. */
export interface Late {
  readonly question: number;
  readonly progress: Progress;
  readonly seats: readonly Seat[];
}

type Stamped<T extends string, D = unknown> = {
  readonly type: T;
  readonly at: number;
  readonly by?: RequestStamp;
  /** Requests before it that were accepted and changed nothing: after this event they might. */
  readonly also?: readonly RequestStamp[];
} & Readonly<D>;

/** Everything that happens in a room. The events alone rebuild it. */
export type RoomEvent =
  | Stamped<'opened', { code: string; game: GameId; options: object; seed: string }>
  | Stamped<'joined', { member: string; name: string; key: string }>
  | Stamped<'left', { member: string }>
  /** In the middle of a match a bot sits down in the place of whoever left. */
  | Stamped<'replaced', { member: string; level: BotLevel; due: readonly Due[] }>
  | Stamped<'renamed', { member: string; name: string }>
  | Stamped<'botAdded', { member: string; name: string; level: BotLevel }>
  | Stamped<'hostPassed', { member: string }>
  | Stamped<'seated', { members: readonly string[] }>
  | Stamped<'optionsChanged', { options: object }>
  | Stamped<'clockSet', { seconds: ClockSeconds }>
  | Stamped<'addressChosen', { origin: string }>
  /** With the seed that was drawn, and published as a hash, before anybody sat down. Without options, those of the last match. */
  | Stamped<'started', { seed: string; options?: object; entry: Entry<Kind>; asked: Asked } & Timing>
  | Stamped<'moved', { entry: Entry<Kind>; asked?: Asked; due?: readonly Due[]; late?: Late } & Timing>
  | Stamped<'said', { member: string; text: string }>
  | Stamped<'handoverOffered', { member: string; key: string; until: number }>
  | Stamped<'handedOver', { member: string; key: string }>
  | Stamped<'rematch', { seed: string }>;

export const writeEvent = (event: RoomEvent): string => JSON.stringify(event);
