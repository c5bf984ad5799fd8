import { type BotRunner, Lane, type WorkerMessage, WorkerThread } from '@reseau/rooms';

/** Longer than on a server: phones are slow, and only this table waits. */
const LIMIT = 10_000;

/** Bots think in a worker of their own, so that the table answers meanwhile. */
export function botThreads(): BotRunner {
  const thread = new WorkerThread(({ said, died }) => {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => said(data));
    worker.addEventListener('error', died);
    return {
      post: (task) => worker.postMessage(task),
      end: async () => worker.terminate(),
    };
  }, LIMIT);
  thread.warm();
  return new Lane([thread]);
}
