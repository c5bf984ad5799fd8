import { UsageError } from '../command.ts';
import { readJson } from '../read-json.ts';

/** The card file of that name; the house's own where none is named. */
export function cardsIn(file: string | undefined): unknown {
  if (file === undefined) return undefined;
  const read = readJson(file);
  if (!read.ok) throw new UsageError(`${file}: ${read.problem}`);
  return read.value;
}
