import { type Task, thoughtOn, type WorkerMessage } from '@reseau/rooms';

const say = (message: WorkerMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Task>) => say(thoughtOn(data)));
say('ready');
