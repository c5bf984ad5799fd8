import * as v from 'valibot';

/** Counted up when a message changes shape; client and server must agree. */
export const PROTOCOL_VERSION = 1;

export const LANGUAGES = ['en', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Room codes leave out letters and digits that are taken for one another when read aloud or from a screen. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 4;
export const codeSchema = v.pipe(v.string(), v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)));

export const NAME_LENGTH = 20;
/** Of the characters that format, only the joiners pass: emoji and some scripts need them, and none turns the line around. */
const READABLE = /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d])+$/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name people can read: something visible, one line, no control or direction-changing characters. */
export const nameSchema = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1),
  v.maxGraphemes(NAME_LENGTH),
  v.maxLength(NAME_LENGTH * 4),
  v.regex(READABLE),
  v.regex(VISIBLE),
);

export const CHAT_LENGTH = 300;
export const chatSchema = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1),
  v.maxLength(CHAT_LENGTH),
  // Without the characters that turn the line around: they would reach beyond the text itself.
  v.regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u),
);

/** Names a client gives its requests: the server applies each once, however often it is sent. */
export const requestIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));

export const tokenSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,64}$/));

export const memberIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,12}$/));

export const BOT_LEVELS = ['easy', 'medium', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Seconds a question may stay open; 0 is no limit. */
export const CLOCK_SECONDS = [0, 30, 60, 90, 180, 300] as const;
export type ClockSeconds = (typeof CLOCK_SECONDS)[number];
