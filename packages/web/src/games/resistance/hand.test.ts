import type { Seat } from '@reseau/core';
import type { Card, Character, Setup } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { layingWords, obstacleTo } from './hand.ts';
import { at, tell, viewAfter, votes } from './testing/views.ts';
import { en } from './words.en.ts';

const MIX: Setup = { modules: ['reverser', 'hunter'], extras: ['spyReverser', 'resistanceReverser'] };

test.each<[Character, Card, string | undefined]>([
  ['resistance', 'fail', en.cards.fail.how],
  ['resistanceReverser', 'fail', en.cards.fail.how],
  ['spyReverser', 'fail', en.noFail.spyReverser],
  ['spyChief', 'fail', en.noFail.spyChief],
  ['spyHunter', 'fail', undefined],
  ['spyHunter', 'chiefFail', en.cards.chiefFail.how],
  ['spyChief', 'chiefFail', undefined],
  ['spyChief', 'reverse', en.cards.reverse.how],
])('why a %s cannot lay %s: %s', (character, card, why) => {
  const facts = [
    tell('character', { seat: 0, character }, [0 as Seat]),
    tell('proposed', { mission: 1, team: [0, 1] }),
    ...votes('+++++++'),
    tell('approved'),
    at('play'),
  ];
  expect(obstacleTo(viewAfter(MIX, facts, 0, 7), card, en)).toBe(why);
});

test('only whoever is in the spotlight is told to lay the card face up', () => {
  const facts = [
    ...[0, 1].map((seat) => tell('character', { seat, character: 'resistance' }, [seat as Seat])),
    tell('proposed', { mission: 1, team: [0, 1] }),
    ...votes('+++++'),
    tell('approved'),
    tell('plot.used', { card: 'spotlight', seat: 2 }),
    tell('plot.spotlit', { mission: 1, seat: 1 }),
    at('play'),
  ];
  const said = (seat: Seat) => layingWords(viewAfter({ modules: ['plot'], extras: [] }, facts, seat, 5), en);
  expect(said(1 as Seat)).toMatchObject({ seal: 'Play it face up', pick: en.play.pick });
  expect(JSON.stringify(said(1 as Seat))).not.toContain('face down');
  expect(said(0 as Seat)).toEqual(en.play);
});
