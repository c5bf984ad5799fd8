import type { ErrorCode, Failure } from '@reseau/protocol';

const STATUS: Partial<Record<ErrorCode, number>> = {
  badMessage: 400,
  tooLarge: 413,
  tooMany: 429,
  noSuchRoom: 404,
  handoverOver: 410,
  cannotStore: 503,
  damaged: 500,
  unavailable: 503,
  internal: 500,
};

/** A refusal on its way to becoming an answer. */
export class Refused extends Error {
  readonly failure: Failure;
  readonly status: number;
  constructor(code: ErrorCode, reason?: string) {
    super(code);
    this.failure = reason === undefined ? { error: code } : { error: code, reason };
    this.status = STATUS[code] ?? 409;
  }
}
