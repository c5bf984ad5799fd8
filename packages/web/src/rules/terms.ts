import { type Folded, fold } from './fold.ts';
import type { Tongue } from './tongues/tongue.ts';

/** One of the words looked for: as it was typed, and the stems it is found by, its own first. */
export interface Term {
  readonly typed: string;
  readonly stems: readonly string[];
  /** Says nothing of what is looked for. */
  readonly isIdle: boolean;
  readonly tongue: Tongue;
}

/** From where to where in a folded text. */
export type Place = readonly [from: number, to: number];

const LATIN = /[\p{Script=Latin}\p{N}]+/gu;
const isLatin = (word: string): boolean => /^[\p{Script=Latin}\p{N}]/u.test(word);

/** Rows of words, each as it is compared. */
const compared = (rows: readonly string[], tongue: Tongue): readonly (readonly string[])[] =>
  rows.map((row) => row.split(' ').map((word) => tongue.stem(fold(tongue.cut(word).join('') || word).text)));

interface Rows {
  readonly idle: ReadonlySet<string>;
  readonly forms: readonly (readonly string[])[];
  readonly alike: readonly (readonly string[])[];
}

const read = new WeakMap<Tongue, Rows>();

function rowsOf(tongue: Tongue): Rows {
  const known = read.get(tongue);
  if (known !== undefined) return known;
  const rows = {
    idle: new Set(tongue.idle.flatMap((row) => row.split(' '))),
    forms: compared(tongue.forms, tongue),
    alike: compared(tongue.alike, tongue),
  };
  read.set(tongue, rows);
  return rows;
}

/** These and all that stand in a row with one of them. */
const joined = (rows: readonly (readonly string[])[], stems: readonly string[]): readonly string[] => [
  ...new Set([...stems, ...rows.filter((row) => row.some((stem) => stems.includes(stem))).flat()]),
];

/** What somebody looks for, in words that say something; all of them where none does. */
export function termsOf(typed: string, tongue: Tongue): readonly Term[] {
  const { idle, forms } = rowsOf(tongue);
  const words = tongue.cut(typed.normalize('NFKC').toLowerCase());
  const telling = words.filter((word) => !idle.has(word));
  return (telling.length > 0 ? telling : words).map((word) => {
    const folded = fold(word).text;
    return { typed: folded, stems: joined(forms, [tongue.stem(folded)]), isIdle: idle.has(word), tongue };
  });
}

/** The same by other names. */
export function byOtherNames(term: Term): Term {
  const { forms, alike } = rowsOf(term.tongue);
  return { ...term, stems: joined(forms, joined(alike, term.stems)) };
}

function isOne(word: string, { typed, stems, tongue }: Term): boolean {
  if (word === typed || stems.includes(tongue.stem(word))) return true;
  if (/^\d/.test(typed)) return false;
  // Not yet typed to its end, or the deed that goes with a person: investigate, investigator.
  const [stem = ''] = stems;
  return (typed.length > 2 && word.startsWith(typed)) || (stem.length > 4 && word.startsWith(stem));
}

/** Where a word sets in without a space before it, it may be anywhere. */
function* everywhere(text: string, word: string): Iterable<Place> {
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) yield [from, from + word.length];
}

/** Where a text has it. */
export function placesOf({ raw, text, at }: Folded, term: Term): readonly Place[] {
  const { idle } = rowsOf(term.tongue);
  // Dés, not des: without accents they are one word.
  const isSaid = (from: number, to: number): boolean =>
    term.isIdle || !idle.has(raw.slice(at[from], at[to]).toLowerCase());
  const inWords = [...text.matchAll(LATIN)]
    .map(({ 0: word, index }): readonly [string, Place] => [word, [index, index + word.length]])
    .filter(([word, place]) => isOne(word, term) && isSaid(...place))
    .map(([, place]) => place);
  const within = term.stems.filter((stem) => stem !== '' && !isLatin(stem));
  return [...inWords, ...within.flatMap((stem) => [...everywhere(text, stem)])];
}

/** A stretch of a text, found or not. */
export interface Stretch {
  readonly text: string;
  readonly isHit: boolean;
}

/** The text cut where anything looked for begins and ends. */
export function markHits(text: string, terms: readonly Term[]): readonly Stretch[] {
  const folded = fold(text);
  const { at } = folded;
  const isHit = Array.from({ length: text.length }, () => false);
  for (const [from, to] of terms.flatMap((term) => placesOf(folded, term))) {
    // Up to where the next letter of the text begins.
    const end = at.slice(to).find((place) => place > (at[to - 1] ?? 0)) ?? text.length;
    isHit.fill(true, at[from], end);
  }
  const stretches: Stretch[] = [];
  let begin = 0;
  for (let i = 1; i <= text.length; i += 1) {
    if (i < text.length && isHit[i] === isHit[begin]) continue;
    stretches.push({ text: text.slice(begin, i), isHit: isHit[begin] === true });
    begin = i;
  }
  return stretches;
}
