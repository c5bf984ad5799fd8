import type { BotLevel } from '@reseau/bots';
import type { Entry, Kind, Late, Phrase, Seat } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type { Attempt, CallKind, ClockSeconds, TalkSeconds } from '@reseau/protocol';

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

/** When one may be ready at the earliest, and when the match begins whoever is. */
export interface RolesMoment {
  readonly earliest: number;
  readonly until?: number;
}

type Stamped<T extends string, D = unknown> = {
  readonly type: T;
  readonly at: number;
  readonly by?: RequestStamp;
  /** Requests before it that were accepted and changed nothing: after this event they might. */
  readonly also?: readonly RequestStamp[];
} & Readonly<D>;

/** Who sits where between matches, by id: at the table in this order, and on the bench. Bots in neither are gone. */
export interface Arrangement {
  readonly members: readonly string[];
  readonly bench: readonly string[];
}

/** What holds at a table, or does not. */
export const TABLE_RULES = ['standIns', 'locked', 'shuffle', 'chat', 'phrases'] as const;
export type TableRule = (typeof TABLE_RULES)[number];

/** Everything that happens in a room. The events alone rebuild it. */
export type RoomEvent =
  | Stamped<'opened', { code: string; game: GameId; options: object; seed: string }>
  /** `key` is of the token, `device` of the browser's own, `recovery` of the code that brings the seat back. */
  | Stamped<'joined', { member: string; name: string; key: string; device?: string; recovery?: string; bench?: true }>
  | Stamped<'left', { member: string }>
  /** Somebody has left for good after cards were dealt: a bot keeps the place until the rematch. */
  | Stamped<'replaced', { member: string; level: BotLevel; due: readonly Due[] }>
  /** A bot plays on for somebody, whose token still opens the seat; if barred, not before the match is over. */
  | Stamped<'stoodIn', { member: string; level: BotLevel; due: readonly Due[]; barred?: true }>
  | Stamped<'returned', { member: string }>
  /** Put out by the host; and let in again. */
  | Stamped<'removed', { member: string }>
  | Stamped<'readmitted', { member: string }>
  | Stamped<'renamed', { member: string; name: string }>
  | Stamped<'botAdded', { member: string; name: string; level: BotLevel }>
  /** `keeps`: for whom, who has the place again on return. */
  | Stamped<'hostPassed', { member: string; keeps?: string }>
  | Stamped<'seated', { members: readonly string[] }>
  | Stamped<'arranged', Arrangement>
  | Stamped<'gameChanged', { game: GameId; options: object } & Arrangement>
  | Stamped<'optionsChanged', { options: object }>
  /** Once one time for every question: where nothing else is said, `seconds` holds for all. */
  | Stamped<'clockSet', { seconds: ClockSeconds; alone?: ClockSeconds; talk?: TalkSeconds }>
  | Stamped<'ruleSet', { rule: TableRule; on: boolean }>
  | Stamped<'muted', { member: string; on: boolean }>
  | Stamped<'addressChosen', { origin: string }>
  | Stamped<'closed'>
  /** So many events at the end of this record are gone: the store was cut short, or put back. */
  | Stamped<'cutShort', { lost: number }>
  /** What was told in the match under way was changed to what the rules tell now; the question at hand is put anew. */
  | Stamped<'repaired', { asked: Asked }>
  /** Seats and options are fixed; now the devices of the people add their parts. Without options, those of the last match. */
  | Stamped<'sealing', { until: number; options?: object }>
  | Stamped<'saltSealed', { member: string; hash: string }>
  | Stamped<'saltOpened', { member: string; salt: string }>
  /** The device knows this deal on other terms, or a later one. */
  | Stamped<'sealDeclined', { member: string; known: Attempt }>
  /**
   * Somebody's part is missing: all begin anew, with another seed. Where devices are ahead of what is stored here, the next deal is
   * numbered above all that they know.
   */
  | Stamped<'sealingOff', { missing: readonly string[]; seed: string; ahead?: readonly string[]; above?: Attempt }>
  /**
   * With the seed that follows from all parts of the sealed deal; of old, the one that was drawn, and published as a hash,
   * before anybody sat down. Without options, those that were sealed, or of the last match. With `roles`, people look at their cards first: until the match has begun, nobody is asked.
   */
  | Stamped<
      'started',
      { seed: string; options?: object; entry: Entry<Kind>; asked: Asked; roles?: RolesMoment } & Timing
    >
  | Stamped<'cardOpened', { member: string }>
  | Stamped<'readied', { member: string }>
  | Stamped<'began', { asked: Asked } & Timing>
  | Stamped<'moved', { entry: Entry<Kind>; asked?: Asked; due?: readonly Due[]; late?: Late } & Timing>
  | Stamped<'extended', { deadline: number }>
  /** Everything that was to happen by itself happens later, by as long as the pause took. */
  | Stamped<'paused'>
  | Stamped<'resumed'>
  /** The table has agreed on a clock for the rest of the match: for the question at hand, too, or for the moment of the role. */
  | Stamped<'clockStarted', { alone: ClockSeconds; together: ClockSeconds; deadline?: number; until?: number }>
  | Stamped<'called', { kind: CallKind; member?: string; caller: string; until: number }>
  | Stamped<'agreed', { member: string; yes: boolean }>
  /** In vain, if too few agreed; moot, if it could no longer come about. */
  | Stamped<'callOver', { vain?: true; moot?: true }>
  | Stamped<'away', { member: string; since: number }>
  | Stamped<'back', { member: string }>
  | Stamped<'claimed', { member: string; seat: string }>
  | Stamped<'unclaimed', { member: string }>
  | Stamped<'tookOver', { member: string; of: string }>
  /** By somebody who watches, with `bench`: those who play read it when the match is over. */
  | Stamped<'said', { member: string; text: string; bench?: true }>
  /** Without words, from a seat of the match. */
  | Stamped<'phrased', { seat: Seat; phrase: Phrase }>
  | Stamped<'handoverOffered', { member: string; key: string; until: number }>
  | Stamped<'handedOver', { member: string; key: string; device?: string; recovery?: string }>
  /** Of old, without an arrangement: everybody keeps their place and stand-ins go. */
  | Stamped<'rematch', { seed: string; won?: readonly string[] } & Partial<Arrangement>>
  /** The match is called off, and leaves nothing behind. */
  | Stamped<'voided', { seed: string } & Arrangement>;

export const writeEvent = (event: RoomEvent): string => JSON.stringify(event);
