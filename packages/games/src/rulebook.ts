/** A table within a rule. */
export interface RuleTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Rule {
  /** Such as RE9: it never changes. */
  readonly number: string;
  /** May hold *emphasis*, **terms** and the numbers of other rules. */
  readonly text: string;
  readonly table?: RuleTable;
}

export interface Section {
  readonly title: string;
  /** Said before the first rule. */
  readonly lead: readonly string[];
  readonly rules: readonly Rule[];
}

export interface Chapter extends Section {
  readonly parts: readonly Section[];
}

/** What players read of a SPEC.md, in any language. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
}

const ITEM = /^- \*\*([A-Z]{2}\d+)\*\* ?(.*)$/s;
/** Codes of rulings: for builders. */
const RULINGS = /[ \u3000]?[(（]A-[A-Z]\d+(?:[,、] ?A-[A-Z]\d+)*[)）]/g;

/**
 * Reads the rules of a SPEC.md. Left out is what players have no use for: all that stands before the first section, sections
 * without rules, and codes of rulings.
 */
export function readRulebook(spec: string): Rulebook {
  const [, ...rest] = spec.replaceAll('\r', '').split(/^## /m);
  return { chapters: rest.map(readChapter).filter(({ rules, parts }) => rules.length + parts.length > 0) };
}

function readChapter(text: string): Chapter {
  const [first = '', ...rest] = text.split(/^### /m);
  const parts = rest.map(readSection).filter(({ rules }) => rules.length > 0);
  return { ...readSection(first), parts };
}

function readSection(text: string): Section {
  const end = text.indexOf('\n');
  const title = (end < 0 ? text : text.slice(0, end)).trim();
  const blocks = blocksOf(end < 0 ? '' : text.slice(end + 1));
  const lead = blocks.filter((block) => !ITEM.test(block) && !isTable(block)).map(prose);
  return { title, lead, rules: rulesIn(blocks) };
}

/** Paragraphs, items and tables. An item begins a line of its own; what is indented under it is part of what came before. */
const blocksOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n|\n(?=- \*\*)/)
    .map((block) => block.replaceAll(/^ +/gm, '').trim())
    .filter((block) => block !== '');

const isTable = (block: string): boolean => block.startsWith('|');

function rulesIn(blocks: readonly string[]): readonly Rule[] {
  return blocks.flatMap((block, index): readonly Rule[] => {
    const [, number, text = ''] = ITEM.exec(block) ?? [];
    if (number === undefined) return [];
    const next = blocks[index + 1];
    const rule = { number, text: prose(text) };
    return [next !== undefined && isTable(next) ? { ...rule, table: readTable(next) } : rule];
  });
}

function readTable(block: string): RuleTable {
  const [head = [], , ...rows] = block
    .split('\n')
    .map((line) => line.replace(/^\|/, '').replace(/\|$/, '').split('|'))
    .map((cells) => cells.map((cell) => prose(cell)));
  return { head, rows };
}

/** One line, as it is printed. Japanese sets no space where a line was broken. */
const prose = (text: string): string =>
  text
    .replaceAll(/(?<=[\u3000-\u9fff\uff00-\uffef])\n|\n(?=[\u3000-\u9fff\uff00-\uffef])/g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(RULINGS, '')
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’')
    .trim();

/** A part of a text that is set in one way. */
export interface Span {
  readonly kind: 'plain' | 'emphasis' | 'term' | 'rule';
  readonly text: string;
}

const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z]{2}\d+)\b/g;

/** The parts of a text, in order. */
export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, term, emphasis, rule] = found;
    if (found.index > end) spans.push({ kind: 'plain', text: text.slice(end, found.index) });
    if (term !== undefined) spans.push({ kind: 'term', text: term });
    else if (emphasis !== undefined) spans.push({ kind: 'emphasis', text: emphasis });
    else if (rule !== undefined) spans.push({ kind: 'rule', text: rule });
    end = found.index + whole.length;
  }
  return end < text.length ? [...spans, { kind: 'plain', text: text.slice(end) }] : spans;
}

/** A chapter and its parts, one after the other. */
export const sectionsOf = (chapter: Chapter): readonly Section[] => [chapter, ...chapter.parts];

export const rulesOf = ({ chapters }: Rulebook): readonly Rule[] =>
  chapters.flatMap((chapter) => sectionsOf(chapter).flatMap(({ rules }) => rules));
