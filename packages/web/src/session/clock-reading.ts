/** When the time is up, by this device's own clock, or how much is left of it while the clock stands still. */
export type ClockReading = { readonly strikesAt: number } | { readonly left: number };
