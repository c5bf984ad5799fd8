import { rebuild, sha256 } from '@reseau/core';
import { type DealRecord, faultIn, isSealed, type ReadFile, type RecordProblem, readMatchFile } from '@reseau/games';
import { UsageError } from './command.ts';
import { inBrief } from './in-brief.ts';
import { keptDifference, readKept } from './kept-deal.ts';
import { complain, say } from './print.ts';
import { readDocument } from './read-document.ts';

/** What somebody has seen before the deal, to hold against the record. */
interface Seen {
  /** The seal that was noted. */
  readonly commitment?: string | undefined;
  /** A file with what a device has kept. */
  readonly kept?: string | undefined;
}

/** It all holds, but one could have chosen the deal alone: whoever goes by the exit status must not take it for fair. */
const NOBODY_BOUND = 3;

/** Each part can be read, but the match that they tell cannot have been. */
const IMPOSSIBLE: readonly RecordProblem['code'][] = ['order', 'untold', 'tooLong'];

/** Checks seal, salts, deal and every later draw of a record; says what fails first. */
export function verifyRecord(path: string, { commitment: noted, kept }: Seen): number {
  const document = readDocument(path);
  if (!document.ok) throw new UsageError(`${path}: ${inBrief(document.problems)}`);
  const record = readMatchFile(document.value);
  if (!record.ok && IMPOSSIBLE.includes(record.problem.code)) return notHeld(inBrief(record.problems));
  if (!record.ok) throw new UsageError(`${path}: ${inBrief(record.problems)}`);
  const { played, file } = record;
  const saved = kept === undefined ? undefined : readKept(kept);
  const wrong =
    notedDifference(file.deal, noted) ??
    faultIn(record)?.says ??
    (saved === undefined ? undefined : keptDifference(file, saved));
  if (wrong !== undefined) return notHeld(wrong);
  if (rebuild(played.game, played.seed, played.entries).outcome === undefined) {
    complain('This match is not over: its record ends before the game does, so it proves nothing yet.');
    return 1;
  }
  if (file.deal.commitment !== undefined) say('The seed matches the seal in the record.');
  if (noted !== undefined) say('It is the seal that you noted.');
  if (saved !== undefined) say(saidOf(saved));
  if (isSealed(file.deal)) say(saltsIn(file.deal));
  say(`The deal is the one that follows, and so do all ${played.entries.length - 1} moves after it.`);
  say('Names, chat and who sat down later are not part of the match: they are not checked.');
  if (!hasParts(file.deal)) {
    complain(
      'No device had a part in this deal: whoever ran the server could choose it alone, and no file can show otherwise.',
    );
    return NOBODY_BOUND;
  }
  if (saved === undefined)
    say('By itself a record only shows that it fits itself: compare it with what a device has kept (--kept).');
  return 0;
}

function notHeld(says: string): number {
  complain(`This record does not hold: ${says}.`);
  return 1;
}

const hasParts = ({ salts = {} }: ReadFile['deal']): boolean => Object.keys(salts).length > 0;

/** Only what a device was shown before it opened its salt binds the salts of the others. */
function saidOf(saved: Readonly<Record<string, unknown>>): string {
  return saved['hashes'] === undefined
    ? 'It fits what the device has kept; that device kept no hashes, and cannot vouch for the salts.'
    : 'Seal, seats, options and the hashes of all salts are those that the device has kept.';
}

function saltsIn({ salts, attempt }: DealRecord): string {
  const people = Object.keys(salts).length;
  const bound =
    people === 0
      ? 'By this record only bots were dealt to.'
      : `The salts of ${people} ${people === 1 ? 'device' : 'devices'} match the hashes by which they were bound.`;
  return attempt === 1 ? bound : `${bound} This was attempt ${attempt} at the deal.`;
}

function notedDifference({ seed }: ReadFile['deal'], noted: string | undefined): string | undefined {
  const seal = sha256(seed);
  if (noted === undefined || noted.toLowerCase() === seal) return undefined;
  return `the seed has the seal ${seal}, but you noted ${noted}`;
}
