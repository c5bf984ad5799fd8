import { playSilence } from './silent-video.ts';

/** Keeps the screen lit while a table is open; the returned function lets it sleep again. */
export const keepAwake = (): (() => void) => ('wakeLock' in navigator ? holdLock() : playSilence());

function holdLock(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;

  const hold = async () => {
    if (!wanted || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!wanted) await lock.release();
    } catch {
      // A low battery may refuse it.
    }
  };
  const again = () => void hold();

  void hold();
  document.addEventListener('visibilitychange', again);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
