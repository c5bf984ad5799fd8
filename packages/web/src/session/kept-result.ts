import { isRaw, sha256 } from '@reseau/core';
import { PROTOCOL_VERSION, type RoomView, type ServerMessage } from '@reseau/protocol';

/** A match that is over, as this device was told of it. */
export interface Result {
  readonly room: RoomView;
  readonly facts: Extract<ServerMessage, { readonly t: 'facts' }>;
  readonly sittings?: Extract<ServerMessage, { readonly t: 'sittings' }> | undefined;
}

/** The result that somebody reads, kept in this tab until it is left: a reload finds it, although the table has gone on. */
export class KeptResult {
  readonly #key: string;

  /** Codes of tables are given out again; a token never is. */
  constructor(code: string, token: string | undefined) {
    this.#key = `reseau:result:${code} ${token === undefined ? '' : sha256(token).slice(0, 16)}`;
  }

  keep(result: Result): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ version: PROTOCOL_VERSION, ...result }));
    } catch {
      // Remembering is a comfort, not a condition.
    }
  }

  /** That of this match, unless it was left. */
  of(match: number): Result | undefined {
    const kept = this.#read();
    return kept?.room.match === match ? kept : undefined;
  }

  drop(): void {
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // As above.
    }
  }

  /** Only this page writes it, but an older version of it may have. */
  #read(): Result | undefined {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}');
      const isOne =
        isRaw(value) && value['version'] === PROTOCOL_VERSION && isRaw(value['room']) && isRaw(value['facts']);
      return isOne ? (value as unknown as Result) : undefined;
    } catch {
      return undefined;
    }
  }
}
