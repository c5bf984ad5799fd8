/** All that a line may hold besides its words. Never a token, a move, a fact or a name. */
export interface Fields {
  readonly room?: string;
  readonly code?: string;
  readonly where?: string;
  readonly kind?: string;
  readonly count?: number;
  readonly ms?: number;
  readonly port?: number;
}

export interface Log {
  info(words: string, fields?: Fields): void;
  warn(words: string, fields?: Fields): void;
  /** Something threw. Its message is left out: it may quote what was being handled. */
  failed(what: string, error: unknown, fields?: Fields): void;
}
