// The first thing that runs in a fresh clone: plain JavaScript, no dependencies, any Node from 20.19 on.
// It installs what is missing, builds the web client when its sources changed, and hands over to the packaged Node.

import { boot } from './boot/command.mjs';

process.exitCode = await boot(process.argv.slice(2));
