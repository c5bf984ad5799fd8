import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { HOUSE_BOX } from './data/house.ts';
import { capacityOf, neighboursOf } from './island.ts';
import { riskOf } from './risk.ts';
import { setUp } from './setup.ts';
import { city as cityOf, laid, type TestMatch } from './testing/table.ts';
import { walk } from './testing/walk.ts';
import { WHERES, WHICHES } from './vocabulary.ts';

const HOME = 27;
const [NEXT = HOME] = neighboursOf(HOUSE_BOX, cityOf(HOME));

const FULL = CITIES.map((city) => [city, capacityOf(HOUSE_BOX, city)] as const);

describe('what the army may do', () => {
  test('[PM2] every throw strikes one city or brings nobody', () => {
    for (const seed of ['one', 'two']) {
      const made = setUp(2, { clock: 'off', difficulty: 'hard', lastTurn: 8 });
      if (!made.ok) throw new Error(made.problem);
      walk(made.game, seed, ({ table }) => {
        const { threats, throws, spared } = riskOf(table);
        expect(threats.reduce((sum, threat) => sum + threat.throws, spared)).toBe(throws);
        expect(new Set(threats.map(({ city }) => city)).size).toBe(threats.length);
      });
    }
  });

  test('[PM2] [PM6] is what it then does, whatever the dice', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      const reds = seed % 2 === 0 ? FULL.slice(0, 20) : [[3, 1] as const];
      const play = laid([{ character: 'stark', city: HOME }], { seed: `risk ${seed}`, opening: { reds } });
      const once = play.move({ type: 'move', leader: 0, to: NEXT });
      const { threats, actions } = riskOf(once.table);
      expect(actions).toBe(1);
      const [added] = once.done().heard('added');
      const threat = threats.find(({ city }) => city === added?.['city']);
      expect(threat).toMatchObject({ soldiers: added?.['count'] });
      const after = once.done();
      expect(threat?.spills).toEqual(after.heard('deployed').map(({ city }) => city));
      expect(threat?.falls).toBe(after.heard('tipped')[0]?.['blacks']);
      seen.add(threat?.falls === undefined ? (threat?.spills.length === 0 ? 'comes' : 'spills') : 'falls');
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('[PM1] [PH17] counts the actions of the busiest, and those that will be skipped', () => {
    const play = laid([{ character: 'stark', city: HOME }], { opening: { speed: 2 } });
    expect(riskOf(play.table)).toMatchObject({
      actions: 0,
      skips: 0,
      speed: 2,
      throws: WHERES.length * WHICHES.length,
    });
    const table = { ...play.move({ type: 'move', leader: 0, to: NEXT }).table, skips: 3 };
    expect(riskOf(table)).toMatchObject({ actions: 1, skips: 1 });
  });

  test('[PH18] dice thrown ahead leave one city, unless the action is skipped', () => {
    const { table } = laid([{ character: 'stark', city: HOME }]);
    const foreseen = [{ where: 'capital', which: 'freeHighest' }] as const;
    const { threats, throws } = riskOf({ ...table, foreseen });
    expect([threats.length, throws]).toEqual([1, 1]);
    expect(riskOf({ ...table, foreseen, skips: 1 }).throws).toBe(18);
  });

  test('[PC10] nobody comes where somebody keeps soldiers away', () => {
    const shielded = laid([{ character: 'randles', city: HOME }]);
    const around = [HOME, ...neighboursOf(HOUSE_BOX, cityOf(HOME))];
    for (const { city } of riskOf(shielded.table).threats) expect(around).not.toContain(city);
  });

  test('[PM6] [PM8] says which city would fall, and what would end the match', () => {
    const play: TestMatch = laid(['stark'], { options: { difficulty: 'heroic' } });
    const all = [0, ...CITIES.map((city) => capacityOf(HOUSE_BOX, city))];
    const table = { ...play.table, reds: all };
    const { threats } = riskOf(table);
    expect(threats.length).toBeGreaterThan(0);
    for (const { city, falls, spills } of threats) expect([falls, spills]).toEqual([capacityOf(HOUSE_BOX, city), []]);
    for (const { ends } of riskOf({ ...table, redPool: 1 }).threats) expect(ends).toBe('islandFull');
    for (const { ends } of riskOf({ ...table, blackPool: 1 }).threats) expect(ends).toBe('islandLost');
  });
});
