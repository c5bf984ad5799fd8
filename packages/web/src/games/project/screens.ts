/** Every step that asks has a screen. */
const SCREENS = { players: 'players' } as const;
export type Asking = keyof typeof SCREENS;
/** Where nobody is asked, the army acts. */
export type Phase = Asking | 'army' | 'over';

const isAsking = (step: string): step is Asking => Object.hasOwn(SCREENS, step);

/** The screen of a step that asks. There is none to fall back to: one that is missing must be seen. */
export function screenOf(step: string): Phase {
  if (!isAsking(step)) throw new Error(`project: the step ${step} has no screen`);
  return SCREENS[step];
}
