import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesIn } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './ids.ts';
import { readRulebook, rulesOf, spansOf } from './rulebook.ts';

const SPEC = `# A game: the rules by number

For builders, see \`SPEC.md\`.

## The game

Said before the rules,
in two lines.

- **RE1** Five play (A-R1). It's
  one side's "own" affair (A-R2, A-R3), see RE2:

  | players | 5 |
  | --- | --- |
  | mission 1 | 2 |

- **RE2** *Give* it to a **leader**.

### Its end

- **RE3** It ends.

### For builders

Nothing that players read.

## Rulings

| a | b |
| --- | --- |
| A-R1 | no |
`;

describe('what players read of a SPEC.md', () => {
  const book = readRulebook(SPEC);

  test('sections that have rules, in order; nothing from before the first of them', () => {
    expect(book.chapters.map(({ title, parts }) => [title, parts.map((part) => part.title)])).toEqual([
      ['The game', ['Its end']],
    ]);
    expect(book.chapters[0]?.lead).toEqual(['Said before the rules, in two lines.']);
    expect(rulesOf(book).map(({ number }) => number)).toEqual(['RE1', 'RE2', 'RE3']);
  });

  test('without codes of rulings, with the quotes of print, and with its table', () => {
    expect(rulesOf(book)[0]).toEqual({
      number: 'RE1',
      text: 'Five play. It’s one side’s “own” affair, see RE2:',
      table: { head: ['players', '5'], rows: [['mission 1', '2']] },
    });
  });

  test('a text in parts: emphasis, terms, other rules', () => {
    expect(spansOf('*Give* it to a **leader** (RE1).')).toEqual([
      { kind: 'emphasis', text: 'Give' },
      { kind: 'plain', text: ' it to a ' },
      { kind: 'term', text: 'leader' },
      { kind: 'plain', text: ' (' },
      { kind: 'rule', text: 'RE1' },
      { kind: 'plain', text: ').' },
    ]);
  });

  test('Japanese has no space where a line was broken, and brackets of its own', () => {
    const [rule] = rulesOf(readRulebook('## 章\n\n- **RE1** 五人で遊び、\n  七人でも遊ぶ（A-R1）。\n'));
    expect(rule?.text).toBe('五人で遊び、七人でも遊ぶ。');
  });
});

const FILES = GAME_IDS.flatMap((game) => ['SPEC.md', 'SPEC.fr.md', 'SPEC.ja.md'].map((file) => `${game}/${file}`));

test.each(FILES)('no rule of %s is lost, and nothing of its Markdown is left', (file) => {
  const spec = readFileSync(join(import.meta.dirname, file), 'utf8');
  const rules = rulesOf(readRulebook(spec));
  expect(rules.map(({ number }) => number)).toEqual(rulesIn(spec));
  const told = rules.flatMap(({ number, text, table }) =>
    [text, ...(table === undefined ? [] : [table.head, ...table.rows].flat())].map((words) => `${number}: ${words}`),
  );
  const printed = (words: string) =>
    spansOf(words)
      .map((span) => span.text)
      .join('');
  expect(told.filter((words) => /A-[A-Z]\d|[*`|\n"']| {2}|: $/.test(printed(words)))).toEqual([]);
});
