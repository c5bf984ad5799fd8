import { COMMON_PHRASES, isRaw, phraseFrom, seatAt } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { GAMES } from './catalogue.ts';
import { GAME_IDS } from './ids.ts';
import { CATALOGUE } from './resistance/catalogue.ts';
import { MODULE_IDS } from './resistance/module-ids.ts';
import { ADDED_PHRASES } from './resistance/phrases-added.ts';

describe.each(GAME_IDS)('the phrases of %s', (id) => {
  const { phrases, defaults, seats } = GAMES[id];
  const offered = phrases.offered(defaults);

  test('are a list without doubles, of phrases that there are, with what every game has', () => {
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.filter((one) => !Object.hasOwn(phrases.all, one))).toEqual([]);
    expect(offered).toEqual(expect.arrayContaining(Object.keys(COMMON_PHRASES)));
  });

  test('are at a table of any size the same for every seat', () => {
    const most = Math.max(...seats);
    const plain = offered.filter((says) => phrases.all[says]?.takes === 'nothing');
    for (let seat = 0; seat < most; seat += 1) {
      const speaking = { seat: seatAt(seat), seats: most, options: defaults };
      expect(plain.map((says) => phraseFrom(phrases, { says }, speaking)?.says)).toEqual(plain);
    }
  });

  test('can be written down: what they are called goes over the wire and into files', () => {
    for (const [says, sort] of Object.entries(phrases.all)) {
      expect(says).toMatch(/^[a-z][A-Za-z]{1,23}$/);
      const things = sort.takes === 'thing' ? sort.things : [];
      for (const thing of things) expect(String(thing)).toMatch(/^[A-Za-z0-9]{1,24}$/);
    }
  });

  test('make nothing of options that are none', () => {
    expect(phrases.offered({ modules: 'all' }).length).toBeGreaterThan(10);
    expect(isRaw(phrases.all)).toBe(true);
  });
});

describe('The Resistance', () => {
  const { offered } = GAMES.resistance.phrases;
  test('what a module brings along is offered with it, and only with one that does', () => {
    const plain = new Set(offered({ modules: [] }));
    for (const { id, phrases = [] } of CATALOGUE) {
      const added = offered({ modules: [id] }).filter((one) => !plain.has(one));
      expect([id, added.toSorted()]).toEqual([id, [...phrases].toSorted()]);
    }
  });

  test('no phrase waits for a module that never brings it', () => {
    const all = offered({ modules: MODULE_IDS });
    expect(all).toEqual(expect.arrayContaining(Object.keys(ADDED_PHRASES)));
  });
});
