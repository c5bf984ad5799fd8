import { sha256 } from '@reseau/core';
import { type DealRecord, faultIn, isSealed, type ReadFile, readMatchFile } from '@reseau/games';
import { UsageError } from './command.ts';
import { readDocument } from './read-document.ts';

/** Checks seal, salts, deal and every later draw of a record; says what fails first. */
export function verifyRecord(path: string, noted: string | undefined): number {
  const document = readDocument(path);
  const record = document.ok ? readMatchFile(document.value) : document;
  if (!record.ok) throw new UsageError(`${path}: ${record.problems.join('; ')}`);
  const { played, file } = record;
  const wrong = notedDifference(file.deal, noted) ?? faultIn(record)?.says;
  if (wrong !== undefined) {
    console.error(`This record does not hold: ${wrong}.`);
    return 1;
  }
  if (file.deal.commitment !== undefined) console.log('The seed matches the seal in the record.');
  if (noted !== undefined) console.log('It is the seal that you noted.');
  if (isSealed(file.deal)) console.log(saltsIn(file.deal));
  console.log(`The deal is the one that follows, and so do all ${played.entries.length - 1} moves after it.`);
  return 0;
}

function saltsIn({ salts, attempt }: DealRecord): string {
  const people = Object.keys(salts).length;
  const bound =
    people === 0
      ? 'Only bots played: no device had a part in the deal.'
      : `The salts of ${people} ${people === 1 ? 'device' : 'devices'} match the hashes by which they were bound.`;
  return attempt === 1 ? bound : `${bound} This was attempt ${attempt} at the deal.`;
}

function notedDifference({ seed }: ReadFile['deal'], noted: string | undefined): string | undefined {
  const seal = sha256(seed);
  if (noted === undefined || noted.toLowerCase() === seal) return undefined;
  return `the seed has the seal ${seal}, but you noted ${noted}`;
}
