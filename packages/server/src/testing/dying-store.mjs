// Loaded before the server (`node --import`): at SIGUSR2 the thread of its store ends, as one does that runs out of memory.
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

const stores = new Set();
threads.Worker = class extends threads.Worker {
  /** @param {ConstructorParameters<typeof threads.Worker>} given */
  constructor(...given) {
    super(...given);
    if (String(given[0]).endsWith('/sqlite-worker.ts')) stores.add(this);
  }
};
syncBuiltinESMExports();
if (threads.isMainThread) process.on('SIGUSR2', () => void [...stores].map((store) => store.terminate()));
