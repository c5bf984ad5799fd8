import { type RequestStamp, type RoomEvent, writeEvent } from './event.ts';
import { readEvents } from './read-events.ts';

/** Somebody who was at a table once, and how much of them is written there. */
export interface Person {
  readonly member: string;
  /** All that they were called there, the last at the end. */
  readonly names: readonly string[];
  /** How many lines of chat they have written. */
  readonly lines: number;
}

/** Stands where somebody's words were. */
const UNSAID = '…';

/** Everybody who has come to this table, in the order in which they came. */
export function peopleIn(stored: readonly string[]): readonly Person[] {
  const people = new Map<string, Person>();
  for (const event of readEvents(stored)) {
    if (event.type !== 'joined' && event.type !== 'renamed' && event.type !== 'said') continue;
    const { member } = event;
    const { names, lines } = people.get(member) ?? { names: [], lines: 0 };
    if (event.type === 'said') people.set(member, { member, names, lines: lines + 1 });
    else people.set(member, { member, names: [...names.filter((name) => name !== event.name), event.name], lines });
  }
  return [...people.values()];
}

/**
 * The same record without what somebody was called and has written. Both stand beside the matches: whatever is not theirs stays as it
 * was, letter by letter, and so do the records of all matches.
 */
export function withoutPerson(stored: readonly string[], person: Person): readonly string[] {
  return readEvents(stored).map((event, index) => {
    const forgotten = without(person, event);
    return forgotten === undefined ? (stored[index] ?? '') : writeEvent(forgotten);
  });
}

/** Nothing if it says nothing of them. */
function without({ member, names }: Person, event: RoomEvent): RoomEvent | undefined {
  const isTheirs = (name: string): boolean => names.includes(name);
  const called = nameless(member);
  if (event.type === 'sealingOff') {
    const { missing, ahead = [] } = event;
    if (![...missing, ...ahead].some(isTheirs)) return undefined;
    const unnamed = (list: readonly string[]) => list.map((name) => (isTheirs(name) ? called : name));
    return { ...event, missing: unnamed(missing), ...(ahead.length === 0 ? {} : { ahead: unnamed(ahead) }) };
  }
  if (!('member' in event) || event.member !== member) return undefined;
  if (event.type === 'said') return { ...unstamped(event), text: UNSAID };
  return event.type === 'joined' || event.type === 'renamed' ? { ...unstamped(event), name: called } : undefined;
}

/** The same in every language, and different for each. */
const nameless = (member: string): string => `№ ${member.replace(/^\D+/, '')}`;

/** Words that few would guess at random can be guessed by their checksum. */
function unstamped<E extends { readonly by?: RequestStamp }>(event: E): E {
  return event.by === undefined ? event : { ...event, by: { ...event.by, sum: 0 } };
}
