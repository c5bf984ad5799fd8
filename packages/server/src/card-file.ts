import { readFileSync } from 'node:fs';
import { insurrection } from '@reseau/games';
import { ConfigError } from './config-error.ts';

const MOST_PROBLEMS = 10;

/** The cards of the box that this house plays Insurrection with. What is wrong with the file is said line by line. */
export function readCardFile(path: string): insurrection.CardFile {
  const read = insurrection.readCards(documentIn(path));
  if (read.ok) return read.file;
  const lines = read.problems.slice(0, MOST_PROBLEMS).map(({ path: place, says }) => `  ${place} ${says}`);
  const more = read.problems.length - lines.length;
  throw new ConfigError(
    [`INSURRECTION_CARDS: ${path} is no card file.`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n'),
  );
}

function documentIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`INSURRECTION_CARDS: ${path} cannot be read: ${words}`);
  }
}
