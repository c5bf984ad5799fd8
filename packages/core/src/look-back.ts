import { type AnyOpen, heardBy, isOpen } from './fact.ts';
import type { FactOf, Game, Kind, Turn } from './game.ts';
import { type Late, type LateTold, lateFor, lateTo } from './late.ts';
import type { Entry } from './match.ts';
import type { Viewer } from './seat.ts';

/** A step of a record that told anything: what somebody who looks back goes through, one after the other. */
export interface Moment<K extends Kind> {
  /** The choices it was decided by, the last of which decided it; nothing but the deal itself at first. */
  readonly choices: readonly Entry<K>[];
  readonly facts: readonly FactOf<K>[];
  /** What the clock did not wait for. */
  readonly late?: Late;
}

/** What one viewer was told at one moment. */
export interface Heard<K extends Kind> {
  readonly facts: readonly FactOf<K>[];
  readonly late: readonly LateTold[];
}

/** The moments of a record. Choices that lay sealed until others had chosen belong to the moment that opened them. */
export function momentsOf<K extends Kind>(game: Game<K>, entries: readonly Entry<K>[]): readonly Moment<K>[] {
  const moments: Moment<K>[] = [];
  let { table } = game.empty;
  let turn: Turn | undefined;
  let choices: Entry<K>[] = [];
  for (const entry of entries) {
    choices.push(entry);
    if (entry.facts.length === 0) continue;
    const before = turn;
    table = game.see(table, entry.facts.filter(isOpen<AnyOpen>));
    turn = game.turn(table);
    const asksAnew = before?.question !== turn.question || game.outcome(table) !== undefined;
    const late = entry.actor === 'clock' && asksAnew ? lateAt(before, choices) : undefined;
    moments.push({ choices, facts: entry.facts, ...(late === undefined ? {} : { late }) });
    // What is sealed outlives an open move that leaves the question.
    choices = asksAnew ? [] : choices.filter(({ facts }) => facts.length === 0);
  }
  return moments;
}

function lateAt<K extends Kind>(turn: Turn | undefined, choices: readonly Entry<K>[]): Late | undefined {
  if (turn === undefined) return undefined;
  const sealed: (K['move'] | undefined)[] = [];
  for (const { actor, move } of choices) if (actor !== undefined && actor !== 'clock') sealed[actor] = move;
  return lateFor({ turn, sealed });
}

/** What this viewer was told then: by the same rule of who hears what as at the table, and nothing else. */
export const heardAt = <K extends Kind>({ facts, late }: Moment<K>, viewer: Viewer): Heard<K> => ({
  facts: heardBy<FactOf<K>>(facts, viewer),
  late: lateTo(late === undefined ? [] : [late], viewer),
});

/** Who had the seats before all these sat down, by who has had them since. */
export const seatedBefore = <P>(
  since: readonly P[],
  sittings: readonly { readonly seat: number; readonly of?: P | undefined }[],
): readonly P[] =>
  sittings.reduceRight<readonly P[]>(
    (seated, { seat, of }) => (of === undefined ? seated : seated.with(seat, of)),
    since,
  );
