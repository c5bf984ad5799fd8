import { parentPort } from 'node:worker_threads';
import { type Task, thoughtOn, type WorkerMessage } from '@reseau/rooms';

const port = parentPort;
if (port === null) throw new Error('bot-worker: not started as a thread');

port.on('message', (task: Task) => port.postMessage(thoughtOn(task)));

port.postMessage('ready' satisfies WorkerMessage);
