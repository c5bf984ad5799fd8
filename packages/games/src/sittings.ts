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
  const lastName: string[] = [];
  return (beside.sittings ?? []).flatMap(({ question = 0, who, seat, name, ...rest }) => {
    if (!isOneOf(WHO, who) || seat >= game.seats.length) return [];
    const { after = openedAt(question) } = rest;
    const sitting = { phrases: phrases.filter((said) => said.after <= after).length, ...rest, after, seat, who, name };
    const former = lastName[seat] ?? (who === 'another' ? '' : name);
    lastName[seat] = name;
    // Of old it was not written who sat there before; of some nobody knows.
    return [rest.after !== undefined || former === name ? sitting : { ...sitting, of: { name: former } }];
  });
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
  const atEnd = seats.map((seat) => people?.[seat]);
  return Array.from({ length: sittings.length + 1 }, (_, count) => {
    const sat = sittings.slice(0, count);
    const had = seatedBefore(atEnd, sittings.slice(count));
    return seats.map((seat) => {
      const { name = '', ...person } = had[seat] ?? {};
      const isStandIn = sat.findLast((one) => one.seat === seat)?.who === 'standIn';
      return { ...person, ...(name === '' ? {} : { name }), ...(isStandIn ? { standIn: true } : {}) };
    });
  });
}
