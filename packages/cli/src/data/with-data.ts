import { ConfigError, configFrom, dataFileIn, StoreError } from '@reseau/server';
import { complain } from '../print.ts';

/** Does something with the data of a server; what stands in the way is said in words. */
export async function withData(command: string, task: (path: string) => void | Promise<void>): Promise<number> {
  try {
    await task(dataFileIn(configFrom(process.env).dataDir));
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
    complain(`reseau ${command}: ${error.message}`);
    return 1;
  }
}
