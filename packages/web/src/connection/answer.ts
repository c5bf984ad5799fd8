import type { ErrorCode } from '@reseau/protocol';

/** Why not, in codes; the catalogues have the words. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly reason?: string;
}

/** What came back for a command. */
export type Answer = { readonly ok: true; readonly secret?: string } | ({ readonly ok: false } & Refusal);
