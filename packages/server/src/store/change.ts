import { StoreError } from '@reseau/rooms';
import { reachServer } from '../control/reach.ts';
import { DataFile, readStream } from './data-file.ts';

/** What is to be stored of a table, worked out from what is, and what there is to say of it; no events of one that is to go. */
export type Change<T> = (stored: readonly string[]) => { readonly events: readonly string[]; readonly value: T };

interface Means {
  /** There need be no data yet. */
  readonly fresh?: boolean;
  /** Of what is replaced, nothing is to be left anywhere in the file. */
  readonly scrub?: boolean;
}

/** People may go on playing between the look and the change. */
const MOST_TRIES = 20;

/** Changes what is stored of a table: by way of the server, if one runs on the data. */
export async function changeTable<T>(path: string, code: string, change: Change<T>, means: Means = {}): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const server = await reachServer(path);
    if (server === undefined) return changeAlone(path, code, change, means);
    try {
      const stored = readStream(path, code);
      const { events, value } = change(stored);
      if (await server.ask({ do: 'put', stream: code, expected: stored.length, events: [...events] })) return value;
    } finally {
      server.close();
    }
  }
  throw new StoreError(`table ${code} is played at too fast to be changed. Please try again.`);
}

function changeAlone<T>(path: string, code: string, change: Change<T>, { fresh = false, scrub = false }: Means): T {
  const file = new DataFile(path, { fresh });
  try {
    const { events, value } = change(file.read(code));
    file.put(code, events);
    if (scrub) file.scrub();
    return value;
  } finally {
    file.close();
  }
}
