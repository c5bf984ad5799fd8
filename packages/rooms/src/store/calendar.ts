/** By what a store counts how old its streams are. */
export interface Calendar {
  /** What has passed, in milliseconds since whenever. */
  readonly day: number;
  /** What the clock said when it was last asked. */
  readonly seen?: number | undefined;
}

/** A later time: of a leap of the clock `most` is believed, and of a step back nothing. */
export const laterBy = ({ day, seen }: Calendar, now: number, most: number): Calendar => ({
  day: day + Math.min(most, Math.max(0, now - (seen ?? now))),
  seen: now,
});
