import { type Kind, type Match, submit } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { type Laying, laid, type TestMatch, type Written } from './testing/table.ts';

interface Race {
  readonly start: TestMatch;
  readonly first: Written;
  readonly second: Written;
}

/** Both are sent on the same sight of the table; they arrive one after the other. */
function crossed({ start, first, second }: Race): { readonly second: string; readonly after: TestMatch } {
  const { question } = start;
  const once = start.move(first);
  const seat = 'leader' in second ? once.leader(second.leader).seat : 1;
  const answer = submit(once.match as Match<Kind>, { actor: seat as never, question, move: second });
  if (answer.ok) return { second: 'accepted', after: once.move(second) };
  return { second: `${answer.code} ${answer.reason ?? ''}`.trim(), after: once };
}

const both = (opening: Laying['opening'], more: Laying = {}, city = 28) =>
  laid(
    [
      { character: 'grazzini', city, tokens: 1, inventory: ['timer'] },
      { character: 'llewellyn', city, tokens: 1, inventory: ['bomb', 'bomb', 'bomb'] },
    ],
    { ...more, opening: { ...opening } },
  );

/** What lies in the first place, to the second leader. */
const gift = (leader: number): Written => ({
  type: 'give',
  leader,
  to: 1,
  cards: [0],
  communication: [],
  military: [],
  engineering: [],
});

describe('[PT2] two moves that cross', () => {
  const fine: readonly (readonly [string, () => Race])[] = [
    [
      'two go different ways',
      () => ({
        start: both({}),
        first: { type: 'move', leader: 0, to: 16 },
        second: { type: 'move', leader: 1, to: 29 },
      }),
    ],
    [
      'two draw in a town',
      () => ({
        start: both({}, {}, 29),
        first: { type: 'investigate', leader: 0 },
        second: { type: 'investigate', leader: 1 },
      }),
    ],
    [
      'two kill where there are two',
      () => ({
        start: both({ reds: [[29, 1]], blacks: [] }, {}, 29),
        first: { type: 'intend', leader: 0, action: 'kill' },
        second: { type: 'kill', leader: 1, at: 29 },
      }),
    ],
    [
      'two play one card by its minor effect',
      () => ({
        start: both({ heroics: ['slow'] }),
        first: { type: 'heroic', leader: 0, card: 'slow', way: 'minor' },
        second: { type: 'heroic', leader: 1, card: 'slow', way: 'minor' },
      }),
    ],
    [
      'one is done while the other moves',
      () => ({ start: both({}), first: { type: 'done' }, second: { type: 'move', leader: 1, to: 29 } }),
    ],
    [
      'one kills, and the other can recruit where it could not',
      () => ({
        start: both({ reds: [[28, 1]], met: [[28, 'eskola']] }),
        first: { type: 'kill', leader: 0, at: 28 },
        second: { type: 'recruit', leader: 1, skill: 'communication' },
      }),
    ],
  ];
  test.each(fine)('%s: both count', (_name, race) => {
    const { second, after } = crossed(race());
    expect(second).toBe('accepted');
    expect(after.question).toBe(race().start.question);
  });

  const late: readonly (readonly [string, string, () => Race])[] = [
    [
      'one limited action in a village',
      'cityExhausted',
      () => ({ start: both({}), first: { type: 'investigate', leader: 0 }, second: { type: 'incite', leader: 1 } }),
    ],
    [
      'one soldier, two who kill',
      'nobodyToKill',
      () => ({
        start: both({ reds: [[28, 1]] }),
        first: { type: 'kill', leader: 0, at: 28 },
        second: { type: 'kill', leader: 1, at: 28 },
      }),
    ],
    [
      'one ally, two who recruit',
      'nobodyToRecruit',
      () => ({
        start: both({ met: [[28, 'haruno']] }),
        first: { type: 'recruit', leader: 0, skill: 'communication' },
        second: { type: 'recruit', leader: 1, skill: 'communication' },
      }),
    ],
    [
      'one card, two who spend it',
      'noHeroicCard',
      () => ({
        start: both({ heroics: ['air'], reds: [] }, {}, 28),
        first: { type: 'transport', leader: 1, card: 'air', way: 'major', to: 41 },
        second: { type: 'transport', leader: 0, card: 'air', way: 'major', to: 41 },
      }),
    ],
    [
      'the same clues twice',
      'cardNotThere',
      () => ({
        start: both({ clues: ['capital', 'nw'] }),
        first: { type: 'locate', clues: ['capital', 'nw'], to: 0 },
        second: { type: 'locate', clues: ['capital', 'nw'], to: 1 },
      }),
    ],
    [
      'the same city by other clues',
      'baseAlreadyThere',
      () => ({
        start: both({ clues: ['capital', 'nw', 'capital', 'nw'] }),
        first: { type: 'locate', clues: ['capital', 'nw'], to: 0 },
        second: { type: 'locate', clues: ['capital', 'nw'], to: 1 },
      }),
    ],
    [
      'a gift to one who walks away',
      'notTogether',
      () => ({
        start: both({}),
        first: { type: 'move', leader: 1, to: 16 },
        second: gift(0),
      }),
    ],
    [
      'two gifts for one place',
      'inventoryFull',
      () => ({
        start: laid([
          { character: 'grazzini', city: 28, inventory: ['timer'] },
          { character: 'adams', city: 28, inventory: ['bomb', 'bomb', 'bomb'] },
          { character: 'stark', city: 28, inventory: ['tools'] },
        ]),
        first: gift(0),
        second: gift(2),
      }),
    ],
  ];
  test.each(late)('%s: the later is refused (%s), and has lost nothing', (_name, reason, race) => {
    const { start, second: move } = race();
    const { second, after } = crossed(race());
    expect(second).toBe(`illegal ${reason}`);
    const id = 'leader' in move ? move.leader : 1;
    const { actions, tokens, inventory, city } = start.leader(id);
    expect(after.leader(id)).toMatchObject({ actions, tokens, inventory, city });
  });

  test('a move that comes when all were done belongs to a question that is over', () => {
    const start = both({});
    const after = start.done();
    const answer = submit(after.match as Match<Kind>, {
      actor: 0 as never,
      question: start.question,
      move: { type: 'move', leader: 0, to: 16 },
    });
    expect(answer).toEqual({ ok: false, code: 'stale' });
  });
});
