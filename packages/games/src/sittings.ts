import { type AnyOpen, type Entry, isOneOf, isOpen, type Kind, seatedBefore } from '@reseau/core';
import type { AnyGame } from './catalogue.ts';
import type { Beside, Person } from './match-file.ts';

const WHO = ['standIn', 'back', 'another'] as const;

/** Somebody who sat down in the middle of a match, after so many of its entries and of its phrases. */
export interface Sitting {
  readonly after: number;
  readonly phrases: number;
  readonly seat: number;
  readonly who: (typeof WHO)[number];
  readonly name: string;
  /** Who sat there until then; absent where it is the same person, or the bot that plays for them. */
  readonly of?: Person;
}

interface Record {
  readonly game: AnyGame;
  readonly entries: readonly Entry<Kind>[];
  readonly phrases: readonly { readonly after: number }[];
  readonly beside: Beside;
}

/** All sittings of a record, in order. */
export function sittingsIn({ game, entries, phrases, beside }: Record): readonly Sitting[] {
  const openedAt = questionsOpened(game, entries);
  const saidBy = countUpTo(
    entries.length,
    phrases.map((said) => said.after),
  );
  const lastName: string[] = [];
  return (beside.sittings ?? []).flatMap(({ question = 0, who, seat, name, ...rest }) => {
    if (!isOneOf(WHO, who) || seat >= game.seats.length) return [];
    const { after = openedAt(question) } = rest;
    const sitting = { phrases: saidBy(after), ...rest, after, seat, who, name };
    const former = lastName[seat] ?? (who === 'another' ? '' : name);
    lastName[seat] = name;
    // Of old it was not written who sat there before; of some nobody knows.
    return [rest.after !== undefined || former === name ? sitting : { ...sitting, of: { name: former } }];
  });
}

/** How many of these numbers there are up to each: all of them are counted once. */
function countUpTo(most: number, numbers: readonly number[]): (number: number) => number {
  const counts = Array.from({ length: most + 1 }, () => 0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  for (let number = 1; number <= most; number += 1) counts[number] = (counts[number] ?? 0) + (counts[number - 1] ?? 0);
  return (number) => counts[Math.min(number, most)] ?? 0;
}

/** After how many entries each question was put. */
function questionsOpened(game: AnyGame, entries: readonly Entry<Kind>[]): (question: number) => number {
  const opened: number[] = [];
  let { table } = game.empty;
  for (const [index, { facts }] of entries.entries()) {
    if (facts.length === 0) continue;
    table = game.see(table, facts.filter(isOpen<AnyOpen>));
    const { question } = game.turn(table);
    while (opened.length <= question) opened.push(index + 1);
  }
  return (question) => opened[question] ?? entries.length;
}

/** Who has a seat for a while. */
export interface Sitter extends Omit<Person, 'name'> {
  /** Absent where the record does not say. */
  readonly name?: string;
  /** A bot plays on for this person. */
  readonly standIn?: true;
}

/** Who sat where: from the deal on, then since the first sitting, the second, and so on. */
export function seatings(
  { seats }: AnyGame,
  { people }: Beside,
  sittings: readonly Sitting[],
): readonly (readonly Sitter[])[] {
  const atEnd: readonly (Person | undefined)[] = seats.map((seat) => people?.[seat]);
  const standIns = scanned(sittings, {
    first: seats.map(() => false),
    next: (before, { seat, who }) => before.with(seat, who === 'standIn'),
  });
  const had = scanned(sittings.toReversed(), {
    first: atEnd,
    next: (since, sitting) => seatedBefore(since, [sitting]),
  }).toReversed();
  return had.map((seated, count) =>
    seats.map((seat) => {
      const { name = '', ...person } = seated[seat] ?? {};
      const isStandIn = standIns[count]?.[seat] === true;
      return { ...person, ...(name === '' ? {} : { name }), ...(isStandIn ? { standIn: true } : {}) };
    }),
  );
}

/** What stands at first, and after each of these: each follows from the one before. */
function scanned<T>(
  sittings: readonly Sitting[],
  { first, next }: { readonly first: T; next(before: T, sitting: Sitting): T },
): readonly T[] {
  const all = [first];
  let last = first;
  for (const sitting of sittings) {
    last = next(last, sitting);
    all.push(last);
  }
  return all;
}
