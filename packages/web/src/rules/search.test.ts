import { readRulebook, rulesOf } from '@reseau/games';
import spec from '@reseau/games/resistance/SPEC.md?raw';
import { describe, expect, test } from 'vitest';
import { markHits } from './fold.ts';
import { search } from './search.ts';

const book = readRulebook(spec);
const numbers = (typed: string, of = book) => rulesOf(search(of, typed)).map(({ number }) => number);

describe('looking something up', () => {
  test.each(['RO6', 'ro6', ' ro 6 ', 'ＲＯ６'])('the number can be typed: “%s”', (typed) => {
    expect(numbers(typed)).toEqual(['RO6']);
  });

  test('a number finds the rules that cite it too, but none that only begins like it', () => {
    expect(numbers('RE16')).toEqual(['RE16', 'TG6', 'TR5', 'RV4']);
    expect(numbers('RO1')).toEqual(['RO1']);
  });

  test('all words must be there, in any order, also in a table or in the headings', () => {
    expect(numbers('tie rejection')).toEqual(['RE9']);
    expect(numbers('rejection tie')).toEqual(['RE9']);
    expect(numbers('Overheard Conversation kept')).toEqual(['PL1']);
    expect(numbers('early accusation pass')).toContain('HU25');
    expect(numbers('rejection zebra')).toEqual([]);
  });

  test('counts what it finds, and finds everything for nothing', () => {
    expect(search(book, 'tie rejection').count).toBe(1);
    expect(search(book, '  ').count).toBe(rulesOf(book).length);
  });

  const french = readRulebook('## Le jeu\n\n- **RE1** Le vote est rejeté à l’égalité des voix, sœurs comprises.\n');
  test.each(['rejete', 'REJETÉ', "l'egalite", 'l’égalité', 'soeurs', 'sœurs'])('accents and case: %s', (typed) => {
    expect(numbers(typed, french)).toEqual(['RE1']);
  });

  const japanese = readRulebook('## ゲーム\n\n- **RE1** リーダーがチームを提案します。10人まで。\n');
  test.each(['ﾘｰﾀﾞｰ', 'リーダー', 'チームを提案', '１０人', 'ゲーム 提案'])('width: %s', (typed) => {
    expect(numbers(typed, japanese)).toEqual(['RE1']);
  });
  test('a voiced sign is another letter', () => {
    expect(numbers('リータ', japanese)).toEqual([]);
  });
});

describe('what was found is marked', () => {
  const hits = (text: string, ...words: readonly string[]) =>
    markHits(text, words)
      .map((stretch) => (stretch.isHit ? `[${stretch.text}]` : stretch.text))
      .join('');

  test.each([
    ['Rejeté à l’égalité', ['egalite'], 'Rejeté à l’[égalité]'],
    ['Les sœurs', ['oe'], 'Les s[œ]urs'],
    ['Les sœurs', ['so'], 'Les [sœ]urs'],
    ['A team, a TEAM', ['team'], 'A [team], a [TEAM]'],
    ['ゲームのリーダー', ['リーダー'], 'ゲームの[リーダー]'],
    ['aaa', ['aa'], '[aaa]'],
    ['nothing', ['x'], 'nothing'],
    ['', ['x'], ''],
  ])('%s', (text, words, marked) => {
    expect(hits(text, ...words)).toBe(marked);
    expect(
      markHits(text, words)
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text);
  });
});
