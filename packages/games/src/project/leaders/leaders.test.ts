import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { talentIn } from '../box.ts';
import { HOUSE_BOX } from '../data/house.ts';
import { type Ability, COMMON } from './ability.ts';
import { CHARACTERS, SHEETS } from './catalogue.ts';

const RULES = join(import.meta.dirname, '..');

describe('leaders', () => {
  test.each(CHARACTERS)('%s: the sheet says what is different, and nothing else', (character) => {
    const ability: Partial<Ability> = SHEETS[character].ability;
    const stated = Object.keys(ability) as (keyof Ability)[];
    expect(stated.length).toBeGreaterThan(0);
    for (const name of stated) expect(ability[name]).not.toEqual(COMMON[name]);
    expect(talentIn(HOUSE_BOX, character).ability).toEqual({ ...COMMON, ...ability });
  });

  test('every ability is somebody’s', () => {
    const stated = CHARACTERS.flatMap((character) => Object.keys(SHEETS[character].ability));
    expect(new Set(stated)).toEqual(new Set(Object.keys(COMMON)));
  });

  test('no rule names a leader', () => {
    const files = globSync('**/*.ts', { cwd: RULES }).filter(
      (file) => !file.startsWith('leaders') && !file.includes('.test.') && !file.startsWith('testing'),
    );
    expect(files.length).toBeGreaterThan(30);
    const named = new RegExp(`'(${CHARACTERS.join('|')})'`);
    expect(files.filter((file) => named.test(readFileSync(join(RULES, file), 'utf8')))).toEqual([]);
  });
});
