import { type BotRunner, type Clock, Lane, type StartThinker, type WorkerMessage, WorkerThread } from '@reseau/rooms';

/** Longer than on a server: phones are slow, and only this table waits. */
const LIMIT = 10_000;

/** Bots think in a worker of their own, so that the table answers meanwhile. */
export function botThreads(clock: Clock): BotRunner {
  const start: StartThinker = ({ said, died }) => {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => said(data));
    worker.addEventListener('error', died);
    return {
      post: (task) => worker.postMessage(task),
      end: async () => worker.terminate(),
    };
  };
  const thread = new WorkerThread(start, clock, LIMIT);
  thread.warm();
  return new Lane([thread]);
}
