import { parentPort } from 'node:worker_threads';
import { think } from './brain.ts';
import type { Said, Task, Thought } from './thread.ts';

const port = parentPort;
if (port === null) throw new Error('brain-worker: not started as a thread');

port.on('message', (task: Task) => port.postMessage(thoughtOn(task)));

port.postMessage('ready' satisfies Said);

function thoughtOn({ sight, budget }: Task): Thought {
  try {
    return { move: think(sight, budget) };
  } catch (error) {
    return { failed: error instanceof Error ? error.name : 'unknown' };
  }
}
