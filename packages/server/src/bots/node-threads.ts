import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  BotThreadPool,
  type Clock,
  type StartThinker,
  type Thread,
  type WorkerMessage,
  WorkerThread,
} from '@reseau/rooms';

const MOST_THREADS = 8;
const SCRIPT = new URL('./bot-worker.ts', import.meta.url);

/** A thread of Node's own. */
export const nodeThinker =
  (script = SCRIPT): StartThinker =>
  ({ said, died }) => {
    const worker = new Worker(script);
    worker.unref();
    worker.on('message', (message: WorkerMessage) => said(message));
    worker.on('error', died);
    worker.on('exit', died);
    return {
      post: (task) => worker.postMessage(task),
      end: async () => void (await worker.terminate()),
    };
  };

const threads = (count: number, clock: Clock): readonly Thread[] =>
  Array.from({ length: Math.min(MOST_THREADS, Math.max(1, count)) }, () => new WorkerThread(nodeThinker(), clock));

/** As many as the machine has cores for; one of them never thinks long. */
export const nodeBotPool = (clock: Clock): BotThreadPool =>
  new BotThreadPool(threads(1, clock), threads(availableParallelism() - 1, clock));
