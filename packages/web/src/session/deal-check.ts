import { canonical, heardBy, type Seat, sha256 } from '@reseau/core';
import {
  faultIn,
  type GameId,
  isSealed,
  matchFileBy,
  matchFormIn,
  type ReadFile,
  type RecordRules,
} from '@reseau/games';
import type { Attempt } from '@reseau/protocol';
import type { DealWords } from '../words/seal/deal-en.ts';
import type { Keepsake } from './keepsake.ts';

/** What does not fit: in the record itself, or between it and what this device saw. There are words for each. */
export type Doubt = keyof DealWords['doubts'];

/** How much this device can vouch for. */
export type Witness =
  /** It had a part in the deal, and kept what it was shown. */
  | 'whole'
  /** It came later, or keeps nothing. */
  | 'later'
  /** The match was dealt before there were salts. */
  | 'former';

export interface Finding {
  readonly witness: Witness;
  readonly doubts: readonly Doubt[];
  /** How many devices had a part in the deal, and which attempt it was. */
  readonly parts: number;
  readonly attempt: number;
}

/** What this device knows of a match by itself. */
export interface Witnessed {
  readonly game: GameId;
  /** How a match of this game is read. */
  readonly rules: RecordRules;
  readonly kept: Keepsake | undefined;
  /** The deals in which it took no part. */
  readonly declined: readonly Attempt[];
  /** Its number at the table. */
  readonly match: number;
  readonly seat: Seat;
  readonly you: string;
  /** Every fact it was told, as it was told. */
  readonly facts: readonly unknown[];
}

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** Holds the record of a match against itself, the rules, and all that this device saw. */
export function checkDeal(raw: unknown, witnessed: Witnessed): Finding {
  const seen = matchFormIn(raw);
  const read = seen.ok && seen.form.game === witnessed.game ? matchFileBy(seen.form, witnessed.rules) : undefined;
  if (read?.ok !== true) return { witness: 'later', doubts: ['record'], parts: 0, attempt: 1 };
  const { file } = read;
  const fault = faultIn(read);
  const { salts = {}, attempt = 1 } = file.deal;
  return {
    witness: witnessOf(file, witnessed),
    doubts: [...(fault === undefined ? [] : [fault.fault]), ...doubtsOf(file, witnessed)],
    parts: Object.keys(salts).length,
    attempt,
  };
}

function witnessOf({ deal }: ReadFile, { kept }: Witnessed): Witness {
  if (!isSealed(deal)) return kept?.hashes === undefined ? 'former' : 'whole';
  return kept?.hashes === undefined ? 'later' : 'whole';
}

function doubtsOf(file: ReadFile, { kept, declined, match, seat, you, facts }: Witnessed): readonly Doubt[] {
  const told = heardBy(
    file.entries.flatMap((entry) => entry.facts),
    seat,
  );
  const { deal } = file;
  const { lobby, terms, hashes, salt } = kept ?? {};
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ['shown', [lobby, terms?.commitment].some((seal) => seal !== undefined && seal !== deal.commitment)],
    ['declined', declined.some((one) => one.match === match && one.attempt === (deal.attempt ?? 1))],
    ['attempt', kept !== undefined && kept.attempt !== (deal.attempt ?? 1)],
    ['told', !isSame(told, facts)],
    ...(terms === undefined
      ? []
      : ([
          ['seating', !isSame(deal.seating, terms.seating)],
          ['options', file.game !== terms.game || sha256(canonical(file.options)) !== terms.options],
        ] as const)),
    ...(hashes === undefined
      ? []
      : ([
          ['hashes', !isSame(deal.hashes, hashes)],
          ['own', deal.salts?.[you] !== salt],
        ] as const)),
  ];
  return doubts.flatMap(([doubt, isDoubted]) => (isDoubted ? [doubt] : []));
}
