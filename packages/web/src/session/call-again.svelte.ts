import { countdown } from '../ui/countdown.svelte.ts';
import type { Session } from './session.svelte.ts';

/** In how many seconds this one may ask the table again. Call it where effects may live. */
export const callAgain = (session: Session): { readonly seconds: number } =>
  countdown(() => {
    const at = session.self?.callAgainAt;
    return at === undefined ? undefined : session.serverClock.local(at);
  });
