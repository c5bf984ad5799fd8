import { configFrom, startServer } from '@reseau/server';
import type { Command } from '../command.ts';

export const serve: Command = {
  summary: 'Run the server that people play on.',
  usage: 'reseau serve',
  run: async () => {
    const server = await startServer(configFrom(process.env));
    console.log(`http://localhost:${server.port}`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', () => resolve());
      process.once('SIGTERM', () => resolve());
    });
    await server.close();
    return 0;
  },
};
