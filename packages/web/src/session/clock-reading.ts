/** When the time is up, by this device's own clock, or how much is left of it while the clock stands still. */
export type ClockReading = ({ readonly strikesAt: number } | { readonly left: number }) & {
  /** So many of the last milliseconds are for the decision; before them, the table talks. */
  readonly decide?: number;
  /** Of the match's own clock: how long it runs from one strike to the next. */
  readonly whole?: number;
};
