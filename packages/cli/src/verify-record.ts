import { createHash } from 'node:crypto';
import { dealDifference, replayDifference } from '@reseau/core';
import { readMatchFile } from '@reseau/games';
import { UsageError } from './command.ts';
import { readDocument } from './read-document.ts';

export const sealOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Checks seal, deal and every later draw of a record; says what fails first. */
export function verifyRecord(path: string, noted: string | undefined): number {
  const document = readDocument(path);
  const record = document.ok ? readMatchFile(document.value) : document;
  if (!record.ok) throw new UsageError(`${path}: ${record.problems.join('; ')}`);
  const { played, file } = record;
  const seal = sealOf(played.seed);
  const wrong =
    sealDifference(seal, 'the record says', file.deal.commitment) ??
    sealDifference(seal, 'you noted', noted) ??
    dealDifference(played) ??
    replayDifference(played);
  if (wrong !== undefined) {
    console.error(`This record does not hold: ${wrong}.`);
    return 1;
  }
  if (file.deal.commitment !== undefined) console.log('The seed matches the seal in the record.');
  if (noted !== undefined) console.log('It is the seal that you noted.');
  console.log(`The deal is the one that this seed gives, and all ${played.entries.length - 1} moves after it follow.`);
  return 0;
}

function sealDifference(seal: string, whose: string, told: string | undefined): string | undefined {
  if (told === undefined || told.toLowerCase() === seal) return undefined;
  return `the seed has the seal ${seal}, but ${whose} ${told}`;
}
