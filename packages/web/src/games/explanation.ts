import type { StepDescription } from '@reseau/core';

/** What a table is made of, part by part, in the words of the screen; or why it cannot be. */
export type Explanation =
  | { readonly ok: true; readonly parts: readonly ExplanationPart[] }
  | { readonly ok: false; readonly problem: string };

export interface ExplanationPart {
  readonly head: string;
  readonly lines: readonly string[];
}

/** A name that files use, and what it stands for. */
export const line = (name: string, words: string): string => `${name.padEnd(24)} ${words}`.trimEnd();

/** The same where there are several of it. */
export const lineFor = (name: string, count: number, words: string): string =>
  line(count > 1 ? `${name} × ${count}` : name, words);

/** Steps in their order, with what each asks or does. */
export const stepLines = (steps: readonly StepDescription[], said: (id: string) => string): readonly string[] =>
  steps.map(({ id, kind }) => line(id, `${kind.padEnd(9)} ${said(id)}`));
