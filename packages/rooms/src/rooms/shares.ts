import { type RequestStamp, type RoomEvent, writeEvent } from './event.ts';
import { isKnown, type Room } from './room.ts';

/**
 * In letters: what may be stored beside the play, of one who belongs to the table and of all who do. An evening of talk is a tenth of the
 * first. What is reserved is one's own, whatever the others have stored.
 */
const MOST_OF_ONE = 800_000;
const MOST = 8_000_000;
const RESERVED = 80_000;
/** Of one who has come with nothing but the code, of all of them from one address, and of all together until the host unlocks the table. */
const MOST_OF_NEWCOMER = 40_000;
const MOST_OF_ADDRESS = 200_000;
const MOST_OF_NEWCOMERS = 1_000_000;
/** Of one host: what the host's means leave behind, by which order is kept. */
const MOST_OF_MEANS = 200_000;
/** Of one host, and of all: what setting the table leaves behind. An evening of trying out settings with a box of cards is a tenth of the first. */
const MOST_OF_SETTINGS = 4_000_000;
const MOST_SETTINGS = 8_000_000;

/** What belongs to the play, or sets the table: without it there would be none. */
const PLAY: ReadonlySet<RoomEvent['type']> = new Set<RoomEvent['type']>([
  'moved',
  'sealing',
  'saltSealed',
  'saltOpened',
  'sealDeclined',
  'started',
  'optionsChanged',
  'gameChanged',
  'rematch',
  'voided',
]);

/** What a deal leaves behind, whatever comes of it. */
const OF_A_DEAL: ReadonlySet<RoomEvent['type']> = new Set<RoomEvent['type']>(['saltSealed', 'sealDeclined', 'started']);

/** By these a host keeps order: asked for by nobody else. */
const MEANS: ReadonlySet<RoomEvent['type']> = new Set<RoomEvent['type']>([
  'muted',
  'ruleSet',
  'removed',
  'readmitted',
  'hostPassed',
  'closed',
]);

/** By these a host sets the table, each time with a whole box of cards if there is one. */
const SETTINGS: ReadonlySet<RoomEvent['type']> = new Set<RoomEvent['type']>(['optionsChanged', 'gameChanged']);

/** These happen because somebody comes or goes, without a request. */
const COMING: ReadonlySet<RoomEvent['type']> = new Set<RoomEvent['type']>([
  'joined',
  'away',
  'back',
  'returned',
  'hostPassed',
  'handedOver',
]);

/** What has been stored beside the play, and who may store more of it. Strangers take nothing from the table, and the table nothing from its host. */
export class Shares {
  readonly #of = new Map<string, number>();
  readonly #means = new Map<string, number>();
  readonly #settings = new Map<string, number>();
  #allSettings = 0;
  /** From where newcomers come, as long as the table is in memory: that is never stored. */
  readonly #home = new Map<string, string>();
  #from = new Map<string, number>();
  #newcomers = 0;
  #known = 0;
  /** What the deal at hand has left behind so far. */
  #deal = 0;

  /** Weighs what has happened in the room as it was before. */
  weigh({ also = [], ...event }: RoomEvent, room: Room): void {
    // Only as read from the store: before it is stored, a request was weighed when it came.
    for (const stamp of also) this.weighVain(stamp, room);
    if (event.type === 'ruleSet' && event.rule === 'locked' && !event.on) this.#makeRoom();
    const letters = writeEvent(event).length;
    this.#weighDeal(event, letters, room);
    if (SETTINGS.has(event.type) && event.by !== undefined) this.#set(event.by.member, letters);
    if (PLAY.has(event.type)) return;
    if (event.by === undefined) {
      if (COMING.has(event.type) && 'member' in event) this.#add(event.member, letters, room);
    } else if (MEANS.has(event.type)) count(this.#means, event.by.member, letters);
    else this.#add(event.by.member, letters, room);
  }

  /** A request that has changed nothing is beside the play, whatever it is stored with. */
  weighVain(stamp: RequestStamp, room: Room): void {
    this.#add(stamp.member, JSON.stringify(stamp).length, room);
  }

  /** Somebody opens the page from this address. */
  comesFrom(member: string, address: string, room: Room): void {
    if (this.#home.has(member) || isKnown(room, member)) return;
    this.#home.set(member, address);
    count(this.#from, address, this.#of.get(member) ?? 0);
  }

  /** Whether somebody has stored as much beside the play as they may. */
  isSpentBy(member: string, room: Room): boolean {
    const own = this.#of.get(member) ?? 0;
    if (isKnown(room, member)) return own > MOST_OF_ONE || (this.#known > MOST && own > RESERVED);
    return own > MOST_OF_NEWCOMER || this.isSpentByNewcomers(this.#home.get(member));
  }

  /** Whether those who are no part of the table have, all of them or those from this address. */
  isSpentByNewcomers(address: string | undefined): boolean {
    const from = address === undefined ? 0 : (this.#from.get(address) ?? 0);
    return this.#newcomers > MOST_OF_NEWCOMERS || from > MOST_OF_ADDRESS;
  }

  /** Whether a host has used the host's means as often as they may. */
  areMeansSpentBy(member: string): boolean {
    return (this.#means.get(member) ?? 0) > MOST_OF_MEANS;
  }

  /** Whether a host has set the table as often as they may. What others have set leaves everybody a part of their own. */
  areSettingsSpentBy(member: string): boolean {
    const own = this.#settings.get(member) ?? 0;
    return own > MOST_OF_SETTINGS || (this.#allSettings > MOST_SETTINGS && own > RESERVED);
  }

  /** A deal belongs to the play. One that comes to nothing was stored on account of whoever has undone it, and so is a part that is given again. */
  #weighDeal(event: RoomEvent, letters: number, room: Room): void {
    if (event.type === 'sealing') this.#deal = 0;
    if (OF_A_DEAL.has(event.type)) this.#deal += letters;
    if (event.type === 'saltSealed' && room.sealing?.hashes[event.member] !== undefined)
      this.#add(event.member, letters, room);
    if (event.type === 'voided' && event.by !== undefined) this.#add(event.by.member, this.#deal + letters, room);
    if (event.type !== 'sealingOff') return;
    const named = [...event.missing, ...(event.ahead ?? [])];
    const undoers = room.sealing?.seating.filter(({ name }) => named.includes(name)) ?? [];
    for (const { id } of undoers) this.#add(id, Math.ceil((this.#deal + letters) / undoers.length), room);
  }

  #add(member: string, letters: number, room: Room): void {
    count(this.#of, member, letters);
    if (isKnown(room, member)) {
      this.#known += letters;
      return;
    }
    this.#newcomers += letters;
    const home = this.#home.get(member);
    if (home !== undefined) count(this.#from, home, letters);
  }

  #set(member: string, letters: number): void {
    count(this.#settings, member, letters);
    this.#allSettings += letters;
  }

  /** The host lets people in anew. */
  #makeRoom(): void {
    this.#newcomers = 0;
    this.#from = new Map();
  }
}

const count = (map: Map<string, number>, key: string, letters: number): void =>
  void map.set(key, (map.get(key) ?? 0) + letters);
