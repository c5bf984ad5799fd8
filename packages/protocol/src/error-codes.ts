/** Codes for everything that can be refused. The client has the words for each, in every language. */
export const ERROR_CODES = [
  'badMessage',
  'badVersion',
  'tooLarge',
  'tooMany',
  'noSuchRoom',
  'roomFull',
  'tableSpent',
  'tableLocked',
  'tableClosed',
  /** By whoever runs the server. */
  'closedByHouse',
  'nameTaken',
  'badToken',
  'notMember',
  'notHost',
  'notInLobby',
  'notPlaying',
  'notOver',
  'noSuchMember',
  /** The host has put this person out, or has taken the word from them. */
  'removed',
  'muted',
  /** The host has switched off chat or phrases at this table. */
  'switchedOff',
  /** Not a phrase of this table, or not one that can be said of that. */
  'noSuchPhrase',
  /** Starting: somebody is away and was not named. */
  'someoneAway',
  /** A moment too early, or not again so soon. */
  'tooSoon',
  /** Roles are being dealt; the table has paused. */
  'notBegun',
  'paused',
  /** Somebody has seen a card: from now on it takes the table's agreement. */
  'byAgreement',
  /** No such call any more, or none to be made now. */
  'noSuchCall',
  /** One person alone has nobody replaced who is here. */
  'stillHere',
  /** Whoever has held another seat of this match may not take this one. */
  'heldSeat',
  /** Somebody has or had a seat of this match on the same device. */
  'sharesDevice',
  /** The host has given away in this match what one person alone may. */
  'seatGiven',
  'badOptions',
  'handoverOver',
  'wrongRecovery',
  /** It was a seat's once; that seat has another code by now. */
  'usedRecovery',
  'over',
  'stale',
  'notAsked',
  'illegal',
  /** What is written is not kept at present; once it is again, sent again it may be. */
  'cannotStore',
  /** What is stored of this table cannot be read. */
  'damaged',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
