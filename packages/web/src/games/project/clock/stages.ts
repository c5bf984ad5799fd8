/** How near the next strike is, from far to near. */
export const STAGES = ['plenty', 'third', 'minute', 'seconds'] as const;
export type Stage = (typeof STAGES)[number];

const MINUTE = 60;
const SECONDS = 10;

/** In seconds. On a clock of a few minutes the last of them is its last quarter, so that each stage has its time. */
export function stageOf(left: number, whole: number): Stage {
  if (left <= SECONDS) return 'seconds';
  if (left <= Math.min(MINUTE, whole / 4)) return 'minute';
  return left <= whole / 3 ? 'third' : 'plenty';
}

/** How long the bar of a stage runs, in seconds: the first two share one. */
export const longest = (stage: Stage, whole: number): number =>
  stage === 'seconds' ? SECONDS : stage === 'minute' ? Math.min(MINUTE, whole / 4) : whole;

export const isNearer = (stage: Stage, than: Stage): boolean => STAGES.indexOf(stage) > STAGES.indexOf(than);
