import { runLine } from './line.ts';
import { complain } from './print.ts';

try {
  process.exitCode = await runLine(process.argv.slice(2));
} catch (error) {
  // What breaks may quote what was read, too.
  complain(...String(error instanceof Error ? error.stack : error).split('\n'));
  process.exitCode = 1;
}
