import { type FactOf, heardBy, isOpen, type Kind, type Late, lateTo, type Viewer } from '@reseau/core';
import { bytesOf, padded } from '@reseau/protocol';

/** In bytes: room for what one seat alone is told with one decision of the rules, and with a whole match. */
const ROOM = { decision: 512, match: 2048 } as const;
/** Of a frame, beside the facts in it; and of one question that the clock has decided, whoever was late. */
const ENVELOPE = 80;
const LATE = 64;

interface Told {
  /** By the entries of the record that they were told with. */
  readonly entries: readonly Entry[];
  readonly late: readonly Late[];
}
type Entry = readonly FactOf<Kind>[];

/**
 * Facts that are told together, as the frames in which each viewer hears its own of them. All these frames are as long as what
 * everybody hears and the same room beside it: to whoever listens on the line, the seats are alike, and so are the cards.
 */
export class ToldFacts {
  readonly #told: Told;
  readonly #least: number;
  readonly #heard = new Map<Viewer, readonly FactOf<Kind>[]>();
  readonly #texts = new Map<string, Text>();
  readonly #rooms = new Map<number, number>();

  constructor(told: Told, span: keyof typeof ROOM) {
    this.#told = told;
    this.#least = ROOM[span];
  }

  /** How many this viewer hears. */
  countFor(viewer: Viewer): number {
    return this.#heardBy(viewer).length;
  }

  /** What this viewer hears and has not; nothing if that is none. */
  frameFor(viewer: Viewer, { match, from, has }: Place): Frame | undefined {
    const count = this.countFor(viewer) - has;
    if (count <= 0) return undefined;
    const { text, open } = this.#textFor(viewer, has);
    const room = this.#roomSince(this.#firstNew(viewer, has));
    return { count, text: padded(`{"t":"facts","match":${match},"from":${from},${text}}`, open + room) };
  }

  #heardBy(viewer: Viewer): readonly FactOf<Kind>[] {
    const heard = this.#heard.get(viewer) ?? this.#told.entries.flatMap((facts) => heardBy(facts, viewer));
    this.#heard.set(viewer, heard);
    return heard;
  }

  /** The first entry of which this viewer has not heard all. */
  #firstNew(viewer: Viewer, has: number): number {
    let heard = 0;
    return this.#told.entries.findIndex((facts) => {
      heard += heardBy(facts, viewer).length;
      return heard > has;
    });
  }

  #roomSince(first: number): number {
    const { entries, late } = this.#told;
    const room = this.#rooms.get(first) ?? roomFor({ entries: entries.slice(first), late }, this.#least);
    this.#rooms.set(first, room);
    return room;
  }

  #textFor(viewer: Viewer, has: number): Text {
    const key = `${viewer} ${has}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const heard = this.#heardBy(viewer).slice(has);
    const late = lateTo(this.#told.late, viewer);
    const facts = JSON.stringify(heard);
    const own = heard.reduce((sum, fact) => sum + (isOpen(fact) ? 0 : bytesIn(fact)), 0);
    const text = `"facts":${facts}${late.length === 0 ? '' : `,"late":${JSON.stringify(late)}`}`;
    const made = { text, open: bytesOf(facts) - own };
    this.#texts.set(key, made);
    return made;
  }
}

interface Place {
  readonly match: number;
  /** By the viewer's own counter. */
  readonly from: number;
  /** How many of these facts the viewer has. */
  readonly has: number;
}

interface Frame {
  readonly count: number;
  readonly text: string;
}

interface Text {
  readonly text: string;
  /** In bytes, what of it everybody hears. */
  readonly open: number;
}

const bytesIn = (fact: unknown): number => bytesOf(JSON.stringify(fact)) + 1;

/** In bytes, for a word or a number: longer than any of ours. */
const WORD = 32;

/** As much as something of this shape may take, whichever words it says: by their length alone two deals would need another room. */
function roomOf(value: unknown): number {
  if (typeof value === 'string') return WORD * Math.ceil(bytesIn(value) / WORD);
  if (typeof value !== 'object' || value === null) return WORD;
  const inner = Object.entries(value).map(
    ([name, one]) => roomOf(one) + (Array.isArray(value) ? 0 : bytesIn(name) + 1),
  );
  return inner.reduce((sum, one) => sum + one, 2);
}

/** The least room, or twice as much and so on, in which what each seat alone is told fits. */
function roomFor({ entries, late }: Told, least: number): number {
  const whispers = entries.reduce((sum, facts) => sum + mostWhispered(facts), 0);
  let room = least;
  while (room < whispers + ENVELOPE + late.length * LATE) room *= 2;
  return room;
}

/**
 * The most that any one seat alone may be told with an entry: of each kind of fact as much as whoever is told most of it. Were the
 * sums of the seats compared instead, one could tell whether it was the same seat that was told most each time.
 */
function mostWhispered(facts: Entry): number {
  const kinds = new Map<string, Map<number, number>>();
  for (const fact of facts) {
    if (isOpen(fact)) continue;
    const own = kinds.get(fact.type) ?? new Map<number, number>();
    kinds.set(fact.type, own);
    for (const seat of fact.to) own.set(seat, (own.get(seat) ?? 0) + roomOf({ ...fact, to: [seat] }));
  }
  return [...kinds.values()].reduce((sum, own) => sum + Math.max(0, ...own.values()), 0);
}
