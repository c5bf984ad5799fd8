/** Every step that asks has a screen: whether all choose at once there, in secret, or one acts before all. */
const SCREENS = {
  leader: 'together',
  discard: 'together',
  choose: 'together',
  turn: 'alone',
  put: 'alone',
  effect: 'alone',
} as const;
export type Asking = keyof typeof SCREENS;
export type Phase = Asking | 'over';

const isAsking = (step: string): step is Asking => Object.hasOwn(SCREENS, step);

/** The screen of the step that the match stands at. There is none to fall back to: one that is missing must be seen. */
export function screenOf(step: string): Phase {
  if (!isAsking(step)) throw new Error(`insurrection: the step ${step} has no screen`);
  return step;
}

const is = (phase: Phase, how: (typeof SCREENS)[Asking]): boolean => phase !== 'over' && SCREENS[phase] === how;
export const isTogether = (phase: Phase): boolean => is(phase, 'together');
export const isAlone = (phase: Phase): boolean => is(phase, 'alone');
