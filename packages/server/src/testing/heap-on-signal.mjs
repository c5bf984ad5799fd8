// Loaded before a server that a test starts (`node --expose-gc --import`): at SIGUSR2 it throws away what nobody needs, and writes how many
// bytes are left on its heap to the file HEAP_TO.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('SIGUSR2', () => {
    globalThis.gc?.();
    globalThis.gc?.();
    writeFileSync(process.env['HEAP_TO'] ?? '', String(process.memoryUsage().heapUsed));
  });
}
