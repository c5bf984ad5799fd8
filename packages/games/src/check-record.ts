import { dealDifference, type Played, replayDifference, sealDifference, sha256 } from '@reseau/core';
import type { DealRecord } from './match-file.ts';
import type { ReadFile } from './match-form.ts';

/** What does not hold in a record. */
export const RECORD_FAULTS = ['seal', 'salts', 'parts', 'deal', 'draws'] as const;
export type RecordFault = (typeof RECORD_FAULTS)[number];
/** Those in which no rules have a part. */
export type BindingFault = Exclude<RecordFault, 'deal' | 'draws'>;

/** With details, for those who want to look into it. */
interface Found<F extends RecordFault = RecordFault> {
  readonly fault: F;
  readonly says: string;
}

/** Whether a record was dealt from parts that several people gave. */
export const isSealed = (deal: ReadFile['deal']): deal is DealRecord => deal.salts !== undefined;

/** The first thing in a record that does not follow from what stands before it, by the rules of today. */
export function faultIn({ file, played }: { readonly file: ReadFile; readonly played: Played }): Found | undefined {
  return (
    bindingFault({ file, played }) ?? found('deal', dealDifference(played)) ?? found('draws', replayDifference(played))
  );
}

/** What no rules have a part in: seal, salts and what was dealt from must fit each other in any record. */
export const bindingFault = ({
  file,
  played,
}: {
  readonly file: ReadFile;
  readonly played: Played;
}): Found<BindingFault> | undefined => sealFault(file.deal) ?? partsFault(file, played);

function sealFault({ seed, commitment }: ReadFile['deal']): Found<BindingFault> | undefined {
  const seal = sha256(seed);
  if (commitment === undefined || commitment === seal) return undefined;
  return { fault: 'seal', says: `the seed has the seal ${seal}, but the record says ${commitment}` };
}

function partsFault({ deal, seats }: ReadFile, { seed }: Played): Found<BindingFault> | undefined {
  if (!isSealed(deal)) return undefined;
  const { seating, dealtFrom } = deal;
  const salts = found('salts', sealDifference(deal));
  if (salts !== undefined) return salts;
  if (seating.length !== seats)
    return { fault: 'parts', says: `there are ${seats} seats and ${seating.length} in them` };
  if (seed === dealtFrom) return undefined;
  return { fault: 'parts', says: `the parts of the deal come to ${seed}, but the record says ${dealtFrom}` };
}

const found = <F extends RecordFault>(fault: F, says: string | undefined): Found<F> | undefined =>
  says === undefined ? undefined : { fault, says };
