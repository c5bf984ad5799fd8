/** A line, as far as it can be asked to go. */
export interface LimitedLine {
  refuse(code: 'tooMany'): void;
  /** The same seat has another line. */
  end(code: 'elsewhere'): void;
}

/** How many times as many the networks around an address hold. */
export const TIMES_AROUND = 4;
