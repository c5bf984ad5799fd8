import type { AnyOpen, AnyWhisper } from './fact.ts';
import type { At, Frame } from './flow.ts';
import type { FactOf, Kind } from './game.ts';
import type { Entry } from './match.ts';
import type { AnyMove } from './options.ts';
import { byName, count, either, fields, list, one, type Parse, seat, text } from './parse.ts';
import { type Actor, seatsOf } from './seat.ts';

/** A part that a fact or a move may lack. */
interface Maybe<T> {
  readonly maybe: Parse<T>;
}

export const maybe = <T>(parse: Parse<T>): Maybe<T> => ({ maybe: parse });

/** How each part is read: one that is forgotten does not compile, nor does one too many. */
type Shape<D> = { readonly [K in keyof D]-?: D extends Record<K, D[K]> ? Parse<D[K]> : Maybe<NonNullable<D[K]>> };

interface Typed {
  readonly type: string;
}

type Named<F, T> = Extract<F, { readonly type: T }>;

/** How what is of each type is read, but for what all have; what takes several forms is read as a whole. */
type Shapes<F extends Typed, Common extends string> = {
  readonly [T in F['type']]: Shape<Omit<Named<F, T>, Common>> | Parse<Named<F, T>>;
};

export type MoveShapes<M extends AnyMove> = Shapes<M, 'type'>;

/** How the facts of a game or a module are read: those that all are told, and those that are whispered. */
export interface FactShapes<O extends AnyOpen, W extends AnyWhisper = never> {
  readonly open: Shapes<O, 'type' | 'to'>;
  readonly whispered: Shapes<W, 'type' | 'to'>;
}

type Part = Parse<unknown> | Maybe<unknown>;
type AnyShapes = Readonly<Record<string, Readonly<Record<string, Part>> | Parse<unknown>>>;

/** Those of any game or module, for code that only puts them together. */
export interface AnyFactShapes {
  readonly open: AnyShapes;
  readonly whispered: AnyShapes;
}

/** All that a game or a module ever told or took as a move. */
export interface Recorded {
  /** Of the largest table. */
  readonly seats: number;
  readonly facts: readonly AnyFactShapes[];
  readonly moves: AnyShapes;
}

const frame: Parse<Frame> = fields({ step: text }, { seat, on: seat });
const AT: FactShapes<At>['open'] = { at: { at: fields({ question: count, stack: list(frame) }, {}) } };

type Fields = Readonly<Record<string, Parse<unknown>>>;

/** A reading for each type, with the parts that all have. */
function readings(shapes: AnyShapes, common: Fields): Fields {
  const read = Object.entries(shapes).map(([type, shape]): readonly [string, Parse<unknown>] => {
    if (typeof shape === 'function') return [type, shape];
    const required: Record<string, Parse<unknown>> = { type: one([type]), ...common };
    const optional: Record<string, Parse<unknown>> = {};
    for (const [name, part] of Object.entries(shape)) {
      if (typeof part === 'function') required[name] = part;
      else optional[name] = part.maybe;
    }
    return [type, fields(required, optional)];
  });
  return Object.fromEntries(read);
}

/**
 * Reads the entries of a match strictly, down to the last part of every fact and move. The types of the shapes see to it that what
 * comes out is what the game tells and takes.
 */
export function entryReader({ seats, facts, moves }: Recorded): Parse<Entry<Kind>> {
  const seatAtTable = one(seatsOf(seats));
  const toAll = { to: one(['all']) };
  const toSome = { to: list(seatAtTable) };
  const told: Fields = Object.assign(
    readings(AT, toAll),
    ...facts.map(({ open }) => readings(open, toAll)),
    ...facts.map(({ whispered }) => readings(whispered, toSome)),
  );
  const fact = byName('type', 'a fact of this game', told) as Parse<FactOf<Kind>>;
  const move = byName('type', 'a move of this game', readings(moves, {})) as Parse<AnyMove>;
  const actor: Parse<Actor> = either((value) => typeof value === 'string', one(['clock']), seatAtTable);
  return fields({ facts: list(fact), drawn: count }, { actor, question: count, move });
}
