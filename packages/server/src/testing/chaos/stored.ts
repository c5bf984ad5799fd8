import { canonical } from './canonical.ts';
import type { Listener } from './history.ts';

/** Who asked for what was stored, and under which id. */
export interface Stamp {
  readonly member: string;
  readonly id: string;
}

export interface StoredMove {
  readonly by: Stamp | undefined;
  readonly actor: Listener | 'clock' | undefined;
  readonly match: number;
  readonly question: number | undefined;
  readonly move: unknown;
}

interface StoredFact {
  readonly to: 'all' | readonly number[];
}

interface StoredMatch {
  /** Before that nobody is told anything. */
  readonly begun: boolean;
  readonly facts: readonly StoredFact[];
}

/** What the log of a table says, read by nothing but its text: the server's own reading may be what is wrong. */
export interface Stored {
  readonly moves: readonly StoredMove[];
  /** What people have said, by whom. */
  readonly lines: readonly { readonly by: Stamp; readonly text: string }[];
  /** Of all requests that were noted, in order. */
  readonly stamps: readonly Stamp[];
  /** By number, from 1. */
  readonly matches: ReadonlyMap<number, StoredMatch>;
  /** How many clocks and alarms have come to their end. */
  readonly rung: number;
}

interface Event {
  readonly type: string;
  readonly by?: Stamp;
  readonly also?: readonly Stamp[];
  readonly entry?: {
    readonly actor?: Listener | 'clock';
    readonly question?: number;
    readonly move?: unknown;
    readonly facts: readonly StoredFact[];
  };
  readonly roles?: object;
  readonly text?: string;
}

const RINGS: readonly string[] = ['callOver', 'sealingOff', 'began'];
const rings = ({ type, by, entry }: Event): boolean =>
  RINGS.includes(type) || (type === 'stoodIn' && by === undefined) || entry?.actor === 'clock';

export function readLog(log: readonly string[]): Stored {
  const events = log.map((text) => JSON.parse(text) as Event);
  const moves: StoredMove[] = [];
  const matches = new Map<number, StoredMatch>();
  for (const { type, by, entry, roles } of events) {
    const match = type === 'started' ? matches.size + 1 : matches.size;
    const { begun = roles === undefined, facts = [] } = matches.get(match) ?? {};
    if (type === 'began') matches.set(match, { begun: true, facts });
    if (entry === undefined) continue;
    matches.set(match, { begun, facts: facts.concat(entry.facts) });
    const { actor, question, move } = entry;
    if (type === 'moved') moves.push({ by, actor, match, question, move });
  }
  return {
    moves,
    lines: events.flatMap(({ by, text }) => (by === undefined || text === undefined ? [] : [{ by, text }])),
    stamps: events.flatMap(({ by, also = [] }) => (by === undefined ? also : [by, ...also])),
    matches,
    rung: events.filter(rings).length,
  };
}

/** What a listener is to have heard of a match by the end of the log, each fact as one text. */
export function heardIn({ matches }: Stored, match: number, listener: Listener): readonly string[] {
  const { begun = false, facts = [] } = matches.get(match) ?? {};
  if (!begun) return [];
  return facts.flatMap((fact) => {
    if (fact.to === 'all') return [canonical(fact)];
    // Of a whisper one hears that it is for oneself, and not who else hears it.
    return listener !== 'table' && fact.to.includes(listener) ? [canonical({ ...fact, to: [listener] })] : [];
  });
}
