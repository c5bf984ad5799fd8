import { describe, expect, test } from 'vitest';
import { laid, type Written } from '../testing/table.ts';
import type { Ally } from '../vocabulary.ts';
import { SKILLS, type Skill } from '../vocabulary.ts';

type Arrangement = Partial<Extract<Written, { readonly type: 'reorganise' }>>;
const reorganise = (arrangement: Arrangement): Written => ({
  type: 'reorganise',
  leader: 0,
  communication: [],
  military: [],
  engineering: [],
  wear: 'nothing',
  ...arrangement,
});

describe('reorganising', () => {
  const team = () =>
    laid([
      {
        character: 'stark',
        city: 28,
        inventory: ['artOfWar', 'timer'],
        active: 'tools',
        allies: [
          ['gorsky', 'communication'],
          ['haruno', 'communication'],
        ],
      },
      { character: 'adams', city: 29 },
    ]);
  const split = reorganise({ communication: ['haruno'], engineering: ['gorsky'], wear: 'artOfWar' });

  test('[PA23] allies change rows and upgrades are changed, all for one action', () => {
    const play = team().move(split);
    expect(play.leader()).toMatchObject({ actions: 1, active: 'artOfWar', inventory: ['timer', 'tools'] });
    expect(play.leader().rows).toEqual({ communication: ['haruno'], military: [], engineering: ['gorsky'] });
  });

  test('[PA31] what is changed right after it is part of it, until somebody else acts', () => {
    const play = team().move(split);
    const back = reorganise({ communication: ['haruno', 'gorsky'], wear: 'artOfWar' });
    expect(play.move(back).leader().actions).toBe(1);
    expect(play.move({ type: 'intend', leader: 1, action: 'kill' }).move(back).leader().actions).toBe(1);
    expect(play.move({ type: 'search', leader: 1 }).move(back).leader().actions).toBe(2);
    expect(play.move({ type: 'move', leader: 0, to: 16 }).move(back).leader().actions).toBe(3);
  });

  const two = (allies: readonly (readonly [Ally, Skill])[], planned?: Skill) =>
    laid([{ character: 'grazzini', city: 28, allies, ...(planned === undefined ? {} : { planned }) }]);

  test('[PA32] what counts is how all stand in the end: two change places though neither could go first', () => {
    const rows = {
      communication: ['petrescu', 'jansen', 'rasmussen'],
      military: ['lindqvist', 'kovacs'],
      engineering: ['whitlock', 'brancusi'],
    } as const;
    const allies = Object.entries(rows).flatMap(([skill, some]) => some.map((ally) => [ally, skill as Skill] as const));
    const play = laid([{ character: 'stark', city: 28, allies }]);
    /** Where these stand, if only one or both of the two move. */
    const placing = (lindqvist: Skill, jansen: Skill): Written => {
      const others = (skill: Skill) => rows[skill].filter((ally) => ally !== 'lindqvist' && ally !== 'jansen');
      const moved = (skill: Skill) => [
        ...(lindqvist === skill ? (['lindqvist'] as const) : []),
        ...(jansen === skill ? (['jansen'] as const) : []),
      ];
      return reorganise(Object.fromEntries(SKILLS.map((skill) => [skill, [...others(skill), ...moved(skill)]])));
    };
    expect(play.refusal(placing('communication', 'communication'))).toBe('illegal allyTooWeak');
    expect(play.refusal(placing('engineering', 'communication'))).toBe('illegal allyTooWeak');
    expect(play.refusal(placing('military', 'military'))).toBe('illegal rowFull');
    expect(play.refusal(placing('military', 'engineering'))).toBe('illegal allyTooWeak');
    const after = play.move(placing('communication', 'military')).leader();
    expect(after.actions).toBe(1);
    expect(after.rows).toEqual({
      communication: ['petrescu', 'rasmussen', 'lindqvist'],
      military: ['kovacs', 'jansen'],
      engineering: ['whitlock', 'brancusi'],
    });
  });

  test('[PA32] a row is judged in the order that suits it best', () => {
    const play = two([
      ['kovacs', 'military'],
      ['rasmussen', 'engineering'],
    ]);
    // Rasmussen has 3 in Military, Grazzini 2: first Rasmussen, then Kovács.
    expect(play.move(reorganise({ military: ['kovacs', 'rasmussen'] })).leader().rows.military).toEqual([
      'kovacs',
      'rasmussen',
    ]);
    const weak = two([
      ['quist', 'engineering'],
      ['ueda', 'engineering'],
      ['ibarra', 'communication'],
    ]);
    // All three have 2 in Military, and the second of them finds 3.
    expect(weak.refusal(reorganise({ military: ['quist'], engineering: ['ueda'], communication: ['ibarra'] }))).toBe(
      'accepted',
    );
    expect(weak.whyNot(reorganise({ military: ['quist', 'ibarra'], engineering: ['ueda'] }))).toEqual({
      code: 'allyTooWeak',
      have: 2,
      need: 3,
    });
  });

  test('[PA23] all of the team and nobody else, each once; and something must change', () => {
    const play = team();
    expect(play.refusal(reorganise({ communication: ['haruno'] }))).toBe('illegal notInTeam');
    expect(play.refusal(reorganise({ communication: ['haruno', 'ueda'] }))).toBe('illegal notInTeam');
    expect(play.refusal(reorganise({ communication: ['haruno', 'gorsky'], engineering: ['gorsky'] }))).toBe(
      'illegal notInTeam',
    );
    expect(play.refusal(reorganise({ communication: ['haruno', 'gorsky'], wear: 'tools' }))).toBe(
      'illegal nothingChanges',
    );
    expect(play.refusal(reorganise({ communication: ['haruno', 'gorsky'], wear: 'camouflage' }))).toBe(
      'illegal notHeld',
    );
    expect(laid(['stark']).refusal(reorganise({}))).toBe('illegal nothingChanges');
  });

  const dressed = (...inventory: readonly ('timer' | 'artOfWar')[]) =>
    laid([{ character: 'stark', city: 28, inventory, active: 'tools' }]);

  test('[PA33] what is worn is taken off, for nothing else or for something else', () => {
    expect(dressed('timer').move(reorganise({})).leader()).toMatchObject({
      actions: 1,
      active: undefined,
      inventory: ['timer', 'tools'],
    });
    expect(
      dressed('artOfWar')
        .move(reorganise({ wear: 'artOfWar' }))
        .leader(),
    ).toMatchObject({
      active: 'artOfWar',
      inventory: ['tools'],
    });
  });

  test('[PA33] with a full inventory it changes places with another, or room is made for it first', () => {
    const full = dressed('timer', 'timer', 'timer', 'artOfWar');
    expect(full.move(reorganise({ wear: 'artOfWar' })).leader()).toMatchObject({
      active: 'artOfWar',
      inventory: ['timer', 'timer', 'timer', 'tools'],
    });
    expect(full.refusal(reorganise({}))).toBe('illegal inventoryFull');
    const roomy = full.move({ type: 'discard', leader: 0, card: 'timer' }).move(reorganise({}));
    expect(roomy.leader()).toMatchObject({ active: undefined, inventory: ['timer', 'timer', 'artOfWar', 'tools'] });
    const bare = full.move({ type: 'discard', leader: 0, card: 'tools' });
    expect(bare.leader()).toMatchObject({ active: undefined, actions: 0 });
  });

  test('[PA34] the planning token fills a circle: nobody is put on a seventh', () => {
    const five = (planned: Skill) =>
      laid([
        {
          character: 'maddocks',
          city: 28,
          planned,
          allies: [
            ['brancusi', 'communication'],
            ['delorme', 'military'],
          ],
        },
      ]);
    const all = reorganise({ communication: ['brancusi', 'delorme'] });
    expect(five('military').refusal(all)).toBe('accepted');
    expect(five('communication').refusal(all)).toBe('illegal rowFull');
  });
});
