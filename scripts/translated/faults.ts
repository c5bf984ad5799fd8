import { type Rule, type Rulebook, rulesOf, sectionsOf } from '@reseau/games';
import type { Translation } from './book.ts';

const NUMBER = /\b[A-Z]{2}\d+\b/g;

const sorted = (found: readonly string[]): string => found.toSorted().join(' ');
const citesIn = (text: string): string => sorted([...text.matchAll(NUMBER)].map(([cited]) => cited));
const figuresIn = (text: string): readonly string[] =>
  [...text.replaceAll(NUMBER, '').matchAll(/\d+/g)].map(([figure]) => figure);

const cellsOf = ({ table }: Rule): readonly string[] => (table === undefined ? [] : [table.head, ...table.rows].flat());
const shapeOf = ({ table }: Rule): string =>
  table === undefined ? '' : [table.head, ...table.rows].map((row) => row.length).join();
const hasFigures = (cell: string): boolean => /^[\d\s–-]+$/.test(cell);

/** What a text says in no other language than English, or sets as no printer would. */
const WRONG: Readonly<Record<Translation, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/(?<![\p{L}’])(the|of|and|with|player|players|cards|leader’s|is|are)(?!\p{L})/iu, 'English'],
    [/(?<!\u202f)[;:!?»]|«(?!\u202f)/, 'no narrow space beside a mark'],
    [/["']/, 'a straight quote'],
    [/(?<![\p{L}’])(tu|toi|ton|ta|tes)(?!\p{L})/iu, 'addresses the reader as tu'],
  ],
  ja: [
    [/[A-Za-z]{2}/, 'English'],
    [/[!?,;:]|(?<![0-9])[.]/, 'a mark of Latin letters'],
  ],
};

function wrongWords(language: Translation, where: string, text: string): readonly string[] {
  const own = text.replaceAll(NUMBER, '').replaceAll('*', '');
  return WRONG[language].flatMap(([found, words]) => (found.test(own) ? [`${where}: ${words}: ${text}`] : []));
}

function faultsOfRule(language: Translation, english: Rule, rule: Rule): readonly string[] {
  const { number } = english;
  const faults: string[] = [];
  if (citesIn(rule.text) !== citesIn(english.text)) faults.push(`${number}: cites other rules`);
  const figures = figuresIn(rule.text);
  const lost = figuresIn(english.text).filter((figure) => !figures.includes(figure));
  if (lost.length > 0) faults.push(`${number}: lacks the figures ${lost.join(', ')}`);
  if (rule.text === english.text) faults.push(`${number}: not translated`);
  if (shapeOf(rule) !== shapeOf(english)) return [...faults, `${number}: a table of another shape`];
  const cells = cellsOf(rule);
  for (const [index, cell] of cellsOf(english).entries()) {
    if (hasFigures(cell) && cells[index] !== cell) faults.push(`${number}: ${cells[index]} in its table, not ${cell}`);
  }
  return [...faults, ...[rule.text, ...cells].flatMap((text) => wrongWords(language, number, text))];
}

/** All that keeps a translation from saying what the English says, in words. */
export function faultsIn(language: Translation, english: Rulebook, translated: Rulebook): readonly string[] {
  const numbers = (book: Rulebook) => rulesOf(book).map(({ number }) => number);
  if (numbers(english).join() !== numbers(translated).join()) {
    const missing = numbers(english).filter((number) => !numbers(translated).includes(number));
    const strange = numbers(translated).filter((number) => !numbers(english).includes(number));
    return [`not the same rules in the same order; missing: ${missing.join()}; strange: ${strange.join()}`];
  }
  const sections = (book: Rulebook) => book.chapters.flatMap(sectionsOf);
  const outline = (book: Rulebook) =>
    book.chapters.map((chapter) => sectionsOf(chapter).map(({ lead, rules }) => [lead.length, rules.length]));
  if (JSON.stringify(outline(english)) !== JSON.stringify(outline(translated)))
    return ['not the same headings over the same rules'];
  const rules = rulesOf(translated);
  return [
    ...sections(translated).flatMap(({ title, lead }) =>
      [title, ...lead].flatMap((text) => wrongWords(language, title, text)),
    ),
    ...rulesOf(english).flatMap((rule, index) => faultsOfRule(language, rule, rules[index] ?? rule)),
  ];
}
