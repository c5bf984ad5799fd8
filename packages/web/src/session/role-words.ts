/** How a game speaks of what a seat was dealt, before the first round. */
export interface RoleWords {
  readonly head: string;
  readonly how: string;
  /** What it means that others are there; to whoever plays with bots alone, nothing of this is said. */
  readonly others: string;
  readonly label: string;
  readonly holdLong: string;
  readonly release: string;
  readonly speak: string;
  readonly speakWarn: string;
  /** Said before it is read aloud, where it is a secret and others are there. */
  readonly hush?: string;
  readonly speakNow: string;
  /** To those who have no seat. */
  readonly watching: string;
  /** On the table screen. */
  readonly screen: string;
}
