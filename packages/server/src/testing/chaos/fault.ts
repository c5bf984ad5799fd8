/** The rules that the log and the histories must keep. */
export const RULES = [
  /** Acknowledged, and not stored. */
  'lost',
  /** Stored twice under one id. */
  'doubled',
  /** Stored as something else than what was asked. */
  'altered',
  /** Stored in the name of somebody who did not ask for it, or for a seat that is another's. */
  'forged',
  /** Stored, though it was refused; or refused when it was sent again, though it was stored. */
  'denied',
  /** Told again, though the device had said that it knew. */
  'repeated',
  /** Not told, though more was told after it, or nothing was left to happen. */
  'missed',
  /** Told, and not what is stored at that place. */
  'untrue',
  /** A clock or an alarm that ended early, late or never. */
  'clock',
  /** Somebody who belongs here was not let in. */
  'sentAway',
  /** The server has ended by itself, or not as it should. */
  'crashed',
  /** The server has logged a mistake of its own. */
  'complained',
  /** The server holds on to more and more. */
  'grew',
] as const;
export type Rule = (typeof RULES)[number];

export interface Fault {
  readonly rule: Rule;
  readonly code: string;
  readonly who: string;
  readonly what: string;
}
