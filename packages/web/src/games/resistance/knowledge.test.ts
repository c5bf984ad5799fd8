import { knownTo, type Seat, start, understand } from '@reseau/core';
import {
  type Character,
  EXTRAS,
  type Extra,
  type Fact,
  MODULE_IDS,
  type Setup,
  type Side,
  setUp,
  sideOf,
} from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { notesOf } from './knowledge.ts';
import type { Reader } from './reader.ts';
import { NAMES } from './testing/random-games.ts';
import { rulesFor } from './view.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { ja } from './words.ja.ts';

const ME = 2 as Seat;
const sideNow = ({ options, known, me }: Reader) => rulesFor(known.table.seats, options).game.sideNow(known, me);
const tell = (type: string, data: object, to: 'all' | readonly Seat[] = 'all'): Fact =>
  ({ type, to, ...data }) as unknown as Fact;

/** What a Defector knows after these; the deal comes first. */
function reader(extras: readonly Extra[], character: Character, ...facts: readonly Fact[]) {
  const made = setUp(5, { modules: ['defector'], extras });
  if (!made.ok) throw new Error(made.problem);
  const dealt = tell('character', { seat: ME, character }, [ME]);
  const known = understand(made.game, made.game.empty, [tell('round', { round: 5 }), dealt, ...facts]);
  return { options: made.setup, known, me: ME, names: NAMES, words: en };
}

/** What the first seat with this Character knows after the deal, and these. */
function holder(seats: number, setup: Setup, character: Character, ...facts: readonly Fact[]) {
  const made = setUp(seats, setup);
  if (!made.ok) throw new Error(made.problem);
  const { match } = start(made.game, 'a');
  const me = match.server.characters.indexOf(character) as Seat;
  const known = understand(made.game, knownTo(match, me), facts);
  return { options: made.setup, known, me, names: NAMES, words: en };
}

const turned = (round: number, switches: boolean) => tell('defector.turned', { round, switches });
const drawn = (round: number, switches: boolean) => [
  tell('defector.drawn', { round }),
  tell('defector.told', { round, switches }, [ME]),
];

describe('the card of a Defector', () => {
  test.each<[Character, readonly boolean[], Side]>([
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
    expect(notesOf(open)).toContain(
      side === 'spy' ? en.modules.defector.notes.nowSpy : en.modules.defector.notes.nowLoyal,
    );
  });

  test('says which card it was told of in secret', () => {
    const notes = notesOf(reader(['secretSwitch'], 'resistanceDefector', ...drawn(3, false), ...drawn(4, true)));
    expect(notes).toEqual([
      en.modules.defector.notes.nowSpy,
      en.modules.defector.notes.stayed(3),
      en.modules.defector.notes.switched(4),
    ]);
  });

  test('changes nothing for those who are none', () => {
    expect(sideNow(reader([], 'resistance', turned(3, true)))).toBe('resistance');
  });
});

describe('how a spy who was shown nobody stands to the others', () => {
  const blamed = tell('hunter.blamed', { round: 1, seat: 0, named: 1, right: false });
  const deep: Setup = { modules: ['hunter'], extras: ['deepAgent', 'blame'] };

  test.each<[number, Setup, Character, keyof typeof en.card, ...Fact[]]>([
    [5, { modules: ['blindSpies'], extras: [] }, 'spy', 'blind'],
    [7, { modules: ['assassin'], extras: ['blindSpy'] }, 'blindSpy', 'blind'],
    [7, { modules: ['rogue'], extras: ['spyRogue'] }, 'spyRogue', 'blind'],
    [7, { modules: ['defector'], extras: [] }, 'spyDefector', 'seen'],
    [7, { modules: ['defector', 'assassin'], extras: ['blindSpy'] }, 'spyDefector', 'seenBySome'],
    [5, { modules: ['defector', 'rogue'], extras: ['spyRogue'] }, 'spyDefector', 'blind'],
    [7, deep, 'deepAgent', 'oneOfTwo'],
    [7, deep, 'deepAgent', 'stoodUp', blamed],
  ])('%i players, %o: the %s is told "%s"', (seats, setup, character, words, ...facts) => {
    expect(notesOf(holder(seats, setup, character, ...facts))[0]).toBe(en.card[words]);
  });
});

test('once Defectors may have switched, those who were shown are spies of the beginning', () => {
  const setup: Setup = { modules: ['defector', 'assassin'], extras: [] };
  const spies = (...facts: readonly Fact[]) => notesOf(holder(5, setup, 'assassin', ...facts))[0];
  const seen = (...facts: readonly Fact[]) => notesOf(holder(5, setup, 'commander', ...facts))[0];
  expect(spies(turned(3, false))).toMatch(/^Your fellow spy: /);
  expect(spies(turned(3, true))).toMatch(/^A spy at the start: /);
  expect(seen(turned(3, false))).toMatch(/^Spies: /);
  expect(seen(turned(3, true))).toMatch(/^Spies at the start: /);
});

describe('what a Commander is told of the spies', () => {
  const LANGUAGES = [en, fr, ja];
  const MIXES = [5, 7, 10].flatMap((seats) =>
    (['deepCover', 'blindSpy', 'bodyGuard', 'spyRogue', 'spyReverser', 'defector'] as const).flatMap((first) =>
      (['deepCover', 'blindSpy', 'spyRogue', 'defector'] as const).map((second) => {
        const chosen = new Set<string>([first, second]);
        const setup = {
          modules: MODULE_IDS.filter(
            (id) =>
              id === 'assassin' ||
              (id === 'defector' && chosen.has('defector')) ||
              (id === 'rogue' && chosen.has('spyRogue')) ||
              (id === 'reverser' && chosen.has('spyReverser')),
          ),
          extras: EXTRAS.filter((extra) => chosen.has(extra)),
        };
        return { seats, setup };
      }),
    ),
  );
  const legal = MIXES.filter(({ seats, setup }) => setUp(seats, setup).ok);

  test.each(legal)('$seats seats, $setup: exactly what he knows', ({ seats, setup }) => {
    const made = setUp(seats, setup);
    if (!made.ok) throw new Error(made.problem);
    const { characters } = start(made.game, 'a').match.server;
    const commander = holder(seats, setup, 'commander');
    const shown = commander.known.secret.recognised.flatMap(({ line, about }) => (line === 'commander' ? about : []));
    const spies = characters.flatMap((one, seat) => (one !== undefined && sideOf(one) === 'spy' ? [seat as Seat] : []));
    const hidden = spies.filter((seat) => !shown.includes(seat)).length;
    for (const words of LANGUAGES) {
      const said = notesOf({ ...commander, words });
      expect(said).toContain(words.lines.commander(shown.map((seat) => NAMES[seat] ?? '')));
      expect(said.includes(words.modules.assassin.notes.allSpies)).toBe(hidden === 0);
      expect(said.includes(words.modules.assassin.notes.hiddenSpies(hidden))).toBe(hidden > 0);
    }
  });

  test('Deep Cover is hidden from him, and that is said', () => {
    const told = (extras: readonly Extra[]) =>
      notesOf(holder(7, { modules: ['assassin'], extras }, 'commander')).at(-1);
    expect([told([]), told(['deepCover'])]).toEqual(['That’s all of them.', 'One more spy is hidden from you.']);
  });

  test('once Defectors may have switched, nobody says that those are all', () => {
    const setup: Setup = { modules: ['defector', 'assassin'], extras: [] };
    const said = (...facts: readonly Fact[]) => notesOf(holder(5, setup, 'commander', ...facts));
    expect(said(turned(3, false))).toContain(en.modules.assassin.notes.allSpies);
    expect(said(turned(3, true))).not.toContain(en.modules.assassin.notes.allSpies);
  });
});

test('several Chiefs are not one', () => {
  expect(en.lines.spyChiefs(['Ada', 'Ben'])).toBe('Spy Chiefs: Ada and Ben');
  expect(fr.lines.resistanceChiefs(['Ada', 'Ben'])).toBe('Chefs de la Résistance\u202f: Ada et Ben');
});
