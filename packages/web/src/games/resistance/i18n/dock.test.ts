import { expect, test } from 'vitest';
import { en } from '../words.en.ts';
import { fr } from '../words.fr.ts';
import { ja } from '../words.ja.ts';
import type { GameWords } from './game-words.ts';

/** What the button of a dock says while it cannot be pressed: what to do first, as docs/voice.md has it. */
const toDo = ({ dock, team, vote, play, modules: { plot } }: typeof en & GameWords): readonly string[] => [
  dock.pick,
  dock.pickSeat,
  team.sendNowhere,
  team.sendFew(2),
  vote.pick,
  play.pick,
  plot.dock.pickCard,
];

test.each([
  ['en', en, /^(Choose|Tap|Approve) /u],
  ['fr', fr, /^\p{Lu}\p{Ll}+(ez|es)[ -]/u],
  ['ja', ja, /ください$/u],
] as const)('what a button that waits says in %s is an order', (_language, words, order) => {
  expect(toDo(words).filter((said) => !order.test(said))).toEqual([]);
});

test('two Japanese answers fit beside each other on the narrowest phone', () => {
  const { chief, notAChief } = ja.modules.hunter.dock;
  expect([chief, notAChief, ja.vote.approve, ja.vote.reject].filter((label) => label.length > 5)).toEqual([]);
});

test('in French it says of what as many more are to be chosen', () => {
  expect([1, 2].map(fr.team.sendFew)).toEqual(['Choisissez encore 1 personne', 'Choisissez encore 2 personnes']);
});
