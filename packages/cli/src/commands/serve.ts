import type { Command } from '../command.ts';

export const serve: Command = {
  summary: 'Run the server that people play on.',
  usage: 'reseau serve',
  run: async () => 1,
};
