import { isRaw, type Raw } from './record.ts';

/**
 * Part of a move: only the keys named are compared, and a list is compared as a whole, unless `{ "has": […] }` or
 * `{ "lacks": […] }` says what is in it.
 */
export type MovePattern = Raw;

/** What a person may do at one point of a minute, sorted by what is said of it. */
export interface Decision {
  /** As good as the move in the file; the rest of the file must go on from it. */
  readonly right?: readonly MovePattern[];
  /** Does not answer the question: it is made, and the question stands. */
  readonly aside?: readonly MovePattern[];
  /** By name, the first that fits; one without a pattern fits every move. */
  readonly wrong: Readonly<Record<string, { readonly move?: MovePattern }>>;
}

export type Verdict = { readonly is: 'right' | 'aside' } | { readonly is: 'wrong'; readonly name: string };

/** What is said of a legal move; nothing where the file has no answer to it. */
export function verdictOn(decision: Decision, model: MovePattern, move: unknown): Verdict | undefined {
  if ([model, ...(decision.right ?? [])].some((pattern) => fits(pattern, move))) return { is: 'right' };
  if (decision.aside?.some((pattern) => fits(pattern, move)) === true) return { is: 'aside' };
  const name = Object.keys(decision.wrong).find((one) => fits(decision.wrong[one]?.move ?? {}, move));
  return name === undefined ? undefined : { is: 'wrong', name };
}

function fits(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) && pattern.length === value.length && pattern.every((part, at) => fits(part, value[at]))
    );
  }
  if (!isRaw(pattern)) return Object.is(pattern, value);
  if (Array.isArray(value)) {
    const { has = [], lacks = [] } = pattern;
    return (
      Array.isArray(has) &&
      Array.isArray(lacks) &&
      has.every((one) => value.includes(one)) &&
      !lacks.some((one) => value.includes(one))
    );
  }
  return isRaw(value) && Object.entries(pattern).every(([key, part]) => fits(part, value[key]));
}
