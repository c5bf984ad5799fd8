import { type Chapter, type Rule, type Rulebook, rulesOf, type Section, sectionsOf, spansOf } from '@reseau/games';
import { type Folded, fold } from './fold.ts';
import { byOtherNames, placesOf, type Term, termsOf } from './terms.ts';
import type { Tongue } from './tongues/tongue.ts';

/** With fewer rules found, things are looked for by their other names too. */
const PLENTY = 3;
/** How much of the nearest a rule must say to be shown beside it. */
const NEAR = 0.7;

/** What is left of a rulebook when somebody looks for something. */
export interface Found {
  readonly chapters: readonly Chapter[];
  readonly count: number;
  /** Whether they say all that was looked for. If none does, those are left that say most of it. */
  readonly isWhole: boolean;
  /** What was looked for, as it is marked in the text. */
  readonly terms: readonly Term[];
}

/** Spaces within a number do no harm: RO 6. */
const numberIn = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

const plain = (text: string): string =>
  spansOf(text)
    .map((span) => span.text)
    .join('');

const folded = new WeakMap<Rule, Folded>();

/** All that a rule says, with the headings above it, as it is searched. */
function toldBy({ number, text, table }: Rule, headings: string): Folded {
  const cells = table === undefined ? [] : [table.head, ...table.rows].flat();
  return fold([headings, number, plain(text), ...cells].join(' '));
}

interface Saying {
  readonly rule: Rule;
  readonly told: Folded;
}

const says = ({ told }: Saying, term: Term): boolean => placesOf(told, term).length > 0;

function sayingOf(rule: Rule, headings: string): Saying {
  const told = folded.get(rule) ?? toldBy(rule, headings);
  folded.set(rule, told);
  return { rule, told };
}

const sayingsOf = ({ chapters }: Rulebook): readonly Saying[] =>
  chapters.flatMap((chapter) =>
    sectionsOf(chapter).flatMap(({ title, rules }) => rules.map((rule) => sayingOf(rule, `${chapter.title} ${title}`))),
  );

/** Of those that do not say all of it, the ones that come nearest. What few rules say weighs more than what many do. */
function nearest(sayings: readonly Saying[], terms: readonly Term[]): readonly Saying[] {
  const weights = terms.map((term) => Math.log(sayings.length / sayings.filter((saying) => says(saying, term)).length));
  const weighOf = (saying: Saying): number =>
    terms.reduce((sum, term, index) => sum + (says(saying, term) ? (weights[index] ?? 0) : 0), 0);
  const weighed = sayings.map((saying) => ({ saying, weight: weighOf(saying) }));
  const most = Math.max(...weighed.map(({ weight }) => weight));
  return weighed.filter(({ weight }) => weight > 0 && weight >= most * NEAR).map(({ saying }) => saying);
}

/** A number finds its rule, and those that cite it. */
function citing(book: Rulebook, number: string): ReadonlySet<Rule> | undefined {
  const rules = rulesOf(book);
  if (!rules.some((rule) => rule.number === number)) return undefined;
  const cites = new RegExp(String.raw`\b${number}\b`);
  return new Set(rules.filter((rule) => rule.number === number || cites.test(rule.text)));
}

/** The rules that have all the words, in themselves or in the headings above them, or else most of them. */
export function search(book: Rulebook, typed: string, tongue: Tongue): Found {
  const cited = citing(book, numberIn(typed));
  if (cited !== undefined) return found(book, cited, true, termsOf(numberIn(typed), tongue));
  const sayings = sayingsOf(book);
  const having = (terms: readonly Term[]) => sayings.filter((saying) => terms.every((term) => says(saying, term)));
  const typedTerms = termsOf(typed, tongue);
  const asTyped = having(typedTerms);
  const isPlenty = asTyped.length >= PLENTY;
  const terms = isPlenty ? typedTerms : typedTerms.map(byOtherNames);
  const whole = isPlenty ? asTyped : having(terms);
  const left = whole.length > 0 ? whole : nearest(sayings, terms);
  return found(book, new Set(left.map(({ rule }) => rule)), whole.length > 0, terms);
}

function found(book: Rulebook, rules: ReadonlySet<Rule>, isWhole: boolean, terms: readonly Term[]): Found {
  const left = <S extends Section>(section: S): S => ({
    ...section,
    rules: section.rules.filter((rule) => rules.has(rule)),
  });
  const chapters = book.chapters
    .map(
      (chapter): Chapter => ({
        ...left(chapter),
        parts: chapter.parts.map(left).filter((part) => part.rules.length > 0),
      }),
    )
    .filter(({ rules: own, parts }) => own.length + parts.length > 0);
  return { chapters, count: rules.size, isWhole, terms };
}
