#!/usr/bin/env node
import { boot } from '../../../scripts/boot/command.mjs';

process.exitCode = await boot(['cli', ...process.argv.slice(2)]);
