import { type AnyOpen, isOpen, type Seat, seatedBefore } from '@reseau/core';
import type { NoteView, SitterView, SittingView } from '@reseau/protocol';
import { app } from '../words/app.ts';
import type { ClientMatch } from './match.svelte.ts';
import type { Entry, Handed, Line } from './telling.ts';
import { vainWords } from './vain-words.ts';

/** What was told of a match, and the lines that it made. */
interface Told {
  readonly facts: readonly object[];
  readonly entries: readonly Entry[];
}

/** Somebody who sat down, as the log tells it. */
export interface Sat extends Omit<SittingView, 'of'> {
  readonly of?: Pick<SitterView, 'name'>;
}

/** What happened around it. */
interface Around {
  readonly sittings: readonly Sat[];
  readonly notes?: readonly NoteView[];
}

/** The log of a match, with who sat down where and what became of the table, where it happened. */
export function logOf({ facts, entries }: Told, { sittings, notes = [] }: Around): readonly Line[] {
  const noted = (after: number) => notes.filter((note) => note.after === after).map(noteLine);
  const around = [
    ...sittings.flatMap((sitting, index) => [...noted(index), sittingLine(sitting)]),
    ...noted(sittings.length),
  ];
  if (around.length === 0) return entries;
  const places = placesOf(facts);
  let last = -1;
  const told = entries.flatMap((entry): readonly Line[] => {
    const place = places.get(entry.fact) ?? last;
    const before = around.filter((line) => line.told > last && line.told <= place);
    last = place;
    return [
      ...before,
      asOf(
        entry,
        sittings.filter((sitting) => sitting.told > place),
      ),
    ];
  });
  return [...told, ...around.filter((line) => line.told > last)];
}

/** How many of the facts that everybody hears came before each. */
function placesOf(facts: readonly object[]): ReadonlyMap<object, number> {
  let told = 0;
  return new Map(
    facts.map((fact) => {
      const place = told;
      if ('to' in fact && fact.to === 'all') told += 1;
      return [fact, place] as const;
    }),
  );
}

/** A line from before these sat down: of who was there then, and of nobody here who was not. */
function asOf({ tone, tell }: Entry, later: readonly Sat[]): Line {
  const former = later.map(({ seat, of }) => ({ seat, of: of?.name }));
  const isAnothers = (me: Seat | undefined) => later.some(({ seat, of }) => seat === me && of !== undefined);
  return { tone, tell: (names, me) => tell(seatedBefore(names, former), isAnothers(me) ? undefined : me) };
}

/** Whenever somebody else has sat down, up to where the match was heard. */
export const handedIn = ({ game, facts }: ClientMatch, sittings: readonly Sat[]): readonly Handed[] =>
  sittings.flatMap((sitting) => {
    if (sitting.of === undefined) return [];
    const open = facts.filter(isOpen<AnyOpen>).slice(0, sitting.told);
    return [{ table: game.see(game.empty.table, open), tell: () => sittingLine(sitting).tell([]) }];
  });

type Placed = Line & { readonly told: number };

const sittingLine = ({ told, seat, who, name, of }: Sat): Placed => ({
  tone: 'plain',
  told,
  tell: () => {
    const { sat, happened } = app.words.around;
    if (who !== 'another') return sat[who](name);
    return of === undefined || of.name === '' ? sat.another(name, seat + 1) : happened.another(name, of.name);
  },
});

const noteLine = ({ told, what, kind, name }: NoteView): Placed => ({
  tone: 'plain',
  told,
  tell: () => {
    const { happened, calls } = app.words.around;
    if (what === 'host') return happened.host(name ?? '');
    if (what === 'vain') return kind === undefined ? '' : vainWords(kind, name, calls);
    return happened[what];
  },
});
