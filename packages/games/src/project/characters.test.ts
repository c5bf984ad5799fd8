import { describe, expect, test } from 'vitest';
import { isShielded } from './army.ts';
import { CITIES } from './cities.ts';
import { neighboursOf } from './island.ts';
import type { Character } from './leaders/catalogue.ts';
import { city, laid, type Written } from './testing/table.ts';
import type { Ally, Item, Skill, Upgrade } from './vocabulary.ts';

describe('characters', () => {
  test('[PC1] Stark kills all reds at once, or one, as he likes', () => {
    const play = laid([{ character: 'stark', city: 32 }, 'caygill'], { opening: { reds: [[32, 3]] } });
    const all = play.move({ type: 'killAll', leader: 0 });
    expect([all.reds(32), all.leader().actions, all.table.redPool]).toEqual([0, 1, 50]);
    const one = play.move({ type: 'kill', leader: 0, at: 32 });
    expect([one.reds(32), one.leader().actions, one.table.redPool]).toEqual([2, 1, 48]);
  });

  test('[PC1] only Stark, and only where there is more than one to kill', () => {
    const at = (character: 'stark' | 'caygill', reds: number, blacks = 0) =>
      laid([{ character, city: 32 }], {
        opening: { reds: [[32, reds]], ...(blacks === 0 ? {} : { reds: [], blacks: [[32, blacks]] }) },
      });
    const killAll = { type: 'killAll', leader: 0 } as const;
    expect(at('caygill', 2).refusal(killAll)).toBe('illegal cannotKillAll');
    expect(at('stark', 1).refusal(killAll)).toBe('illegal onlyOne');
    expect(at('stark', 0).refusal(killAll)).toBe('illegal nobodyToKill');
    expect(at('stark', 0, 2).refusal(killAll)).toBe('illegal nobodyToKill');
    expect(at('stark', 2).refusal(killAll)).toBe('accepted');
  });

  test('[PC2] Tasker moves along mountain roads', () => {
    const play = laid([{ character: 'tasker', city: 39 }]).move({ type: 'move', leader: 0, to: 15 });
    expect(play.leader()).toMatchObject({ city: 15, actions: 1 });
    expect(play.heard('moved')[0]).toMatchObject({ by: 'mountain' });
  });

  test('[PC3] Llewellyn draws one clue more, but needs what all need', () => {
    const at = (reds: number) => laid([{ character: 'llewellyn', city: 32 }], { opening: { reds: [[32, reds]] } });
    expect(at(2).move({ type: 'investigate', leader: 0 }).heard('drew')[0]?.['cards']).toHaveLength(2);
    expect(at(3).refusal({ type: 'investigate', leader: 0 })).toBe('illegal skillTooLow');
    expect(at(2).move({ type: 'incite', leader: 0 }).heard('drew')[0]?.['cards']).toHaveLength(1);
  });

  test('[PC4] Courtenay searches as if there were no soldiers, and nothing else', () => {
    const play = laid([{ character: 'courtenay', city: 32, inventory: ['explosive', 'detonator', 'timer'] }], {
      opening: { reds: [[32, 3]] },
    });
    expect(play.move({ type: 'search', leader: 0 }).heard('drew')[0]?.['cards']).toHaveLength(4);
    expect(play.refusal({ type: 'craft', leader: 0 })).toBe('illegal skillTooLow');
  });

  test('[PC5] Ambler begins with a token that is never spent', () => {
    const play = laid([{ character: 'ambler', city: 32 }], { decks: { clue: ['fail', 'fail', 'fail'] } });
    expect(play.leader().planned).toBe('communication');
    const after = play.move({ type: 'investigate', leader: 0 });
    expect(after.heard('drew')[0]?.['cards']).toHaveLength(3);
    expect(after.leader().planned).toBe('communication');
  });

  test('[PC5] he shifts it before his first action, for nothing; later it takes planning', () => {
    const play = laid([{ character: 'ambler', city: 32 }]).move({ type: 'shift', leader: 0, skill: 'engineering' });
    expect(play.leader()).toMatchObject({ planned: 'engineering', actions: 0, closed: false });
    const moved = play.move({ type: 'move', leader: 0, to: 25 });
    expect(moved.refusal({ type: 'shift', leader: 0, skill: 'military' })).toBe('illegal tooLateToShift');
    expect(moved.done().refusal({ type: 'shift', leader: 0, skill: 'military' })).toBe('accepted');
    const planned = moved.move({ type: 'plan', leader: 0, skill: 'military' });
    expect(planned.leader()).toMatchObject({ planned: 'military', actions: 2, closed: true });
    const other = laid([{ character: 'stark', planned: 'military' }]);
    expect(other.refusal({ type: 'shift', leader: 0, skill: 'engineering' })).toBe('illegal noOwnToken');
    expect(play.refusal({ type: 'shift', leader: 0, skill: 'engineering' })).toBe('illegal alreadyPlanned');
  });

  test('[PC6] Grazzini keeps the card whose major effect he plays', () => {
    const play = laid([{ character: 'grazzini', tokens: 1 }], { opening: { heroics: ['slow'] } }).move({
      type: 'heroic',
      leader: 0,
      card: 'slow',
      way: 'major',
    });
    expect(play.table.heroics).toEqual(['slow']);
    expect(play.leader().tokens).toBe(0);
    expect(play.table.skips).toBe(3);
  });

  test('[PC7] Caygill kills next door, by the occupation there, for two actions', () => {
    const play = laid([{ character: 'caygill', city: 28 }], {
      opening: {
        reds: [
          [28, 1],
          [29, 2],
          [27, 3],
          [23, 1],
        ],
      },
    });
    const after = play.move({ type: 'kill', leader: 0, at: 29 });
    expect([after.reds(29), after.leader().actions]).toEqual([1, 2]);
    expect(play.whyNot({ type: 'kill', leader: 0, at: 27 })).toEqual({ code: 'skillTooLow', have: 0, need: 1 });
    expect(play.refusal({ type: 'kill', leader: 0, at: 23 })).toBe('illegal tooFar');
    expect(play.move({ type: 'kill', leader: 0, at: 28 }).leader().actions).toBe(1);
  });

  test('[PC8] Adams may keep two objects', () => {
    const play = laid([{ character: 'adams', city: 32 }], { decks: { object: ['timer', 'fail', 'tools'] } }).move({
      type: 'search',
      leader: 0,
    });
    const one = play.move({ type: 'keep', leader: 0, card: 'timer' });
    expect(one.leader().drawn).toEqual({ deck: 'object', cards: ['fail', 'tools'], keep: 1 });
    const two = one.move({ type: 'wear', leader: 0, card: 'tools' });
    expect(two.leader()).toMatchObject({ inventory: ['timer'], active: 'tools', drawn: undefined });
    expect(one.move({ type: 'letGo', leader: 0 }).table.discards.object).toEqual(['fail', 'tools']);
    const single = laid([{ character: 'adams', city: 32 }], { decks: { object: ['timer', 'fail', 'fail'] } })
      .move({ type: 'search', leader: 0 })
      .move({ type: 'keep', leader: 0, card: 'timer' });
    expect(single.leader().drawn).toBeUndefined();
  });

  test('[PC8] Adams may keep two objects at once, two of a kind among them', () => {
    const objects = ['timer', 'timer', 'tools'] as const;
    const both = { type: 'keepBoth', leader: 0 } as const;
    const search = (inventory: readonly Item[]) =>
      laid([{ character: 'adams', city: 32, inventory }], { decks: { object: objects } }).move({
        type: 'search',
        leader: 0,
      });
    const play = search([]);
    const kept = play.move({ ...both, card: 'tools', other: 'timer' });
    expect(kept.leader()).toMatchObject({ inventory: ['tools', 'timer'], drawn: undefined });
    expect(kept.table.discards.object).toEqual(['timer']);
    expect(play.move({ ...both, card: 'timer', other: 'timer' }).leader().inventory).toEqual(['timer', 'timer']);
    expect(play.refusal({ ...both, card: 'tools', other: 'tools' })).toBe('illegal notHeld');
    const crowded = search(['explosive', 'explosive', 'explosive']);
    expect(crowded.refusal({ ...both, card: 'tools', other: 'timer' })).toBe('illegal inventoryFull');
    const one = play.move({ type: 'keep', leader: 0, card: 'timer' });
    expect(one.refusal({ ...both, card: 'tools', other: 'timer' })).toBe('illegal illegal');
  });

  test('[PC8] of clues and heroic cards she keeps one, like everybody', () => {
    const play = laid([{ character: 'adams', city: 32 }], { decks: { clue: ['ne', 'se'], heroic: ['air', 'slow'] } });
    expect(play.move({ type: 'investigate', leader: 0 }).leader().drawn?.keep).toBe(1);
    expect(play.move({ type: 'incite', leader: 0 }).leader().drawn?.keep).toBe(1);
  });

  test('[PC9] Maddocks investigates as if there were no soldiers, and nothing else', () => {
    const play = laid([{ character: 'maddocks', city: 32 }], { opening: { reds: [[32, 3]] } });
    expect(play.move({ type: 'investigate', leader: 0 }).heard('drew')[0]?.['cards']).toHaveLength(4);
    expect(play.move({ type: 'incite', leader: 0 }).heard('drew')[0]?.['cards']).toHaveLength(1);
  });

  test('[PC10] Randles keeps soldiers from her city and its neighbours', () => {
    const play = laid([
      { character: 'randles', city: 28 },
      { character: 'stark', city: 17 },
    ]);
    const safe = CITIES.filter((one) => isShielded(play.table, one));
    expect(safe).toEqual([city(28), ...neighboursOf(play.table.box, city(28))].toSorted((a, b) => a - b));
  });
});

describe('upgrades', () => {
  interface Case {
    readonly character: Character;
    readonly move: Written;
    readonly reds: number;
    readonly allies?: readonly (readonly [Ally, Skill])[];
  }
  /** Each is just out of reach without the upgrade. */
  const CASES: readonly (readonly [string, Upgrade, Case])[] = [
    ['[PU1] tools', 'tools', { character: 'courtenay', move: { type: 'craft', leader: 0 }, reds: 1 }],
    ['[PU2] camouflage', 'camouflage', { character: 'caygill', move: { type: 'sabotage', leader: 0 }, reds: 1 }],
    [
      '[PU3] evening dress',
      'eveningDress',
      { character: 'llewellyn', move: { type: 'investigate', leader: 0 }, reds: 3 },
    ],
    ['[PU4] leadership', 'leadership', { character: 'llewellyn', move: { type: 'incite', leader: 0 }, reds: 3 }],
    ['[PU5] handbook', 'handbook', { character: 'adams', move: { type: 'search', leader: 0 }, reds: 3 }],
    ['[PU6] art of war', 'artOfWar', { character: 'caygill', move: { type: 'kill', leader: 0, at: 32 }, reds: 3 }],
    [
      '[PU7] negotiation',
      'negotiation',
      { character: 'llewellyn', move: { type: 'recruit', leader: 0, skill: 'engineering' }, reds: 2 },
    ],
    [
      '[PU8] military dress',
      'militaryDress',
      { character: 'caygill', move: { type: 'kill', leader: 0, at: 32 }, reds: 3 },
    ],
    [
      '[PU8] military dress, laying a bomb',
      'militaryDress',
      { character: 'caygill', move: { type: 'sabotage', leader: 0 }, reds: 1 },
    ],
    ['[PU9] engineer’s dress', 'engineerDress', { character: 'adams', move: { type: 'search', leader: 0 }, reds: 3 }],
    [
      '[PU9] engineer’s dress, making a bomb',
      'engineerDress',
      { character: 'courtenay', move: { type: 'craft', leader: 0 }, reds: 1 },
    ],
    [
      '[PU10] officer’s dress',
      'officerDress',
      { character: 'llewellyn', move: { type: 'investigate', leader: 0 }, reds: 3 },
    ],
    [
      '[PU10] officer’s dress, recruiting',
      'officerDress',
      { character: 'llewellyn', move: { type: 'recruit', leader: 0, skill: 'engineering' }, reds: 2 },
    ],
  ];

  test.each(CASES)('%s', (_name, upgrade, { character, move, reds }) => {
    const table = (active?: Upgrade) =>
      laid(
        [
          {
            character,
            city: 32,
            inventory: ['explosive', 'detonator', 'timer', 'bomb'],
            ...(active === undefined ? {} : { active }),
          },
        ],
        {
          opening: { reds: [[32, reds]], bases: [32], met: [[32, 'gorsky']] },
        },
      );
    const held = table();
    expect(held.refusal(move)).toBe('illegal skillTooLow');
    expect(held.whyNot(move)!.need! - held.whyNot(move)!.have!).toBe(1);
    expect(table(upgrade).refusal(move)).toBe('accepted');
    const others = CASES.filter(([, other]) => other !== upgrade).map(([, other]) => other);
    const helping = others.filter((other) => table(other).refusal(move) === 'accepted');
    // Besides the upgrade itself, only the dress or the tool of the same skill.
    expect(new Set(helping).size).toBeLessThanOrEqual(1);
  });

  test('[PU8] a dress ignores one soldier, not a level: without soldiers it is worth nothing', () => {
    const play = (active: Upgrade) => laid([{ character: 'llewellyn', city: 32, active }]);
    expect(play('officerDress').move({ type: 'incite', leader: 0 }).heard('drew')[0]?.['cards']).toHaveLength(3);
    expect(play('leadership').move({ type: 'incite', leader: 0 }).heard('drew')[0]?.['cards']).toHaveLength(4);
  });
});
