import { cell, raid } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Accepted,
  type Actor,
  type Entry,
  type Kind,
  knownTo,
  type Match,
  optionsFor,
  Rng,
  rebuild,
  type Seat,
  sample,
  start,
  startWith,
  submit,
  understand,
} from './index.ts';

const seat = (number: number): Seat => number as Seat;

/** A match and its record. */
interface Line<K extends Kind> {
  readonly match: Match<K>;
  readonly entries: readonly Entry<K>[];
}

const begin = <K extends Kind>({ match, entry }: Accepted<K>): Line<K> => ({ match, entries: [entry] });

function moves<K extends Kind>(line: Line<K>, actor: Actor, move: unknown): Line<K> {
  const answer = submit(line.match, { actor, question: line.match.turn.question, move });
  if (!answer.ok) throw new Error(`${actor} ${JSON.stringify(move)}: ${answer.code} ${answer.reason}`);
  return { match: answer.match, entries: [...line.entries, answer.entry] };
}

const refusal = <K extends Kind>(match: Match<K>, actor: Actor, move: unknown, question = match.turn.question) => {
  const answer = submit(match, { actor, question, move });
  return answer.ok ? 'accepted' : [answer.code, answer.reason].filter(Boolean).join(' ');
};

const reopened = <K extends Kind>({ match, entries }: Line<K>): Match<K> =>
  rebuild(match.game, 'match', JSON.parse(JSON.stringify(entries)));

/** Two matches that will play on alike. */
const alike = <K extends Kind>(a: Match<K>, b: Match<K>): void => {
  const { game: _a, ...first } = a;
  const { game: _b, ...second } = b;
  expect(JSON.stringify(first)).toBe(JSON.stringify(second));
};

const yes = { type: 'vote', yes: true };
const no = { type: 'vote', yes: false };

/** A cell at its first vote. */
function voting() {
  const line = begin(start(cell, 'match'));
  return moves(line, line.match.table.leader, { type: 'send', pair: [0, 1] });
}

describe('a sealed question', () => {
  test('is decided when the last choice comes, and not before', () => {
    let line = voting();
    for (const voter of [0, 1, 2, 3]) line = moves(line, seat(voter), yes);
    expect(line.entries.slice(2).map(({ facts }) => facts)).toEqual([[], [], [], []]);
    line = moves(line, seat(4), no);
    const voted = line.entries.at(-1)?.facts.find(({ type }) => type === 'voted');
    expect(voted).toMatchObject({ votes: [true, true, true, true, false], goes: true });
    expect(line.match.sealed).toEqual([]);
  });

  test('a choice may be changed until all are in: the last one counts', () => {
    let line = moves(moves(voting(), seat(0), yes), seat(0), no);
    for (const voter of [1, 2, 3, 4]) line = moves(line, seat(voter), yes);
    const voted = line.entries.at(-1)?.facts.find(({ type }) => type === 'voted');
    expect(voted).toMatchObject({ votes: [false, true, true, true, true] });
  });

  test('the clock decides with what is sealed', () => {
    const line = moves(moves(moves(voting(), seat(2), no), seat(3), no), 'clock', { type: 'timeUp' });
    const voted = line.entries.at(-1)?.facts.find(({ type }) => type === 'voted');
    expect(voted).toMatchObject({ votes: [true, true, false, false, true] });
  });

  test('a choice after the decision is stale', () => {
    const before = voting();
    const after = moves(before, 'clock', { type: 'timeUp' });
    expect(refusal(after.match, seat(0), yes, before.match.turn.question)).toBe('stale');
  });

  test('the record keeps what is sealed', () => {
    const line = moves(moves(voting(), seat(2), no), seat(3), yes);
    alike(reopened(line), line.match);
    expect(reopened(line).sealed).toEqual([undefined, undefined, no, yes]);
  });
});

describe('refusals', () => {
  const { match } = voting();

  test.each<[name: string, actor: Actor, move: unknown, question: number, answer: string]>([
    ['another question', seat(0), yes, match.turn.question + 1, 'stale'],
    ['an old question', seat(0), yes, match.turn.question - 1, 'stale'],
    ['no number', seat(0), yes, Number.NaN, 'stale'],
    ['somebody who does not sit here', seat(7), yes, match.turn.question, 'notAsked'],
    ['the move of another step', seat(0), { type: 'send', pair: [0, 1] }, match.turn.question, 'illegal illegal'],
    ["the clock's move", seat(0), { type: 'timeUp' }, match.turn.question, 'illegal illegal'],
    ["a seat's move by the clock", 'clock', yes, match.turn.question, 'illegal illegal'],
  ])('%s', (_name, actor, move, question, answer) => {
    expect(refusal(match, actor, move, question)).toBe(answer);
  });

  test('whoever is not asked', () => {
    const { match: first } = start(cell, 'match');
    const other = cell.seats.find((who) => who !== first.table.leader)!;
    expect(refusal(first, other, { type: 'send', pair: [0, 1] })).toBe('notAsked');
    expect(refusal(first, 'clock', { type: 'timeUp' })).toBe('notAsked');
  });

  test('change nothing', () => {
    const before = JSON.stringify(match);
    refusal(match, seat(0), { type: 'vote' });
    expect(JSON.stringify(match)).toBe(before);
  });

  test('when the game is over, all', () => {
    let line = begin(start(cell, 'match'));
    const rng = Rng.seeded('to the end');
    while (line.match.outcome === undefined) {
      const actor = [...line.match.turn.must, ...line.match.turn.may].find(
        (who) => line.match.sealed[who as Seat] === undefined,
      )!;
      line = moves(line, actor, sample(optionsFor(line.match, actor), rng));
    }
    expect(refusal(line.match, seat(0), yes)).toBe('over');
    alike(reopened(line), line.match);
  });
});

describe('an open question', () => {
  const search = (city: string) => ({ type: 'search', city });
  const nap = { type: 'nap' };

  test('crossing moves: the first is decided, the second refused by name, and its next one counts', () => {
    let line = begin(start(raid, 'match'));
    const { question } = line.match.turn;
    line = moves(line, seat(0), search('port'));
    line = moves(line, seat(1), search('port'));
    expect(refusal(line.match, seat(2), search('port'))).toBe('illegal cityExhausted');
    expect(line.match.turn.question).toBe(question);
    line = moves(line, seat(2), search('mine'));
    expect(line.match.table).toMatchObject({ searches: { port: 2, mine: 1 }, left: [1, 1, 1] });
  });

  test('the others go on while a seat has to choose first', () => {
    const line = moves(begin(start(raid, 'match')), seat(0), search('port'));
    expect(refusal(line.match, seat(0), search('mine'))).toBe('illegal chooseFirst');
    expect(refusal(line.match, seat(1), search('mine'))).toBe('accepted');
  });

  test('a move that tells nobody anything leaves nothing sealed, in the record either', () => {
    const line = moves(begin(start(raid, 'match')), seat(0), nap);
    expect(line.entries.at(-1)?.facts).toEqual([]);
    expect(line.match.sealed).toEqual([]);
    alike(reopened(line), line.match);
  });

  test('ticks of the clock are moves, and the last one ends the turn', () => {
    let line = begin(start(raid, 'match'));
    for (let tick = 0; tick < 8; tick += 1) line = moves(line, 'clock', { type: 'tick' });
    expect(line.match.table).toMatchObject({ ticks: 8, speed: 3 });
    line = moves(line, 'clock', { type: 'tick' });
    expect(line.match.turn.must).toEqual([0, 1, 2]);
    alike(reopened(line), line.match);
  });
});

describe('an open move in the middle of a sealed question', () => {
  /** A cell whose clock only ticks while nobody has voted yes twice over: it leaves the question as it is. */
  const ticking: typeof cell = {
    ...cell,
    decide: (known, choices, rng) =>
      choices.get('clock') === undefined
        ? cell.decide(known, choices, rng)
        : [{ type: 'looked', to: 'all', at: seat(0) }],
  };

  test('keeps what is sealed, in the record too', () => {
    let line = begin(start(ticking, 'match'));
    line = moves(line, line.match.table.leader, { type: 'send', pair: [0, 1] });
    line = moves(moves(line, seat(1), no), 'clock', { type: 'timeUp' });
    expect(line.match.sealed).toEqual([undefined, no]);
    alike(reopened(line), line.match);
    for (const voter of [0, 2, 3, 4]) line = moves(line, seat(voter), yes);
    expect(line.entries.at(-1)?.facts[0]).toMatchObject({ votes: [true, false, true, true, true] });
  });
});

describe('a deal laid out by hand', () => {
  const dealt = cell.arrange({ leader: 2, weather: 5, moles: [1, 3] });
  if (typeof dealt === 'string') throw new Error(dealt);

  test('is told like any other, and chance begins with the seed', () => {
    const { match, entry } = startWith(cell, dealt, 'match');
    expect(entry).toEqual({ facts: dealt, drawn: 0 });
    expect(match.table).toMatchObject({ leader: 2, weather: 5, round: 1 });
    expect(match.secrets[1]?.roles).toEqual([undefined, 'mole', undefined, 'mole']);
    expect(match.rng.drawn).toBe(0);
  });

  test('can be rebuilt and played on', () => {
    let line = begin(startWith(cell, dealt, 'match'));
    line = moves(line, seat(2), { type: 'send', pair: [0, 1] });
    alike(reopened(line), line.match);
  });

  test('is what the shuffle would have told', () => {
    const { match, entry } = start(cell, 'match');
    expect(cell.arrange(cell.layout(match.game.empty))).toBe('wrongMoles');
    expect(cell.arrange(cell.layout({ table: match.table, secret: match.server }))).toEqual(entry.facts);
  });
});

describe('knowledge', () => {
  test('nobody knows more than it was told', () => {
    const { match } = start(cell, 'match');
    expect(knownTo(match, 'table').secret).toEqual(cell.empty.secret);
    for (const who of cell.seats) {
      const { roles } = knownTo(match, who).secret;
      const known = roles.filter((role) => role !== undefined).length;
      expect(known).toBe(roles[who] === 'mole' ? 2 : 1);
    }
  });

  test('to understand nothing changes nothing', () => {
    const { match } = start(cell, 'match');
    const known = knownTo(match, seat(0));
    expect(understand(cell, known, [])).toEqual(known);
  });

  test('an endless rule is an error, not a hang', () => {
    const idle: typeof cell = {
      ...cell,
      turn: (table) => ({ ...cell.turn(table), must: [], may: [] }),
      decide: () => [],
    };
    expect(() => start(idle, 'idle')).toThrow('do not end');
  });
});
