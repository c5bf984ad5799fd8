import { type OpenFact, setUp } from '@reseau/games/project';
import { expect, test } from 'vitest';
import { seatAt } from '../seat-at.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { ja } from './i18n/ja.ts';
import { logLines } from './log.ts';

type Wish = Omit<Extract<OpenFact, { readonly type: 'wishedPause' }>, 'type' | 'to'>;

const wish = (seat: number, on: boolean, more: Pick<Wish, 'ends' | 'declines'> = {}): OpenFact => ({
  type: 'wishedPause',
  to: 'all',
  seat: seatAt(seat),
  on,
  ...more,
});

function told(seats: number, words: typeof en, ...facts: readonly OpenFact[]): readonly string[] {
  const made = setUp(seats, {});
  if (!made.ok) throw new Error(made.problem);
  return logLines(made.game.empty.table, facts).map(({ tell }) => tell(words, ['Pam', 'Rei', 'Sam']));
}

const EVENING = [
  wish(0, true),
  wish(0, false),
  wish(0, true),
  wish(1, true),
  wish(2, true),
  wish(2, false, { ends: true }),
];

test('a pause is told with who asked, who agreed, when it began and who ended it', () => {
  expect(told(3, en, ...EVENING)).toEqual([
    'Pam asks for a pause.',
    'Pam no longer asks for a pause.',
    'Pam asks for a pause.',
    'Rei agrees to the pause.',
    'Sam agrees to the pause. The game is paused.',
    'Sam ends the pause. The game goes on.',
  ]);
  expect(told(3, fr, ...EVENING).slice(4)).toEqual([
    'Sam accepte la pause. La partie est en pause.',
    'Sam met fin à la pause. La partie reprend.',
  ]);
  expect(told(3, ja, ...EVENING).slice(4)).toEqual([
    'Samさんが一時停止に同意しました。ゲームは一時停止になりました。',
    'Samさんが一時停止を終え、ゲームが再開しました。',
  ]);
});

test('whoever declines a pause is named', () => {
  const no = [wish(0, true), wish(1, false, { declines: true })];
  expect(told(3, en, ...no)[1]).toBe('Rei would rather play on: no pause.');
  expect(told(3, fr, ...no)[1]).toBe('Rei préfère continuer\u202f: pas de pause.');
  expect(told(3, ja, ...no)[1]).toBe('Reiさんは続けたいそうです。一時停止はしません。');
});

test('alone, nobody else has to agree', () => {
  expect(told(1, en, wish(0, true))).toEqual(['Pam asks for a pause. The game is paused.']);
});
