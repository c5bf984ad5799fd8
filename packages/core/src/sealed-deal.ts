import { isRaw } from './record.ts';
import { sha256 } from './sha256.ts';

/** By member: bots have none. */
export type ByMember = Readonly<Record<string, string>>;

/** All that a deal follows from. */
export interface DealTerms {
  /** The server's own part; its hash was shown before anything else was fixed. */
  readonly seed: string;
  /** How often a deal was begun since the last match that was played to its end, this one counted. */
  readonly attempt: number;
  readonly game: string;
  readonly options: object;
  /** Who sat where, by the members' ids. */
  readonly seating: readonly string[];
  /** The parts of the people, each from their own device. */
  readonly salts: ByMember;
}

/** Of a match: the parts that chance was put together from, and the hashes by which each was bound before the others were known. */
export interface SealedDeal extends Pick<DealTerms, 'seed' | 'attempt' | 'seating' | 'salts'> {
  readonly hashes: ByMember;
}

/** Says what is hashed, so that no hash of anything else can ever stand for it. */
const LABEL = 'reseau deal 2';

/** The seed that a match is dealt from. Nobody can foresee it who lacks one of the parts, and all parts were bound before any was shown. */
export const dealSeedOf = ({ seed, attempt, game, options, seating, salts }: DealTerms): string =>
  sha256(canonical([LABEL, { seed, attempt, game, options, seating, salts }]));

/** A value of plain data as JSON in exactly one way: without spaces, keys in the order of their letters. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRaw(value)) return JSON.stringify(value) ?? 'null';
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${keys
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`;
}

/** What does not hold in a sealed deal by itself, whatever was dealt from it. */
export function sealDifference({ seating, hashes, salts }: Omit<SealedDeal, 'seed'>): string | undefined {
  const sealed = Object.keys(hashes);
  const stranger = [...sealed, ...Object.keys(salts)].find((member) => !seating.includes(member));
  if (stranger !== undefined) return `${stranger} has no seat`;
  if (new Set(seating).size < seating.length) return 'somebody sits in two seats';
  for (const member of seating) {
    const [hash, salt] = [hashes[member], salts[member]];
    if (hash === undefined && salt === undefined) continue;
    if (hash === undefined || salt === undefined)
      return `of ${member} there is only a ${hash === undefined ? 'salt' : 'hash'}`;
    if (sha256(salt) !== hash) return `the salt of ${member} has the hash ${sha256(salt)}, not ${hash}`;
  }
  return undefined;
}
