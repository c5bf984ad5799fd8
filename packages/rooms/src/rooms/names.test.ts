import { expect, test } from 'vitest';
import { BOT_NAMES } from './names.ts';

/** Sounds that one of the three languages does not tell apart, or that are lost across a table. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ch|z|ss/g, 's'],
  [/h/g, ''],
  [/l/g, 'r'],
  [/[vp]/g, 'b'],
  [/x/g, 'ks'],
  [/[cqg]/g, 'k'],
  [/w/g, 'u'],
  [/y/g, 'i'],
  [/d/g, 't'],
  [/n/g, 'm'],
];

const heard = (name: string): string =>
  ALIKE.reduce((sound, [these, as]) => sound.replaceAll(these, as), name.toLowerCase());

/** How many sounds must change for one to become the other. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, sound] of Array.from(one).entries()) {
    const above = row;
    row = [at + 1];
    for (const [index, wanted] of Array.from(other).entries()) {
      const [left = 0, diagonal = 0, up = 0] = [row[index], above[index], above[index + 1]];
      row.push(Math.min(left + 1, up + 1, diagonal + (sound === wanted ? 0 : 1)));
    }
  }
  return row.at(-1) ?? 0;
}

const pairsOf = (names: readonly string[]) =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));

test('the names of bots begin and sound differently', () => {
  const pairs = pairsOf(BOT_NAMES.en);
  expect(pairs.filter(([one, other]) => one[0] === other[0] || apart(heard(one), heard(other)) < 3)).toEqual([]);
});

test('so do those in Japanese, of which every letter is a syllable', () => {
  const pairs = pairsOf(BOT_NAMES.ja);
  expect(pairs.filter(([one, other]) => one[0] === other[0] || apart(one, other) < 2)).toEqual([]);
  expect(BOT_NAMES.ja.filter((name) => !/^[ァ-ヴー]{2,4}$/.test(name))).toEqual([]);
});

test('there is a name for every bot of the fullest table', () => {
  for (const names of Object.values(BOT_NAMES)) expect(names.length).toBeGreaterThanOrEqual(10);
});
