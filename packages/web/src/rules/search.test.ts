import { type GameId, type Rulebook, readRulebook, rulesOf } from '@reseau/games';
import insurrectionFr from '@reseau/games/insurrection/SPEC.fr.md?raw';
import insurrectionJa from '@reseau/games/insurrection/SPEC.ja.md?raw';
import insurrectionEn from '@reseau/games/insurrection/SPEC.md?raw';
import projectFr from '@reseau/games/project/SPEC.fr.md?raw';
import projectJa from '@reseau/games/project/SPEC.ja.md?raw';
import projectEn from '@reseau/games/project/SPEC.md?raw';
import resistanceFr from '@reseau/games/resistance/SPEC.fr.md?raw';
import resistanceJa from '@reseau/games/resistance/SPEC.ja.md?raw';
import resistanceEn from '@reseau/games/resistance/SPEC.md?raw';
import { LANGUAGES, type Language } from '@reseau/protocol';
import { describe, expect, test } from 'vitest';
import voice from '../../../../docs/voice.md?raw';
import { search } from './search.ts';
import { SEARCHES } from './searches.ts';
import { markHits, termsOf } from './terms.ts';
import { en } from './tongues/en.ts';
import { fr } from './tongues/fr.ts';
import { ja } from './tongues/ja.ts';

const TONGUES = { en, fr, ja };
const SPECS: Readonly<Record<GameId, Readonly<Record<Language, string>>>> = {
  resistance: { en: resistanceEn, fr: resistanceFr, ja: resistanceJa },
  insurrection: { en: insurrectionEn, fr: insurrectionFr, ja: insurrectionJa },
  project: { en: projectEn, fr: projectFr, ja: projectJa },
};

const book = readRulebook(resistanceEn);
const numbers = (typed: string, of: Rulebook = book, tongue = en) =>
  rulesOf(search(of, typed, tongue)).map(({ number }) => number);

/** How many of those that were found somebody reads before looking elsewhere. */
const READ = 8;

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
    expect(numbers('zebra')).toEqual([]);
  });

  test('if no rule has them all, those that have most, and it says so', () => {
    const { isWhole } = search(book, 'surveillance zebra', en);
    expect(isWhole).toBe(false);
    expect(numbers('surveillance zebra')).toEqual(numbers('surveillance'));
    expect(search(book, 'surveillance', en).isWhole).toBe(true);
  });

  test('counts what it finds, and finds everything for nothing', () => {
    expect(search(book, 'tie rejection', en).count).toBe(1);
    expect(search(book, '  ', en).count).toBe(rulesOf(book).length);
  });

  const french = readRulebook('## Le jeu\n\n- **RE1** Le vote est rejeté à l’égalité des voix, sœurs comprises.\n');
  test.each(['rejete', 'REJETÉ', "l'egalite", 'l’égalité', 'soeurs', 'sœur', 'rejets'])(
    'forms and accents: %s',
    (typed) => {
      expect(numbers(typed, french, fr)).toEqual(['RE1']);
    },
  );
  test('an accent tells a word from one that says nothing', () => {
    const dice = readRulebook('## Le jeu\n\n- **RE1** Deux dés.\n- **RE2** Des soldats.\n');
    expect(numbers('dés', dice, fr)).toEqual(['RE1']);
  });

  const japanese = readRulebook(
    '## ゲーム\n\n- **RE1** リーダーがチームを提案します。10人まで。\n- **RE2** おわり。\n',
  );
  test.each(['ﾘｰﾀﾞｰ', 'リーダー', 'りーだー', 'チームを提案する', '１０人', 'ゲーム 提案', '提案するリーダー'])(
    'width, kana and no spaces: %s',
    (typed) => {
      expect(numbers(typed, japanese, ja)).toEqual(['RE1']);
    },
  );
  test('a voiced sign is another letter', () => {
    expect(numbers('リータ', japanese, ja)).toEqual([]);
  });
});

describe.each(SEARCHES)('what somebody types in the middle of a game, in %s: %s', (language, game, searches) => {
  const spec = readRulebook(SPECS[game][language]);
  test.each(searches)('“%s” is answered by %s', (typed, answers) => {
    expect(numbers(typed, spec, TONGUES[language]).slice(0, READ)).toEqual(expect.arrayContaining(answers.split(' ')));
  });
});

/** What things are called on screen, in a column of the table of a game. */
function calledIn(title: string, language: Language): readonly string[] {
  const [, section = ''] = voice.split(`\n## ${title}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|')[LANGUAGES.indexOf(language) + 1] ?? '')
    .flatMap((cell) => cell.replaceAll(/[(（][^)）]*[)）]|\*/g, '').split(/[;,、；：]/))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

describe.each([
  ['The Resistance', 'resistance'],
  ['Insurrection', 'insurrection'],
  ['Project: Resistance', 'project'],
] as const)('%s', (title, game) => {
  test.each(LANGUAGES)('everything that has a name on screen is found by it: %s', (language) => {
    const spec = readRulebook(SPECS[game][language]);
    const names = calledIn(title, language);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => search(spec, name, TONGUES[language]).count === 0)).toEqual([]);
  });
});

describe('what was found is marked', () => {
  test.each([
    ['Rejeté à l’égalité', 'egalite', 'Rejeté à l’[égalité]'],
    ['Les sœurs', 'soeur', 'Les [sœurs]'],
    ['Deux dés, des soldats', 'dés', 'Deux [dés], des soldats'],
    ['nothing', 'x', 'nothing'],
    ['', 'x', ''],
  ])('%s', (text, typed, marked) => {
    const stretches = markHits(text, termsOf(typed, fr));
    expect(stretches.map((stretch) => (stretch.isHit ? `[${stretch.text}]` : stretch.text)).join('')).toBe(marked);
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
  });

  test.each([
    ['A team, a TEAM', 'teams', en, 'A [team], a [TEAM]'],
    ['The fifth of 5', 'five', en, 'The [fifth] of [5]'],
    ['ゲームのリーダー', 'りーだー', ja, 'ゲームの[リーダー]'],
  ])('%s', (text, typed, tongue, marked) => {
    const stretches = markHits(text, termsOf(typed, tongue));
    expect(stretches.map((stretch) => (stretch.isHit ? `[${stretch.text}]` : stretch.text)).join('')).toBe(marked);
  });
});
