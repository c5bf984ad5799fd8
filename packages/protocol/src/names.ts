import { isLine, isReadable } from '@reseau/core';
import * as v from 'valibot';

/** Counted up when a message changes shape; client and server must agree. */
export const PROTOCOL_VERSION = 6;

/** In bytes: a message of a client, and the options of a game, which must fit into one. */
export const MOST_MESSAGE = 65_536;
export const MOST_OPTIONS = 61_440;

export const LANGUAGES = ['en', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Room codes leave out letters and digits that are taken for one another when read aloud or from a screen. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Most have the fewest; where many tables are open, new ones have more. */
export const CODE_LENGTH = 4;
export const MOST_CODE_LENGTH = 6;
export const codeSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH},${MOST_CODE_LENGTH}}$`)),
);

export const NAME_LENGTH = 20;

/** A name people can read: something visible, one line, nothing unseen in it. */
export const nameSchema = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1),
  v.maxGraphemes(NAME_LENGTH),
  v.maxLength(NAME_LENGTH * 4),
  v.check(isReadable),
);

export const CHAT_LENGTH = 300;
export const chatSchema = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1),
  v.maxLength(CHAT_LENGTH),
  v.check(isLine),
);

/** Names a client gives its requests: the server applies each once, however often it is sent. */
export const requestIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));

export const tokenSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,64}$/));

/** A SHA-256, or as many random bits, in hexadecimal. */
export const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const memberIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,12}$/));

/** An address as browsers write it, without a path. */
export const originSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^https?:[/]{2}(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/),
);

export const BOT_LEVELS = ['easy', 'medium', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Seconds a question may stay open; 0 is no limit. */
export const CLOCK_SECONDS = [0, 30, 60, 90, 180, 300] as const;
export type ClockSeconds = (typeof CLOCK_SECONDS)[number];

/** Seconds to talk before somebody has to decide for all; they come on top of the time for the decision. */
export const TALK_SECONDS = [0, 60, 120, 180, 300] as const;
export type TalkSeconds = (typeof TALK_SECONDS)[number];

export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/** How many colours, each with its symbol, tell people apart. */
export const MARKS = 12;

/** The same for every seat: a reaction tells no more than a nod. */
export const REACTIONS = ['yes', 'no', 'laugh', 'wow', 'think', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What a phrase says and names, as far as one can tell without its game: which it is, and of whom, the game decides. */
export const phraseSchema = v.strictObject({
  says: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,24}$/)),
  about: v.optional(v.pipe(v.array(seatSchema), v.maxLength(16))),
  thing: v.optional(v.union([v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,24}$/)), numberSchema])),
});

/** What the table may agree on. */
export const CALL_KINDS = ['pause', 'resume', 'void', 'replace', 'clock', 'host'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/**
 * A code that brings back a seat whose device is lost. Spaces, dashes and letter case do not count. Its 91 bits cannot be worked
 * out from their hash; the first eight letters were a whole code once, and are one where it was given then.
 */
export const RECOVERY_LENGTH = 20;
export const FORMER_RECOVERY_LENGTH = 8;
export const recoverySchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  v.regex(new RegExp(`^(?:[${CODE_LETTERS}]{${RECOVERY_LENGTH}}|[${CODE_LETTERS}]{${FORMER_RECOVERY_LENGTH}})$`)),
);
