// Loaded before a server that a test starts (`node --import`): it ends when the test's process does, however that came to its end.
// The other end of its input is the test's alone, and nothing is ever written to it.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.once('close', () => process.exit(1));
  process.stdin.resume();
  // Listening keeps no server up that wants to stop.
  process.stdin.unref();
}
