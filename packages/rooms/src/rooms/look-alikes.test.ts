import { expect, test } from 'vitest';
import { lookAlike } from './look-alikes.ts';
import { BOT_NAMES } from './names.ts';

test.each([
  ['Ann', 'ANN', 'capitals'],
  ['Ann', 'Ａｎｎ', 'wide letters'],
  ['Ann', 'A nn', 'spaces'],
  ['Ann', 'An\u200cn', 'what is not seen'],
  ['Ann', '𝐀𝓷𝔫', 'mathematical letters'],
  ['Ann', 'Аnn', 'a Cyrillic letter'],
  ['ANNA', 'АΝΝА', 'Cyrillic and Greek capitals'],
  ['Ann', 'ᴀɴɴ', 'small capitals'],
  ['BOB', '🅱🅾🅱', 'dark squares'],
  ['Bob', 'ΒΟΒ', 'Greek capitals for small letters'],
  ['Tom', 'Том', 'a name in Cyrillic'],
  ['Ian', 'lan', 'a small L for a capital i'],
  ['Ilse', '1lse', 'a digit for a capital i'],
  ['Bob', 'B0b', 'a nought'],
  ['Carmen', 'Carrnen', 'two letters for one'],
  ['O’Neil', "O'Neil", 'another apostrophe'],
  ['Jean-Luc', 'Jean–Luc', 'another dash'],
  ['ヘルメス', 'へルメス', 'hiragana for katakana'],
  ['カタロ', '力夕口', 'kanji for katakana'],
  ['メール', 'メ一ル', 'a number for a long sound'],
  ['ガ', 'ｶﾞ', 'narrow katakana'],
])('%s and %s look alike, by %s', (one, other) => {
  expect([lookAlike(one, other), lookAlike(other, one)]).toEqual([true, true]);
});

test.each([
  ['Ann', 'Anna'],
  ['Zoe', 'Zoé'],
  ['Ian', 'Lan'],
  ['Lia', 'Lila'],
  ['Mia', 'Mila'],
  ['Sam', '5am'],
  ['たろう', 'タロウ'],
  ['花子', '華子'],
  ['一郎', '二郎'],
  ['三郎', '一郎'],
  ['Иван', 'Иванна'],
  ['Νίκος', 'Νίκη'],
  ['👩‍🚀', '👨‍🚀'],
])('%s and %s do not', (one, other) => {
  expect([lookAlike(one, other), lookAlike(other, one)]).toEqual([false, false]);
});

test.each(Object.entries(BOT_NAMES))('no two names of bots do (%s)', (_language, names) => {
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => lookAlike(one, other))).toEqual([]);
});
