import { GAME_IDS, type Rulebook, readRulebook } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { bookOf, fingerprintsOf, recordOf, staleIn, TRANSLATIONS } from './book.ts';
import { faultsIn } from './faults.ts';

const EACH = GAME_IDS.flatMap((game) => TRANSLATIONS.map((language) => [game, language] as const));

describe.each(EACH)('the rules of %s in %s', (game, language) => {
  test('say what the English says: the same rules, headings, tables, figures, and nothing in English', () => {
    expect(faultsIn(language, bookOf(game, 'en'), bookOf(game, language))).toEqual([]);
  });

  test('none is out of date: “npm run translated” says how to renew one', () => {
    expect(staleIn(fingerprintsOf(bookOf(game, 'en')), recordOf(game)[language])).toEqual([]);
  });
});

const ENGLISH = `## The game

Said first.

- **RE1** There are 50 of them, see RE2:

  | players | 5 |
  | --- | --- |
  | mission | 2 |

- **RE2** The end.
`;
const FRENCH = ENGLISH.replace('The game', 'Le jeu')
  .replace('Said first.', 'Dit d’abord.')
  .replace('There are 50 of them, see', 'Il y en a 50, voir')
  .replace('RE2:', 'RE2\u202f:')
  .replace('players', 'joueurs')
  .replace('The end.', 'La fin.');

const english = readRulebook(ENGLISH);
const book = (change: (french: string) => string): Rulebook => readRulebook(change(FRENCH));

describe('a mistake in a translation is found', () => {
  test('none, where there is none', () => {
    expect(faultsIn('fr', english, readRulebook(FRENCH))).toEqual([]);
  });

  test.each<[string, (french: string) => string, RegExp]>([
    ['a rule is missing', (text) => text.replace(/- \*\*RE2.*\n/, ''), /missing: RE2/],
    ['a rule has another number', (text) => text.replace('**RE2**', '**RE3**'), /missing: RE2; strange: RE3/],
    [
      'two rules have changed places',
      (text) => text.replace('**RE2**', '**RE0**').replace('**RE1**', '**RE2**').replace('**RE0**', '**RE1**'),
      /same order/,
    ],
    ['what is said before the rules is missing', (text) => text.replace('Dit d’abord.', ''), /headings/],
    ['a heading is missing', (text) => text.replace('- **RE2**', '### Fin\n\n- **RE2**'), /headings/],
    ['another figure', (text) => text.replace('50', '60'), /RE1: lacks the figures 50/],
    ['another figure in a table', (text) => text.replace('| 2 |', '| 3 |'), /RE1: 3 in its table, not 2/],
    ['a column too many', (text) => text.replace('| 2 |', '| 2 | 3 |'), /another shape/],
    ['it cites another rule', (text) => text.replace('voir RE2', 'voir RE1'), /cites other rules/],
    ['it is not translated', (text) => text.replace('La fin.', 'The end.'), /RE2: not translated/],
    ['a word is left in English', (text) => text.replace('La fin.', 'La fin of it.'), /RE2: English/],
    ['a heading is left in English', (text) => text.replace('Le jeu', 'The game'), /English/],
    ['no narrow space', (text) => text.replace('La fin.', 'La fin : voilà.'), /narrow/],
  ])('%s', (_what, change, fault) => {
    expect(change(FRENCH)).not.toBe(FRENCH);
    expect(faultsIn('fr', english, book(change)).join('\n')).toMatch(fault);
  });

  test('a word is left in English in Japanese', () => {
    const ja = readRulebook(ENGLISH.replace('The end.', '終わりです、the end。'));
    expect(faultsIn('ja', english, ja).join('\n')).toMatch(/RE2: English/);
  });
});

describe('a rule that has changed makes its translations stale', () => {
  const then = fingerprintsOf(english);
  const now = (change: (text: string) => string) => fingerprintsOf(readRulebook(change(ENGLISH)));

  test.each<[string, (text: string) => string, readonly string[]]>([
    ['its words', (text) => text.replace('The end.', 'The very end.'), ['RE2']],
    ['its table', (text) => text.replace('| 2 |', '| 3 |'), ['RE1']],
    ['what is said above it', (text) => text.replace('Said first.', 'Said before.'), ['heading RE1']],
    ['a new rule', (text) => `${text}- **RE3** More.\n`, ['RE3']],
    ['a rule that is gone', (text) => text.replace(/- \*\*RE2.*\n/, ''), ['RE2']],
    ['only how its lines are broken', (text) => text.replace('There are 50', 'There are\n  50'), []],
    ['only the ruling behind it', (text) => text.replace('The end.', 'The end (A-R9).'), []],
  ])('%s', (_what, change, stale) => {
    expect(staleIn(now(change), then)).toEqual(stale);
  });
});
