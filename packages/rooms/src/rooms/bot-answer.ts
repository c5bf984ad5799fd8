import type { BotChoice } from '@reseau/bots';
import type { Clock } from '../clock.ts';

/** One bot's answer to one question. */
export interface BotAnswer {
  /** When it was drawn to be handed in. */
  readonly at: number;
  /** How long before that the thought begins, at the earliest. */
  readonly lead: number;
  /** A thought that comes later than its time waits for the next whole slot: how long it took would tell a side. */
  readonly slot: number;
  think(signal: AbortSignal): Promise<BotChoice>;
  handIn(choice: BotChoice): void;
}

/** Thinks in the background and hands in when the time has come, whatever the thought took; once aborted, never. */
export async function giveAnswer(
  { at, lead, slot, think, handIn }: BotAnswer,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  await until(at - lead, clock, signal);
  const choice = await think(signal);
  await until(slotAfter(at, slot, clock.now()), clock, signal);
  if (!signal.aborted) handIn(choice);
}

function slotAfter(at: number, slot: number, now: number): number {
  const late = now - at;
  return late <= 0 || slot === 0 ? at : at + Math.ceil(late / slot) * slot;
}

/** Never resolves once aborted. */
const until = (time: number, clock: Clock, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const left = time - clock.now();
    if (signal.aborted) return;
    if (left <= 0) {
      resolve();
      return;
    }
    const cancel = clock.after(left, resolve);
    signal.addEventListener('abort', cancel, { once: true });
  });
