import { describe, expect, test } from 'vitest';
import { laid, type TestMatch, type Written } from '../testing/table.ts';
import type { Ally } from '../vocabulary.ts';

const NOBODY = { communication: [], military: [], engineering: [] };
type Gift = Partial<Extract<Written, { readonly type: 'give' }>>;
const give = (gift: Gift): Written => ({ type: 'give', leader: 0, to: 1, cards: [], ...NOBODY, ...gift });

describe('giving', () => {
  const two = () =>
    laid([
      { character: 'stark', city: 28, inventory: ['timer', 'timer', 'tools'], allies: [['haruno', 'communication']] },
      { character: 'caygill', city: 28, inventory: ['bomb'] },
      { character: 'adams', city: 28 },
    ]);

  test('[PA4] several things to one leader are one action', () => {
    const play = two().move(give({ cards: [0, 2], communication: ['haruno'] }));
    expect(play.leader(0)).toMatchObject({ actions: 1, inventory: ['timer'], rows: { communication: [] } });
    expect(play.leader(1)).toMatchObject({ actions: 0, inventory: ['bomb', 'timer', 'tools'] });
    expect(play.leader(1).rows.communication).toEqual(['haruno']);
  });

  test('[PA4] so are two of a kind', () => {
    expect(
      two()
        .move(give({ cards: [0, 1] }))
        .leader(1).inventory,
    ).toEqual(['bomb', 'timer', 'timer']);
  });

  test('[PA31] what follows to the same leader is part of it', () => {
    const play = two()
      .move(give({ cards: [0] }))
      .move({ type: 'discard', leader: 1, card: 'bomb' })
      .move({ type: 'mark', leader: 2, at: 1 })
      .move(give({ cards: [0] }));
    expect(play.leader(0)).toMatchObject({ actions: 1, inventory: ['tools'] });
  });

  test.each<[name: string, between: Written]>([
    ['something else is done', { type: 'reorganise', leader: 0, ...NOBODY, communication: ['haruno'], wear: 'tools' }],
    ['another leader gets something', give({ to: 2, cards: [1] })],
    ['the other leader acts', { type: 'investigate', leader: 1 }],
    ['a third leader acts', { type: 'move', leader: 2, to: 16 }],
  ])('[PA31] it is over when %s', (_name, between) => {
    const play = two()
      .move(give({ cards: [0] }))
      .move(between);
    const before = play.leader(0).actions;
    expect(play.move(give({ cards: [0] })).leader(0).actions).toBe(before + 1);
  });

  test('[PA4] only to one who is here, only what one has, and not nothing', () => {
    const play = two();
    expect(play.refusal(give({ cards: [3] }))).toBe('illegal notHeld');
    expect(play.refusal(give({ cards: ['worn'] }))).toBe('illegal notHeld');
    expect(play.refusal(give({ to: 0, cards: [0] }))).toBe('illegal notTogether');
    expect(play.refusal(give({ military: ['ueda'] }))).toBe('illegal notInTeam');
    expect(play.refusal(give({ communication: ['haruno'], military: ['haruno'] }))).toBe('illegal notInTeam');
    expect(play.refusal(give({}))).toBe('illegal nothingGiven');
    const gone = play.move({ type: 'move', leader: 1, to: 16 });
    expect(gone.refusal(give({ cards: [0] }))).toBe('illegal notTogether');
  });

  test('[PA5] the receiver must have room for all of it, and a row where the ally is good enough', () => {
    const play = laid([
      { character: 'stark', city: 28, inventory: ['timer', 'timer'], allies: [['vasquez', 'communication']] },
      { character: 'caygill', city: 28, inventory: ['bomb', 'bomb', 'timer'] },
    ]);
    expect(play.refusal(give({ cards: [0] }))).toBe('accepted');
    expect(play.refusal(give({ cards: [0, 1] }))).toBe('illegal inventoryFull');
    expect(play.whyNot(give({ communication: ['vasquez'] }))).toEqual({ code: 'allyTooWeak', have: 2, need: 3 });
    expect(play.refusal(give({ military: ['vasquez'] }))).toBe('accepted');
  });

  const crowd = (...allies: readonly Ally[]): TestMatch =>
    laid([
      { character: 'stark', city: 28, allies: allies.map((ally) => [ally, 'communication'] as const) },
      { character: 'grazzini', city: 28 },
    ]);

  test('[PA5] several allies join a row one after the other, in the order that suits them', () => {
    // Ibarra has 3, Haruno 4: Ibarra must come first, whoever is named first.
    expect(crowd('haruno', 'ibarra').refusal(give({ communication: ['haruno', 'ibarra'] }))).toBe('accepted');
    // Oduya and Ibarra both have 3: the second of them finds 3, the third 4.
    expect(crowd('oduya', 'ibarra').refusal(give({ communication: ['oduya', 'ibarra'] }))).toBe('accepted');
    expect(
      crowd('oduya', 'ibarra', 'sandoval').whyNot(give({ communication: ['oduya', 'ibarra', 'sandoval'] })),
    ).toEqual({ code: 'allyTooWeak', have: 3, need: 4 });
  });

  test('[PA33] what is worn can be handed over, from a full inventory too', () => {
    const play = laid([
      { character: 'stark', city: 28, inventory: ['timer', 'timer', 'bomb', 'bomb'], active: 'tools' },
      { character: 'caygill', city: 28, active: 'camouflage' },
    ]).move(give({ cards: ['worn'] }));
    expect(play.leader(0)).toMatchObject({ active: undefined, inventory: ['timer', 'timer', 'bomb', 'bomb'] });
    expect(play.leader(1)).toMatchObject({ active: 'camouflage', inventory: ['tools'] });
  });
});
