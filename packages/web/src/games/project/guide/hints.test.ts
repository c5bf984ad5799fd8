// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { View } from '../view.ts';
import { game } from '../words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { HINTS } from './hints.ts';
import { ja } from './ja.ts';

test('what cannot be kept is called as it is on its card', async () => {
  await game.open();
  const { keep } = HINTS;
  const view = { asked: true, mine: [{ drawn: {} }] } as unknown as View;
  expect('when' in keep && keep.when(view, undefined)).toEqual([game.words.fail]);
  for (const { hints } of [en, fr, ja]) expect(hints.keep(game.words.fail)).toContain(game.words.fail);
});
