import { canonical, isRaw, type Raw, sha256 } from '@reseau/core';
import type { ReadFile } from '@reseau/games';
import { UsageError } from './command.ts';
import { readJson } from './read-json.ts';

/** What a device has kept of a deal in its browser's storage, as far as it is there. */
export function readKept(path: string): Raw {
  const read = readJson(path);
  if (!read.ok) throw new UsageError(`${path}: ${read.problem}`);
  const { value } = read;
  if (!isRaw(value) || !['lobby', 'terms', 'hashes', 'salt'].some((key) => value[key] !== undefined))
    throw new UsageError(`${path}: it is not what a device keeps of a deal`);
  return value;
}

/** What the device saw otherwise than the record has it, if anything. */
export function keptDifference({ game, options, deal }: ReadFile, kept: Raw): string | undefined {
  const terms = isRaw(kept['terms']) ? kept['terms'] : {};
  const salts = Object.values(deal.salts ?? {});
  const seen: readonly (readonly [what: string, kept: unknown, recorded: unknown])[] = [
    ['the seal in the lobby', kept['lobby'], deal.commitment],
    ['the seal', terms['commitment'], deal.commitment],
    ['the game', terms['game'], game],
    ['the hash of the options', terms['options'], sha256(canonical(options))],
    ['the seats', terms['seating'], deal.seating],
    ['the hashes of all salts', kept['hashes'], deal.hashes],
    ['the attempt', kept['attempt'], deal.attempt],
  ];
  const other = seen.find(([, here, there]) => here !== undefined && canonical(here) !== canonical(there ?? null));
  if (other !== undefined)
    return `${other[0]}: the record says ${brief(other[2])}, but the device kept ${brief(other[1])}`;
  const { salt } = kept;
  return salt === undefined || salts.some((one) => one === salt)
    ? undefined
    : "the device's own salt is not in the deal";
}

const brief = (value: unknown): string => (value === undefined ? 'nothing' : canonical(value));
