import { parentPort } from 'node:worker_threads';
import { type Sight, think } from './brain.ts';
import type { Said, Thought } from './worker-brain.ts';

const port = parentPort;
if (port === null) throw new Error('brain-worker: not started as a thread');

port.on('message', ({ id, sight }: { readonly id: number; readonly sight: Sight }) => {
  port.postMessage(thoughtOn(id, sight));
});

port.postMessage('ready' satisfies Said);

function thoughtOn(id: number, sight: Sight): Thought {
  try {
    return { id, move: think(sight) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.name : 'unknown' };
  }
}
