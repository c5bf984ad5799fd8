import { type Seat, understand } from '@reseau/core';
import { resistance } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { en } from './i18n/en.ts';
import { notesOf, sideNow } from './knowledge.ts';

type Fact = resistance.Fact;

const ME = 2 as Seat;
const tell = (type: string, data: object, to: 'all' | readonly Seat[] = 'all'): Fact =>
  ({ type, to, ...data }) as unknown as Fact;

/** What a Defector knows after these; the deal comes first. */
function reader(extras: readonly resistance.Extra[], character: resistance.Character, ...facts: readonly Fact[]) {
  const made = resistance.setUp(5, { modules: ['defector'], extras });
  if (!made.ok) throw new Error(made.problem);
  const dealt = tell('character', { seat: ME, character }, [ME]);
  const known = understand(made.game, made.game.empty, [dealt, ...facts]);
  return { known, me: ME, names: ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'], words: en };
}

const turned = (round: number, switches: boolean) => tell('defector.turned', { round, switches });
const drawn = (round: number, switches: boolean) => [
  tell('defector.drawn', { round }),
  tell('defector.told', { round, switches }, [ME]),
];

describe('the card of a Defector', () => {
  test.each<[resistance.Character, readonly boolean[], resistance.Side]>([
    ['resistanceDefector', [], 'resistance'],
    ['resistanceDefector', [true], 'spy'],
    ['resistanceDefector', [true, false], 'spy'],
    ['resistanceDefector', [true, true], 'resistance'],
    ['spyDefector', [], 'spy'],
    ['spyDefector', [false, true], 'resistance'],
  ])('%s after %o: plays for the %s', (character, cards, side) => {
    const open = reader([], character, ...cards.map((switches, index) => turned(index + 3, switches)));
    const secret = reader(
      ['secretSwitch'],
      character,
      ...cards.flatMap((switches, index) => drawn(index + 3, switches)),
    );
    expect([sideNow(open), sideNow(secret)]).toEqual([side, side]);
    expect(notesOf(open)).toContain(side === 'spy' ? en.notes.nowSpy : en.notes.nowLoyal);
  });

  test('says which card it was told of in secret', () => {
    const notes = notesOf(reader(['secretSwitch'], 'resistanceDefector', ...drawn(3, false), ...drawn(4, true)));
    expect(notes).toEqual([en.notes.nowSpy, en.notes.stayed(3), en.notes.switched(4)]);
  });

  test('changes nothing for those who are none', () => {
    expect(sideNow(reader([], 'resistance', turned(3, true)))).toBe('resistance');
  });
});
