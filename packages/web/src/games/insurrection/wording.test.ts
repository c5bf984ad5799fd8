import { type Ending, HOUSE_SET, type Printed, type Term } from '@reseau/games/insurrection';
import { describe, expect, test } from 'vitest';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { ja } from './i18n/ja.ts';
import { examples, foundText, glance, rulesOfSite, siteTexts, spoken, termText } from './wording.ts';

const { kinds, file, info } = HOUSE_SET;
const LANGUAGES = { en, fr, ja } as const;

function printed(id: string): Printed {
  const found = kinds.find((kind) => kind.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

describe.each(Object.entries(LANGUAGES))('in %s', (_, words) => {
  test.each(kinds)('$id is worded in full', (card) => {
    const texts = [...card.good, ...card.evil].map((term) => termText(term, words)).concat(examples(card, words));
    for (const text of texts) expect(text).not.toMatch(/undefined|NaN|#|-\d/);
    expect(texts.length).toBeGreaterThan(2);
  });

  test.each(file.locations)(
    'the rule of $id is worded on its advanced side, and there is none on the base',
    (place) => {
      expect(rulesOfSite(place.base, words)).toEqual([]);
      expect(rulesOfSite(place.advanced, words).length).toBeGreaterThan(0);
      expect(siteTexts(place.advanced, words).join(' ')).not.toMatch(/undefined|#/);
    },
  );
});

const MOST: Term = { points: 7, when: { most: 'copies' }, otherwise: 2 };

test('cards read as a player would say them', () => {
  const read = (id: string, ending: Ending) => printed(id)[ending].map((term) => termText(term, en));
  expect(termText(MOST, en)).toBe('7 if you hold more of them than anyone else, otherwise 2');
  expect(read('princess', 'good')).toEqual([
    '18 points',
    '−1 point for each Minion or Corruption icon face up in the centre',
  ]);
  expect(read('azel', 'good')).toEqual([
    '3 points for each pair of Corruption icons face up in the centre, at most 12',
  ]);
  expect(printed('bard').good.map((term) => termText(term, fr))).toEqual([
    '6 points par paire d’icônes Soldat en main',
  ]);
  expect(printed('yel').good.map((term) => termText(term, ja))).toEqual(['手札の「獣＋堕落」のセット1組につき3点']);
});

test('a count stands before the noun in its number', () => {
  expect([1, 2].map(en.terms.borne.minion)).toEqual(['1 Minion', '2 Minions']);
  expect([1, 2].map(fr.terms.borne.minion)).toEqual(['1 Sbire', '2 Sbires']);
  expect([1, 2].map(fr.terms.borne.animal)).toEqual(['1 Animal', '2 Animaux']);
  expect([1, 2].map(ja.terms.borne.minion)).toEqual(['手下1個', '手下2個']);
  const raven = [...info.values()].find((one) => one.printed.id === 'raven');
  if (raven === undefined) throw new Error('no raven');
  expect(spoken(raven, 'Raven', en)).toBe(`Raven, initiative ${raven.initiative}, 2 Minions, 1 Animal`);
  expect(spoken(raven, 'Corbeau', fr)).toBe(`Corbeau, initiative ${raven.initiative}, 2 Sbires, 1 Animal`);
  expect([1, 3].map((count) => en.progress(count, 4))).toEqual(['1 of 4 has chosen', '3 of 4 have chosen']);
});

test('an example is worked out', () => {
  expect(examples(printed('beastTamer'), en)).toEqual(['With 3 Animal icons in hand: 8 points.']);
  expect(examples(printed('goblin'), en)).toEqual(['3 if Good wins, 9 if Evil wins, whatever else you hold.']);
  expect(examples(printed('musketeer'), en)).toEqual(['3 together: 27 in all.']);
});

test('what the pad found is said of anybody', () => {
  expect(foundText({ term: MOST, count: 0, points: 2 }, en)).toBe('Not so: more of them than anyone else');
  const [each] = printed('azel').good;
  if (each === undefined) throw new Error('no term');
  expect(foundText({ term: each, count: 5, points: 12 }, en)).toBe(
    '5 pairs of Corruption icons face up in the centre, 3 each, up to 12',
  );
});

test.each(Object.entries(LANGUAGES))('a dash on a card is a minus and nothing else, in %s', (_, words) => {
  const texts = kinds.flatMap(({ good, evil }) =>
    [good, evil].flatMap((scoring) => glance(scoring, words).flatMap((part) => ('text' in part ? [part.text] : []))),
  );
  expect(texts.filter((text) => /[-–—]|−(?!\d)|\d−/u.test(text))).toEqual([]);
});

test('a scoring at a glance', () => {
  expect([en, fr, ja].map((words) => glance([MOST], words))).toEqual(
    ['2 or 7', '2 ou 7', '2か7'].map((text) => [{ text }]),
  );
  expect(glance(printed('musketeer').good, en)).toEqual([{ text: '3\u200A→\u200A−1\u200A→\u200A9' }]);
  expect(glance(printed('princess').good, en)).toEqual([
    { text: '18' },
    { text: '−1/' },
    { sign: 'minion', centre: true },
    { sign: 'corruption', centre: true },
  ]);
});

test('a card is spoken with what it bears', () => {
  const dragon = [...info.values()].find((one) => one.printed.id === 'dragon');
  if (dragon === undefined) throw new Error('no dragon');
  expect(spoken(dragon, 'Dragon', en)).toBe(`Dragon, initiative ${dragon.initiative}, 1 Animal, 2 Corruption`);
});
