/** One command of the line. Returns the exit status; prints for people. */
export interface Command {
  readonly summary: string;
  readonly usage: string;
  run(args: readonly string[]): Promise<number>;
}

/** A mistake in how a command was called: said in words, without a stack. */
export class UsageError extends Error {}
