import type { Seat } from '@reseau/core';
import { type Fact, type Setup, setUp, type Table } from '@reseau/games/resistance';
import type { LateView } from '@reseau/protocol';
import { describe, expect, test } from 'vitest';
import type { BaseFact } from './facts.ts';
import { logLines } from './log.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { ja } from './words.ja.ts';

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

const NONE: Setup = { modules: [], extras: [] };

/** A table at which Eve leads and nothing has happened. */
function tableFor(setup: Setup): Table {
  const made = setUp(5, setup);
  if (!made.ok) throw new Error(made.problem);
  return { ...made.game.empty.table, leader: seat(4) };
}

const told = (facts: readonly Fact[], words: typeof en = en, setup = NONE, before = tableFor(setup)) =>
  logLines(before, facts, setup).map(({ tell }) => tell(words, NAMES));

const vote = (...ballots: readonly boolean[]): readonly Fact[] =>
  ballots.map((approve, index) => ({ type: 'voted', to: 'all', seat: seat(index), approve }));

describe('each fact, in words', () => {
  test.each<[keyof OneOfEach, readonly string[], readonly string[], readonly string[]]>([
    [
      'character',
      ['The characters have been dealt. Hold your card to see yours.'],
      ['Les personnages sont distribués. Gardez le doigt sur votre carte pour la voir.'],
      ['役割カードが配られました。長押しで確かめられます。'],
    ],
    ['recognised', [], [], []],
    ['round', [], [], []],
    ['laid', [], [], []],
    [
      'learned',
      ['What you learned is on your card. Hold it to read it.'],
      ['Ce que vous avez appris figure sur votre carte. Gardez le doigt dessus pour le lire.'],
      ['知ったことは役割カードに書かれています。長押しで読めます。'],
    ],
    [
      'exposed',
      ['Ben plays face up: Fail.'],
      ['Ben pose sa carte face visible\u202f: Échec.'],
      ['Benさんがカードを表向きで出しました：失敗。'],
    ],
    ['at', [], [], []],
    ['led', ['Ben leads.'], ['Ben mène.'], ['Benさんがリーダーです。']],
    [
      'proposed',
      ['Eve proposes a team for mission 2: Ada, Cho and Dov.'],
      ['Eve propose pour la mission 2\u202f: Ada, Cho et Dov.'],
      ['Eveさんがミッション2のチームを提案：Adaさん、Choさん、Dovさん。'],
    ],
    ['voted', [], [], []],
    ['played', ['You’ve played your card.'], ['Votre carte est sur la table.'], ['カードを出しました。']],
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
  expect(approved).toBe('For: Ada, Ben and Cho. Against: Dov and Eve. The team is approved.');
  const [rejected] = told([...vote(false, false, false, false, false), FACTS.rejected], fr);
  expect(rejected).toBe('Tout le monde rejette. L’équipe est rejetée (3 sur 5).');
});

test('the leader who proposes is the one who was named last', () => {
  expect(told([FACTS.led, FACTS.proposed]).at(-1)).toMatch(/^Ben proposes/);
});

test('no line tells a secret: another character, another card, other fellows make the same log', () => {
  const secrets: readonly Fact[] = [FACTS.character, FACTS.recognised, FACTS.learned, FACTS.played];
  const others: readonly Fact[] = [
    { ...FACTS.character, character: 'commander' },
    { ...FACTS.learned, about: seat(1), side: 'resistance' },
    { ...FACTS.played, card: 'success' },
  ];
  expect(told(secrets)).toEqual(told(others));
});

test('a team that a plot card turns down is not said to have been voted on again', () => {
  const facts: readonly Fact[] = [...vote(true, true, true), FACTS.approved, FACTS.rejected];
  expect(told(facts)).toEqual(['Everyone approves. The team is approved.', 'The team is rejected (3 of 5).']);
});

const tell = (type: string, data: object, to: 'all' | readonly Seat[] = 'all'): Fact =>
  ({ type, to, ...data }) as unknown as Fact;

describe('with an Opinion Maker', () => {
  const [ada, ...others] = vote(false, true, true, true, false) as [Fact, ...Fact[]];
  const words = 'For: Ben, Cho and Dov. Against: Ada and Eve. Ada voted before the others. The team is approved.';

  test('the votes cast before are told with the others, and as such', () => {
    expect(told([FACTS.proposed, ada, FACTS.at, ...others, FACTS.approved]).at(-1)).toBe(words);
    const before = {
      ...tableFor(NONE),
      proposals: [{ ...FACTS.proposed, leader: seat(4), votes: [false], approved: undefined }],
    };
    expect(told([...others, FACTS.approved], en, NONE, before)).toEqual([words]);
    expect(told([...others, FACTS.approved], fr, NONE, before)[0]).toContain('Ada a voté avant les autres.');
    expect(told([...others, FACTS.approved], ja, NONE, before)[0]).toContain('Adaさんは先に投票していました。');
  });

  test('the vote is told when it is cast', () => {
    expect(told([FACTS.proposed, ada, FACTS.at]).at(-1)).toBe('Before the others vote: Ada rejects.');
    expect(told([FACTS.proposed, ada, FACTS.at], fr).at(-1)).toBe('Avant le vote des autres\u202f: Ada rejette.');
    expect(told([FACTS.proposed, ada, FACTS.at], ja).at(-1)).toBe('先に投票：Adaさんは否認。');
  });
});

describe('the end', () => {
  test('a Rogue who wins alone is the one who wins', () => {
    const ended = tell('ended', { winner: 'resistance', ending: 'rogue', alone: 2 });
    expect(told([ended])).toEqual(['Cho wins alone.']);
    expect(told([ended], fr)).toEqual(['Cho gagne en solitaire.']);
    expect(told([ended], ja)).toEqual(['Choさんの単独勝利です。']);
  });

  const characters = ['spyDefector', 'resistanceDefector', 'resistance', 'spy', 'resistance'];

  test.each([
    [[true], 'The spies were Ben and Dov.'],
    [[false], 'The spies were Ada and Dov.'],
    [[true, true], 'The spies were Ada and Dov.'],
  ])('after the loyalty cards %o the spies are named by the side they ended on', (cards, words) => {
    const setup: Setup = { modules: ['defector'], extras: [] };
    const turned = cards.map((switches, index) => tell('defector.turned', { round: index + 3, switches }));
    const facts = [tell('round', { round: 5 }), ...turned, FACTS.ended, tell('unmasked', { characters })];
    expect(told(facts, en, setup).at(-1)).toBe(words);
  });

  test('switches in secret count as well', () => {
    const setup: Setup = { modules: ['defector'], extras: ['secretSwitch'] };
    const facts = [
      tell('round', { round: 4 }),
      tell('defector.unveiled', { rounds: [4] }),
      FACTS.ended,
      tell('unmasked', { characters }),
    ];
    expect(told(facts, en, setup).at(-1)).toBe('The spies were Ben and Dov.');
  });

  test.each([
    [0, 'Dov strikes at Ada. Ada was the Commander.'],
    [1, 'Dov strikes at Ben. Ben was not the Commander.'],
  ])('the Assassin strikes at seat %i: whom, and whether it was the Commander', (named, words) => {
    const cast = ['commander', 'resistance', 'resistance', 'assassin', 'spy'];
    const facts = [tell('assassin.named', { seat: 3, named }), FACTS.ended, tell('unmasked', { characters: cast })];
    expect(told(facts, en, { modules: ['assassin'], extras: [] })[0]).toBe(words);
  });
});

test('two who swap Characters after a right Blame are not dealt anew', () => {
  const swapped = [
    FACTS.proposed,
    tell('hunter.blamed', { round: 1, seat: 0, named: 1, right: true }),
    tell('character', { seat: 0, character: 'pretender' }, [seat(0)]),
  ];
  expect(told(swapped)).toEqual([
    'Eve proposes a team for mission 2: Ada, Cho and Dov.',
    'Ada was the Deep Agent and blames Ben, the Pretender: they swap characters.',
  ]);
  const before = {
    ...tableFor(NONE),
    proposals: [{ ...FACTS.proposed, leader: seat(4), votes: [], approved: undefined }],
  };
  expect(told(swapped.slice(2), en, NONE, before)).toEqual([]);
});

test('a count stands before the noun or verb in its number', () => {
  expect(en.reveal.votes(4, 1)).toBe('4 approve, 1 rejects');
  expect([1, 2].map((count) => en.vote.progress(count, 5))).toEqual(['1 of 5 has chosen', '2 of 5 have chosen']);
  expect([1, 2].map((count) => en.play.progress(count, 3))).toEqual(['1 of 3 cards played', '2 of 3 cards played']);
});

describe('what the clock has answered', () => {
  const start = tableFor(NONE);
  const q = start.at.question;
  const next = (question: number): Fact => ({ type: 'at', to: 'all', at: { question, stack: [] } });
  const lines = (facts: readonly Fact[], late: readonly LateView[], words = en, me?: Seat) =>
    logLines(start, facts, NONE, (question) => late.find((one) => one.question === question)).map((line) => ({
      says: line.tell(words, NAMES, me),
      late: line.late,
    }));

  test('a vote is told apart from the player’s own, in every language', () => {
    const facts = [...vote(true, true, true, false, false), FACTS.approved, next(q + 1)];
    const late = [{ question: q, seats: seats(1, 2) }];
    expect(lines(facts, late)[0]).toEqual({
      says: 'Time ran out for Ben and Cho: counted as Approve.',
      late: [1, 2],
    });
    expect(lines(facts, late, fr)[0]?.says).toBe('Temps écoulé pour Ben et Cho\u202f: compté comme Approuvé.');
    expect(lines(facts, late, ja)[0]?.says).toBe('Benさん、Choさんは時間切れ：承認として数えます。');
    expect(lines(facts, []).some(({ late: named }) => named !== undefined)).toBe(false);
  });

  test.each([
    ['alone', seats(1), 'You', 'vous', 'あなた'],
    ['with somebody else', seats(0, 1), 'You and Ada', 'vous et Ada', 'あなた、Adaさん'],
  ])('whoever was late, %s, is told so to their face', (_, late, you, vous, anata) => {
    const facts = [...vote(true, true, true, false, false), FACTS.approved, next(q + 1)];
    const to = (words: typeof en) => lines(facts, [{ question: q, seats: late }], words, seat(1))[0]?.says;
    expect(to(en)).toBe(`${you} ran out of time: counted as Approve.`);
    expect(to(fr)).toBe(`Temps écoulé pour ${vous}\u202f: compté comme Approuvé.`);
    expect(to(ja)).toBe(`${anata}は時間切れ：承認として数えます。`);
  });

  test('of several questions told at once, only the one it has answered', () => {
    const facts = [FACTS.proposed, next(q + 1), ...vote(true, true, true, true, true), FACTS.approved, next(q + 2)];
    const said = lines(facts, [{ question: q + 1, seats: seats(4) }]).map(({ says }) => says);
    expect(said.filter((words) => words.includes('Time ran out'))).toEqual([
      'Time ran out for Eve: counted as Approve.',
    ]);
    expect(said.findIndex((words) => words.includes('Time ran out'))).toBe(1);
  });

  test('mission cards name nobody but the reader', () => {
    const facts = [FACTS.laid, next(q + 1)];
    expect(lines(facts, [{ question: q }])[0]).toEqual({ says: en.late.cards, late: [] });
    expect(lines([FACTS.played, ...facts], [{ question: q, seats: seats(0) }])[0]).toEqual({
      says: 'Time ran out for Ada: the mission card counts as a Success.',
      late: [0],
    });
  });
});
