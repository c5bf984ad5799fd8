import { runLine } from './line.ts';

process.exitCode = await runLine(process.argv.slice(2));
