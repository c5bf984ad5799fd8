/** One scene: for how many milliseconds each of its beats is shown, at full motion and when nobody hurries it. */
export type Beats = readonly number[];
