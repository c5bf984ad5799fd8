/** One scene: for how many milliseconds each of its beats is shown, at full motion and when nobody hurries it. */
export type Beats = readonly number[];

export interface Showing {
  readonly seats: number;
  readonly options: object;
  /** Whether a screen without a seat looks on: some scenes are shown there alone. */
  readonly onScreen: boolean;
}
