import { networksAround } from '@reseau/rooms';
import { type LimitedLine, TIMES_AROUND } from './limited-line.ts';

export interface Seat {
  readonly table: string;
  readonly member: string;
}

/** Whose a line is, as shares are counted: the seat, the address, and the table at that address. */
interface Owner {
  readonly caller: string;
  readonly shares: readonly string[];
}

/**
 * Lines with a seat, by address and by network. Every new one is let in: seats are free to get, and who refused the newcomer would let
 * somebody who holds a great many keep out a neighbour whose phone wakes up. Where there are too many, one of whoever holds most goes.
 */
export class SeatedLines {
  readonly #most: number;
  readonly #crowds = new Map<string, Crowd>();

  constructor(most: number) {
    this.#most = most;
  }

  add(caller: string, line: LimitedLine, { table, member }: Seat): void {
    const owner = { caller, shares: [`${table} ${member}`, caller, `${caller} ${table}`] };
    const networks = [caller, ...networksAround(caller)];
    for (const network of networks) {
      const crowd = this.#crowds.get(network) ?? new Crowd();
      this.#crowds.set(network, crowd);
      crowd.add(line, owner);
    }
    for (const [at, network] of networks.entries())
      this.#relieve(network, at === 0 ? this.#most : TIMES_AROUND * this.#most);
  }

  letGo(caller: string, line: LimitedLine): void {
    for (const network of [caller, ...networksAround(caller)]) {
      const crowd = this.#crowds.get(network);
      crowd?.remove(line);
      if (crowd?.size === 0) this.#crowds.delete(network);
    }
  }

  #relieve(network: string, most: number): void {
    const crowd = this.#crowds.get(network);
    const first = crowd !== undefined && crowd.size > most ? crowd.first() : undefined;
    if (first === undefined) return;
    this.letGo(first.caller, first.line);
    if (first.isOnly) first.line.refuse('tooMany');
    else first.line.end('elsewhere');
  }
}

/** The lines of one address or network, in the order in which they came. */
class Crowd {
  readonly #lines = new Map<LimitedLine, Owner>();
  readonly #held = new Map<string, number>();

  get size(): number {
    return this.#lines.size;
  }

  add(line: LimitedLine, owner: Owner): void {
    this.#lines.set(line, owner);
    for (const share of owner.shares) this.#held.set(share, this.#heldOf(share) + 1);
  }

  remove(line: LimitedLine): void {
    for (const share of this.#lines.get(line)?.shares ?? []) {
      const held = this.#heldOf(share) - 1;
      if (held > 0) this.#held.set(share, held);
      else this.#held.delete(share);
    }
    this.#lines.delete(line);
  }

  /** Which one is to go: the oldest of the seat that has most; where each has one, at the address that has most, of its largest table. */
  first(): { readonly line: LimitedLine; readonly caller: string; readonly isOnly: boolean } | undefined {
    let most: readonly number[] = [];
    let found: readonly [LimitedLine, Owner] | undefined;
    for (const entry of this.#lines) {
      const held = entry[1].shares.map((share) => this.#heldOf(share));
      if (found !== undefined && !isMore(held, most)) continue;
      [most, found] = [held, entry];
    }
    return found === undefined ? undefined : { line: found[0], caller: found[1].caller, isOnly: most[0] === 1 };
  }

  #heldOf(share: string): number {
    return this.#held.get(share) ?? 0;
  }
}

function isMore(held: readonly number[], than: readonly number[]): boolean {
  const at = held.findIndex((share, index) => share !== than[index]);
  return at !== -1 && (held[at] ?? 0) > (than[at] ?? 0);
}
