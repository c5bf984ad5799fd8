import { hasMove, pick, type Seat } from '@reseau/core';
import {
  ACTIONS,
  type Action,
  type City,
  CRAFT_NEEDS,
  HOUSE_BOX,
  type LeaderId,
  neighboursOf,
  type OpenFact,
  type Opening,
  PARTS,
} from '@reseau/games/project';
import { describe, expect, test } from 'vitest';
import { still, tell } from './gallery/stills.ts';
import { HALFWAY } from './gallery/tables.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { ja } from './i18n/ja.ts';
import { aimOf, effectObstacle, offersFor } from './offers.ts';
import { sayMove, sayObstacle } from './say.ts';
import { viewOf, whyNot } from './view.ts';

const viewed = (facts: readonly OpenFact[] = [], me = 0) => viewOf(still({ opening: HALFWAY, facts, me }));
const adams = (view = viewed()) => {
  const [leader] = view.mine;
  if (leader === undefined) throw new Error('nobody to lead');
  return leader;
};
const offer = (action: Action, view = viewed()) => {
  const found = offersFor(view, adams(view)).find((one) => one.action === action);
  if (found === undefined) throw new Error(`no ${action}`);
  return found;
};

describe('the twelve actions', () => {
  test('are all on the table, possible or not', () => {
    expect(offersFor(viewed(), adams()).map(({ action }) => action)).toEqual(ACTIONS);
  });

  test('each either has ways that the rules allow, or a reason', () => {
    for (const me of [0, 1]) {
      const view = viewed([], me);
      for (const { moves, obstacle } of offersFor(view, adams(view))) {
        expect(moves.length > 0).toBe(obstacle === undefined);
        for (const move of moves) {
          expect(pick(view.options, move)).toEqual(move);
          expect(whyNot(view, move)).toBeUndefined();
        }
      }
    }
  });

  test('gather the moves of other names', () => {
    const types = (action: Action) => [...new Set(offer(action).moves.map(({ type }) => type))].toSorted();
    expect(types('give')).toEqual(['give']);
    expect(types('reorganise')).toEqual(['reorganise']);
    expect(types('heroic')).toEqual(['heroic', 'strike', 'transport']);
  });

  test('say what comes of them', () => {
    expect(offer('move').outlook).toEqual({ of: 'cities', count: neighboursOf(HOUSE_BOX, adams().city).length });
    expect(offer('craft').outlook).toEqual({ of: 'test', have: 6, need: CRAFT_NEEDS });
  });

  test.each(['recruit', 'craft', 'sabotage'] as const)(
    '%s needs as much as the refusal says that it needs',
    (action) => {
      const city = 16 as City;
      const among = (soldiers: number) => {
        const leader = {
          seat: 0 as Seat,
          character: 'grazzini',
          city,
          inventory: [...PARTS, 'bomb'],
          allies: [
            ['delorme', 'communication'],
            ['gorsky', 'engineering'],
            ['rasmussen', 'engineering'],
            ['oduya', 'military'],
          ],
        } as const;
        const opening: Opening = {
          scenario: 'landing',
          leaders: [leader],
          reds: [[city, soldiers]],
          hidden: [],
          met: [[city, 'quist']],
          bases: [city],
        };
        return offer(action, viewOf(still({ opening, me: 0 })));
      };
      const { outlook } = among(0);
      expect(outlook?.of).toBe('test');
      const { obstacle } = among(6);
      expect(obstacle?.code).toBe('skillTooLow');
      expect(outlook).toMatchObject({ need: obstacle?.need });
    },
  );

  test('say why not', () => {
    expect(offer('investigate').obstacle?.code).toBe('cityExhausted');
    expect(offer('sabotage').obstacle?.code).toBe('noBase');
    expect(offer('recruit').obstacle?.code).toBe('nobodyToRecruit');
  });

  test('a heroic token without any heroic card in the row says what is missing', () => {
    const opening: Opening = { ...HALFWAY, heroics: [] };
    expect(offer('heroic', viewOf(still({ opening, me: 0 }))).obstacle?.code).toBe('noHeroicCard');
  });

  test('giving: whoever is here has nothing, whatever order they sit in', () => {
    const city = (number: number) => number as City;
    const [here, away] = [{ city: city(16) }, { city: city(1) }];
    const opening: Opening = {
      ...HALFWAY,
      leaders: [
        { seat: 0 as Seat, character: 'adams', ...here },
        { seat: 1 as Seat, character: 'stark', ...away },
        { seat: 2 as Seat, character: 'llewellyn', ...here },
      ],
    };
    const code = (me: number) => offer('give', viewOf(still({ opening, me }))).obstacle?.code;
    expect([0, 1, 2].map(code)).toEqual(['nothingGiven', 'notTogether', 'nothingGiven']);
    const alone = { ...opening, leaders: opening.leaders.slice(0, 1) };
    expect(offer('give', viewOf(still({ opening: alone, me: 0 }))).obstacle?.code).toBe('notTogether');
  });

  test('wait while drawn cards are in hand', () => {
    const view = viewed([tell('drew', { leader: 0 as LeaderId, deck: 'clue', cards: ['ne'], keep: 1 })]);
    expect(offersFor(view, adams(view)).every(({ obstacle }) => obstacle?.code === 'chooseFirst')).toBe(true);
    expect(hasMove(view.options)).toBe(true);
  });

  test('of heroic cards, an effect that cannot be had says why', () => {
    expect(effectObstacle(viewed(), adams(), { card: 'air', way: 'minor' }).code).toBe('notFromHere');
    expect(effectObstacle(viewed(), adams(), { card: 'commando', way: 'minor' }).code).toBe('nobodyToKill');
  });
});

describe('words', () => {
  test.each([
    ['en', en],
    ['fr', fr],
    ['ja', ja],
  ] as const)('%s: every move that can be made has a button of its own', (_language, words) => {
    const view = viewed();
    for (const { moves } of offersFor(view, adams(view))) {
      const said = moves.map(
        (move) =>
          `${JSON.stringify(Object.entries(move).filter(([key]) => key === 'way' || key === 'card' || key === 'type'))} ${sayMove(move, view.table, words)}`,
      );
      expect(new Set(said).size).toBe(said.length);
      expect(said.every((text) => !/undefined/.test(text))).toBe(true);
    }
  });

  test('where a skill is too low, what is missing is told, and never less than nothing', () => {
    expect(sayObstacle({ code: 'skillTooLow', have: 2, need: 4 }, en)).toBe(
      'The skill is too low here. You need 2 more.',
    );
    for (const words of [en, fr, ja]) {
      expect(sayObstacle({ code: 'skillTooLow', have: -1, need: 1 }, words)).toMatch(/^[^-\u2212]*2[^-\u2212]*$/);
    }
    expect(sayObstacle({ code: 'noRoad' }, en)).toBe('No road goes there.');
  });

  test.each([
    [en, 'skill 2, needs 1'],
    [fr, 'compétence 2, 1 suffit'],
    [ja, '技能2（必要1）'],
  ] as const)('what a skill is measured by is said with the numbers', (words, said) => {
    expect(words.act.test(2, 1)).toBe(said);
  });

  test('a strike aims at the city that it strikes', () => {
    const strikes = offer('heroic').moves.filter(({ type }) => type === 'strike');
    expect(strikes.map(aimOf)).toEqual([27]);
  });

  test('only moves to a city aim at one', () => {
    expect(offer('move').moves.every((move) => aimOf(move) !== undefined)).toBe(true);
    expect(offer('craft').moves.map(aimOf)).toEqual([undefined]);
  });
});
