import { readFileSync, statSync } from 'node:fs';
import { type CardFile, readCards } from '@reseau/games/insurrection';
import { MOST_OPTIONS } from '@reseau/protocol';
import { ConfigError } from './config-error.ts';

const MOST_PROBLEMS = 10;
/** In bytes, with as much white space as anybody likes around what can be sent. */
const MOST_FILE = 2 ** 20;

/** The cards of the box that this house plays Insurrection with. What is wrong with the file is said line by line. */
export function readCardFile(path: string): CardFile {
  const read = readCards(documentIn(path));
  if (read.ok) return sendable(path, read.file);
  const lines = read.problems.slice(0, MOST_PROBLEMS).map(({ path: place, says }) => `  ${place} ${says}`);
  const more = read.problems.length - lines.length;
  throw new ConfigError(
    [
      `INSURRECTION_CARDS: ${path} is not a valid card file.`,
      ...lines,
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n'),
  );
}

/** Whoever changes the options of a table sends its cards along. */
function sendable(path: string, file: CardFile): CardFile {
  const bytes = Buffer.byteLength(JSON.stringify(file));
  if (bytes <= MOST_OPTIONS) return file;
  throw new ConfigError(
    `INSURRECTION_CARDS: ${path} is too big: its cards take ${bytes} bytes, and the limit is ${MOST_OPTIONS}.`,
  );
}

function documentIn(path: string): unknown {
  try {
    return JSON.parse(textIn(path));
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`INSURRECTION_CARDS: ${path} cannot be read: ${words}`);
  }
}

/** Looks before it reads: a device has no end, and a pipe may never begin. */
function textIn(path: string): string {
  const found = statSync(path);
  if (!found.isFile()) throw new Error('it is not a regular file.');
  if (found.size > MOST_FILE) throw new Error(`it has ${found.size} bytes; a card file may have at most ${MOST_FILE}.`);
  return readFileSync(path, 'utf8');
}
