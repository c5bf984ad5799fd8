import { neighbourhoodOf } from './neighbourhood.ts';
import { isKnown, type Room } from './room.ts';

/** People who have come with nothing but the code, those who were put out among them: from one address, and from around it. */
const MOST_OF_ADDRESS = 12;
const MOST_AROUND = 16;
/** On the bench; the last places are for those who come from where somebody of the table is. */
const MOST_ON_BENCH = 20;
const KEPT_ON_BENCH = 5;

/** From where people come, as long as a table is in memory: that is never stored. */
export class Origins {
  readonly #from = new Map<string, string>();

  comesFrom(member: string, address: string): void {
    this.#from.set(member, address);
  }

  /** Whether somebody who leads or has played here is at this address. */
  isHome(room: Room, address: string): boolean {
    return [...room.members, ...room.bench].some(({ id }) => this.#from.get(id) === address && isKnown(room, id));
  }

  /** Whether one more may come from this address: strangers do not take all the places there are. */
  hasRoom(room: Room, address: string | undefined, hasSeat: boolean): boolean {
    if (address === undefined || this.isHome(room, address)) return hasSeat || room.bench.length < MOST_ON_BENCH;
    if (!hasSeat && room.bench.length >= MOST_ON_BENCH - KEPT_ON_BENCH) return false;
    const strangers = [...room.members, ...room.bench, ...room.removed].flatMap(({ id }) =>
      isKnown(room, id) ? [] : (this.#from.get(id) ?? []),
    );
    const around = neighbourhoodOf(address);
    return (
      strangers.filter((one) => one === address).length < MOST_OF_ADDRESS &&
      strangers.filter((one) => neighbourhoodOf(one) === around).length < MOST_AROUND
    );
  }
}
