import { isRaw, type Raw } from './record.ts';
import type { Rng } from './rng.ts';

export interface AnyMove {
  readonly type: string;
}

/** What one parameter of a move may be: one of a list, or some of a list (of which those in `with` are fixed). */
export interface One<V> {
  readonly one: readonly V[];
}
export interface Some<A> {
  readonly some: readonly A[];
  readonly min: number;
  readonly max: number;
  readonly with?: readonly A[];
}
export type Choice<V> = [V] extends [readonly (infer A)[]] ? Some<A> : One<V>;

/** A product of choices. A forgotten parameter does not compile, because the keys follow from the move. */
export type Option<M> = M extends { readonly type: string }
  ? { readonly type: M['type'] } & { readonly [K in Exclude<keyof M, 'type'>]: Choice<M[K]> }
  : never;

/** All legal moves as a union of products: 252 teams of five in ten seats are one entry. */
export type Options<M> = readonly Option<M>[];

type AnyOne = One<unknown> & { readonly some?: undefined };
type AnySome = Some<unknown> & { readonly one?: undefined };
type AnyChoice = AnyOne | AnySome;
/** An option seen as the record of its choices, `type` among them. */
type Choices = Readonly<Record<string, AnyChoice>>;

/** The one test of legality. The move is rebuilt from the options, so nothing a client sent reaches the rules. */
export function pick<M extends AnyMove>(options: Options<M>, raw: unknown): M | undefined {
  if (!isRaw(raw) || !Object.hasOwn(raw, 'type')) return undefined;
  for (const option of options) {
    if (raw['type'] !== option.type) continue;
    const move = rebuild(option, raw);
    // The keys of an option are those of its move, and each value is one of its choices.
    if (move !== undefined) return move as M;
  }
  return undefined;
}

function rebuild(choices: Choices, raw: Raw): Raw | undefined {
  const move: Record<string, unknown> = { type: choices['type'] };
  let keys = 1;
  for (const name in choices) {
    const choice = choices[name];
    if (name === 'type' || choice === undefined) continue;
    if (!Object.hasOwn(raw, name)) return undefined;
    const value = chosen(choice, raw[name]);
    if (value === undefined) return undefined;
    move[name] = value;
    keys += 1;
  }
  return Object.keys(raw).length === keys ? move : undefined;
}

function chosen(choice: AnyChoice, value: unknown): unknown {
  // The list's own value, not the client's: -0 equals 0 and is another number.
  if (choice.one !== undefined) return choice.one[choice.one.indexOf(value)];
  if (!Array.isArray(value) || value.length < choice.min || value.length > choice.max) return undefined;
  const members = choice.some.filter((member) => value.includes(member));
  // A member named twice or not on the list makes the two lengths differ.
  if (members.length !== value.length) return undefined;
  if (choice.with?.some((fixed) => !members.includes(fixed))) return undefined;
  return members;
}

/** How many moves these options stand for. */
export function size<M>(options: Options<M>): number {
  let total = 0;
  for (const option of options) total += optionSize(option);
  return total;
}

function optionSize(choices: Choices): number {
  let product = 1;
  for (const name in choices) {
    const choice = choices[name];
    if (name !== 'type' && choice !== undefined) product *= choiceSize(choice);
  }
  return product;
}

/** Whether there is any move at all. */
export const hasMove = <M>(options: Options<M>): boolean => size(options) > 0;

function choiceSize(choice: AnyChoice): number {
  if (choice.one !== undefined) return choice.one.length;
  const fixed = choice.with?.length ?? 0;
  let total = 0;
  for (let count = Math.max(choice.min, fixed); count <= choice.max; count += 1) {
    total += combinations(choice.some.length - fixed, count - fixed);
  }
  return total;
}

/** The move with this number, from 0 to `size - 1`: unranking, so that a random move is uniform without a list. */
export function nth<M extends AnyMove>(options: Options<M>, index: number): M {
  let left = index;
  for (const option of options) {
    const count = optionSize(option);
    if (left < count) return nthOfOption(option, left) as M;
    left -= count;
  }
  throw new Error(`options: there is no move ${index}`);
}

function nthOfOption(choices: Choices, index: number): Raw {
  const move: Record<string, unknown> = { type: choices['type'] };
  let left = index;
  for (const name in choices) {
    const choice = choices[name];
    if (name === 'type' || choice === undefined) continue;
    const count = choiceSize(choice);
    move[name] = nthOfChoice(choice, left % count);
    left = Math.floor(left / count);
  }
  return move;
}

function nthOfChoice(choice: AnyChoice, index: number): unknown {
  if (choice.one !== undefined) return choice.one[index];
  const fixed = choice.with ?? [];
  const free = fixed.length === 0 ? choice.some : choice.some.filter((member) => !fixed.includes(member));
  let left = index;
  let count = Math.max(choice.min, fixed.length) - fixed.length;
  while (left >= combinations(free.length, count)) {
    left -= combinations(free.length, count);
    count += 1;
  }
  const taken = nthCombination(free, count, left);
  return fixed.length === 0 ? taken : choice.some.filter((member) => taken.includes(member) || fixed.includes(member));
}

function nthCombination<A>(list: readonly A[], count: number, index: number): readonly A[] {
  const taken: A[] = [];
  let left = index;
  let after = list.length;
  for (const member of list) {
    if (taken.length === count) break;
    after -= 1;
    const withThis = combinations(after, count - taken.length - 1);
    if (left < withThis) taken.push(member);
    else left -= withThis;
  }
  return taken;
}

/** A random legal move, each equally likely. */
export const sample = <M extends AnyMove>(options: Options<M>, rng: Rng): M => nth(options, rng.below(size(options)));

export function combinations(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let taken = 1; taken <= count; taken += 1) ways = (ways * (from - count + taken)) / taken;
  return ways;
}
