import { parentPort } from 'node:worker_threads';
import { chooseMove } from './bot-runner.ts';
import type { Task, TaskResult, WorkerMessage } from './thread.ts';

const port = parentPort;
if (port === null) throw new Error('bot-worker: not started as a thread');

port.on('message', (task: Task) => port.postMessage(thoughtOn(task)));

port.postMessage('ready' satisfies WorkerMessage);

function thoughtOn({ input, budget }: Task): TaskResult {
  try {
    return { move: chooseMove(input, budget) };
  } catch (error) {
    return { failed: error instanceof Error ? error.name : 'unknown' };
  }
}
