import type { Proposal, Table } from '@reseau/games/resistance';

export interface Round extends Proposal {
  /** Counted from 1: a round ends with a mission, whichever it is. */
  readonly number: number;
  /** Counted from 1 within a mission's vote: each rejection begins another. */
  readonly attempt: number;
  /** How the mission went, on the team that went on it. */
  readonly result: 'success' | 'fail' | undefined;
}

/** Every team there was, in order, as the vote table shows them. */
export function rounds({ proposals, results }: Table): readonly Round[] {
  let attempt = 0;
  let number = 1;
  return proposals.map((proposal) => {
    attempt += 1;
    const round = { ...proposal, number, attempt, result: undefined } as const;
    if (proposal.approved !== true) return round;
    attempt = 0;
    number += 1;
    const played = results.find(({ mission }) => mission === proposal.mission);
    return { ...round, result: played === undefined ? undefined : played.success ? 'success' : 'fail' };
  });
}
