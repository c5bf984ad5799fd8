import { type Chapter, type Rule, type Rulebook, rulesOf, type Section, spansOf } from '@reseau/games';
import { fold, wordsIn } from './fold.ts';

/** What is left of a rulebook when somebody looks for something. */
export interface Found {
  readonly chapters: readonly Chapter[];
  readonly count: number;
  /** What was looked for, as it is marked in the text. */
  readonly words: readonly string[];
}

/** Spaces within a number do no harm: RO 6. */
const numberIn = (typed: string): string => wordsIn(typed).join('').toUpperCase();

const plain = (text: string): string =>
  spansOf(text)
    .map((span) => span.text)
    .join('');

const folded = new WeakMap<Rule, string>();

/** All that a rule says, as it is searched. */
function toldBy(rule: Rule): string {
  const known = folded.get(rule);
  if (known !== undefined) return known;
  const { number, text, table } = rule;
  const cells = table === undefined ? [] : [table.head, ...table.rows].flat();
  const told = fold([number, plain(text), ...cells].join(' ')).text;
  folded.set(rule, told);
  return told;
}

/** The rules that have all the words, in themselves or in the headings above them. A number finds its rule, and those that cite it. */
export function search(book: Rulebook, typed: string): Found {
  const number = numberIn(typed);
  const sought = rulesOf(book).find((rule) => rule.number === number);
  const words = sought === undefined ? wordsIn(typed) : [number.toLowerCase()];
  const cites = new RegExp(String.raw`\b${number}\b`);
  const isFound = (rule: Rule, headings: readonly string[]): boolean => {
    if (sought !== undefined) return rule === sought || cites.test(rule.text);
    const told = `${fold(headings.join(' ')).text} ${toldBy(rule)}`;
    return words.every((word) => told.includes(word));
  };
  const within = (section: Section, headings: readonly string[]): readonly Rule[] =>
    section.rules.filter((rule) => isFound(rule, headings));

  const chapters = book.chapters
    .map((chapter): Chapter => {
      const parts = chapter.parts
        .map((part) => ({ ...part, rules: within(part, [chapter.title, part.title]) }))
        .filter(({ rules }) => rules.length > 0);
      return { ...chapter, rules: within(chapter, [chapter.title]), parts };
    })
    .filter(({ rules, parts }) => rules.length + parts.length > 0);
  return { chapters, count: rulesOf({ chapters }).length, words };
}
