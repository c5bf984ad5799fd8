import type { Seat } from '@reseau/core';
import type { resistance } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { ja } from './i18n/ja.ts';
import { chronicle } from './log.ts';
import type { BaseFact } from './module-facts.ts';

const seat = (number: number) => number as Seat;
const seats = (...numbers: readonly number[]) => numbers as readonly Seat[];
const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'];

type OneOfEach = { readonly [T in BaseFact['type']]: Extract<BaseFact, { readonly type: T }> };

/** A fact of every type: one that is forgotten does not compile. */
const FACTS: OneOfEach = {
  character: { type: 'character', to: [seat(0)], seat: seat(0), character: 'spy' },
  recognised: { type: 'recognised', to: [seat(0)], seat: seat(0), line: 'spies', about: seats(3) },
  learned: { type: 'learned', to: [seat(0)], seat: seat(0), about: seat(3), side: 'spy', round: 2 },
  saw: { type: 'saw', to: [seat(0)], seat: seat(0), mission: 2, of: seat(3), card: 'fail' },
  round: { type: 'round', to: 'all', round: 2 },
  laid: { type: 'laid', to: 'all', mission: 2 },
  exposed: { type: 'exposed', to: 'all', mission: 2, seat: seat(1), card: 'fail' },
  at: { type: 'at', to: 'all', at: { question: 1, stack: [] } },
  led: { type: 'led', to: 'all', leader: seat(1) },
  proposed: { type: 'proposed', to: 'all', mission: 2, team: seats(0, 2, 3) },
  voted: { type: 'voted', to: 'all', seat: seat(0), approve: true },
  approved: { type: 'approved', to: 'all' },
  rejected: { type: 'rejected', to: 'all', rejections: 3 },
  played: { type: 'played', to: [seat(0)], mission: 2, seat: seat(0), card: 'fail' },
  revealed: { type: 'revealed', to: 'all', mission: 2, cards: ['success', 'success', 'fail'] },
  result: { type: 'result', to: 'all', mission: 2, success: false },
  ended: { type: 'ended', to: 'all', winner: 'spy', ending: 'missions' },
  unmasked: {
    type: 'unmasked',
    to: 'all',
    characters: ['spy', 'resistance', 'resistance', 'spy', 'resistance'],
  },
};

const told = (facts: readonly resistance.Fact[], words: typeof en = en) =>
  chronicle(seat(4), facts).map(({ tell }) => tell(words, NAMES));

const vote = (...ballots: readonly boolean[]): readonly resistance.Fact[] =>
  ballots.map((approve, index) => ({ type: 'voted', to: 'all', seat: seat(index), approve }));

describe('each fact, in words', () => {
  test.each<[keyof OneOfEach, readonly string[], readonly string[], readonly string[]]>([
    [
      'character',
      ['The characters are dealt. Hold your card to look at it.'],
      ['Les personnages sont distribués. Maintenez votre carte pour la regarder.'],
      ['役割カードが配られました。長押しで確かめられます。'],
    ],
    ['recognised', [], [], []],
    ['round', [], [], []],
    ['laid', [], [], []],
    [
      'learned',
      ['What you learned stands on your card. Hold it to read it.'],
      ['Ce que vous avez appris figure sur votre carte. Maintenez-la pour le lire.'],
      ['知ったことは役割カードに書かれています。長押しで読めます。'],
    ],
    [
      'exposed',
      ['Ben lays the card face up: Fail.'],
      ['Ben pose sa carte face visible\u202f: Échec.'],
      ['Benさんがカードを表向きで出しました：失敗。'],
    ],
    ['at', [], [], []],
    ['led', ['Ben leads.'], ['Ben mène.'], ['Benさんがリーダーです。']],
    [
      'proposed',
      ['Eve proposes for mission 2: Ada, Cho, and Dov.'],
      ['Eve propose pour la mission 2\u202f: Ada, Cho et Dov.'],
      ['Eveさんがミッション2のチームを提案：Adaさん、Choさん、Dovさん。'],
    ],
    ['voted', [], [], []],
    ['played', ['Your card lies on the table.'], ['Votre carte est sur la table.'], ['あなたのカードが場に出ました。']],
    ['revealed', ['Mission 2: 1 Fail card.'], ['Mission 2\u202f: 1 carte Échec.'], ['ミッション2：失敗カード1枚。']],
    ['result', ['Mission 2 fails.'], ['La mission 2 échoue.'], ['ミッション2は失敗です。']],
    ['ended', ['The spies win.'], ['Les Espions gagnent.'], ['スパイの勝利です。']],
    [
      'unmasked',
      ['The spies were Ada and Dov.'],
      ['Les Espions étaient Ada et Dov.'],
      ['スパイはAdaさん、Dovさんでした。'],
    ],
  ])('%s', (type, english, french, japanese) => {
    expect(told([FACTS[type]])).toEqual(english);
    expect(told([FACTS[type]], fr)).toEqual(french);
    expect(told([FACTS[type]], ja)).toEqual(japanese);
  });
});

test('votes are told together, with the verdict', () => {
  const [approved] = told([...vote(true, true, true, false, false), FACTS.approved]);
  expect(approved).toBe('In favour: Ada, Ben, and Cho. Against: Dov and Eve. The team is approved.');
  const [rejected] = told([...vote(false, false, false, false, false), FACTS.rejected], fr);
  expect(rejected).toBe('Tout le monde rejette. L’équipe est rejetée (3 sur 5).');
});

test('the leader who proposes is the one who was named last', () => {
  expect(told([FACTS.led, FACTS.proposed]).at(-1)).toMatch(/^Ben proposes/);
});

test('no line tells a secret: another character, another card, other fellows make the same log', () => {
  const secrets: readonly resistance.Fact[] = [FACTS.character, FACTS.recognised, FACTS.learned, FACTS.played];
  const others: readonly resistance.Fact[] = [
    { ...FACTS.character, character: 'commander' },
    { ...FACTS.learned, about: seat(1), side: 'resistance' },
    { ...FACTS.played, card: 'success' },
  ];
  expect(told(secrets)).toEqual(told(others));
});

test('a team that a plot card turns down is not said to have been voted on again', () => {
  const facts: readonly resistance.Fact[] = [...vote(true, true, true), FACTS.approved, FACTS.rejected];
  expect(told(facts)).toEqual(['Everybody approves. The team is approved.', 'The team is rejected (3 of 5).']);
});
