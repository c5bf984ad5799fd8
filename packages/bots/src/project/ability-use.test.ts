import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS, HOUSE_BOX, talentIn } from '@reseau/games/project';
import { expect, test } from 'vitest';
import { abilityUseOf } from './ability-use.ts';

const USUAL = { crossesMountains: false, killsAll: false, spare: {}, plans: true };

test.each([
  ['stark', { ...USUAL, killsAll: true }],
  ['tasker', { ...USUAL, crossesMountains: true }],
  ['llewellyn', { ...USUAL, spare: { investigate: 1 } }],
  ['ambler', { ...USUAL, plans: false }],
  ['courtenay', USUAL],
] as const)('a bot makes of %s what the ability allows', (character, use) => {
  expect(abilityUseOf({ talent: talentIn(HOUSE_BOX, character) })).toEqual(use);
});

test('no bot names a leader', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(15);
  const named = new RegExp(`'(${CHARACTERS.join('|')})'`);
  expect(files.filter((file) => named.test(readFileSync(join(import.meta.dirname, file), 'utf8')))).toEqual([]);
});
