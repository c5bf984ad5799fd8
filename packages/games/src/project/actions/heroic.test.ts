import { describe, expect, test } from 'vitest';
import { type Laying, laid } from '../testing/table.ts';
import type { Heroic } from '../vocabulary.ts';
import { WHERES, WHICHES } from '../vocabulary.ts';

const with1 = (card: Heroic, city = 28, laying: Laying = {}) =>
  laid([{ character: 'caygill', city, tokens: 2 }], { ...laying, opening: { heroics: [card], ...laying.opening } });

test('[PH1] [PA20] a token and a card of the row, for one action', () => {
  const play = with1('slow').move({ type: 'heroic', leader: 0, card: 'slow', way: 'minor' });
  expect(play.leader()).toMatchObject({ tokens: 1, actions: 1 });
  expect(play.refusal({ type: 'heroic', leader: 0, card: 'chief', way: 'minor' })).toBe('illegal cardNotThere');
  const bare = laid([{ character: 'caygill', city: 28, tokens: 1 }]);
  expect(bare.refusal({ type: 'heroic', leader: 0, card: 'chief', way: 'minor' })).toBe('illegal noHeroicCard');
  const poor = laid([{ character: 'caygill', city: 28 }], { opening: { heroics: ['slow'] } });
  expect(poor.refusal({ type: 'heroic', leader: 0, card: 'slow', way: 'minor' })).toBe('illegal noToken');
});

test('[PH2] the major effect spends the card, the minor one does not', () => {
  const minor = with1('slow').move({ type: 'heroic', leader: 0, card: 'slow', way: 'minor' });
  expect([minor.table.heroics, minor.table.discards.heroic]).toEqual([['slow'], []]);
  const major = with1('slow').move({ type: 'heroic', leader: 0, card: 'slow', way: 'major' });
  expect([major.table.heroics, major.table.discards.heroic]).toEqual([[], ['slow']]);
});

test('cards that must name something are not played without naming it', () => {
  for (const card of ['air', 'road', 'commando', 'revolt', 'rummage', 'inquiry'] as const) {
    expect(with1(card).refusal({ type: 'heroic', leader: 0, card, way: 'major' })).toBe('illegal illegal');
  }
});

describe('like a chief', () => {
  const held = (card: 'major' | 'minor', laying: Laying = {}) =>
    with1('chief', 32, { ...laying, opening: { reds: [[32, 3]], ...laying.opening } }).move({
      type: 'heroic',
      leader: 0,
      card: 'chief',
      way: card,
    });

  test('[PH3] the next action succeeds whatever the occupation, and costs its own', () => {
    const play = held('major').move({ type: 'kill', leader: 0, at: 32 });
    expect(play.reds(32)).toBe(2);
    expect(play.leader().actions).toBe(2);
    expect(play.refusal({ type: 'investigate', leader: 0 })).toBe('accepted');
    expect(held('major').move({ type: 'move', leader: 0, to: 25 }).leader().rest).toBeUndefined();
  });

  test('[PH3] six cards less the occupation, at least one', () => {
    expect(held('major').move({ type: 'incite', leader: 0 }).heard('drew')[0]?.['cards']).toHaveLength(3);
    expect(held('major').move({ type: 'search', leader: 0 }).heard('drew')[0]?.['cards']).toHaveLength(3);
    const free = held('major', { opening: { reds: [] } }).move({ type: 'search', leader: 0 });
    expect(free.heard('drew')[0]?.['cards']).toHaveLength(6);
  });

  test('[PH3] even the most reluctant joins, where there is a row for them', () => {
    const play = held('major', { opening: { reds: [[32, 3]], met: [[32, 'zielinski']] } });
    expect(play.refusal({ type: 'recruit', leader: 0, skill: 'engineering' })).toBe('accepted');
  });

  test('[PH3] a bomb is made and laid, if there are the parts, the bomb and the base', () => {
    const crafts = laid(
      [{ character: 'caygill', city: 32, tokens: 1, inventory: ['explosive', 'detonator', 'timer'] }],
      {
        opening: { heroics: ['chief'], reds: [[32, 3]], bases: [32] },
      },
    ).move({ type: 'heroic', leader: 0, card: 'chief', way: 'major' });
    expect(crafts.refusal({ type: 'sabotage', leader: 0 })).toBe('illegal noBomb');
    const made = crafts.move({ type: 'craft', leader: 0 });
    expect(made.leader().inventory).toEqual(['bomb']);
    expect(made.refusal({ type: 'sabotage', leader: 0 })).toBe('illegal skillTooLow');
  });

  test('[PH3] it waits for the next turn if need be', () => {
    expect(held('major').done().leader().rest).toEqual({ of: 'mastery' });
  });

  test('[PH4] an action follows that is part of it and ignores soldiers', () => {
    const play = held('minor').move({ type: 'incite', leader: 0 });
    expect(play.leader().actions).toBe(1);
    expect(play.heard('drew')[0]?.['cards']).toHaveLength(3);
    expect(held('minor').move({ type: 'kill', leader: 0, at: 32 }).reds(32)).toBe(2);
    expect(held('minor').done().leader().rest).toBeUndefined();
  });

  test('[PH4] it must be a normal action: another card costs its own', () => {
    const play = held('minor').move({ type: 'heroic', leader: 0, card: 'chief', way: 'minor' });
    expect(play.leader()).toMatchObject({ actions: 2, tokens: 0 });
  });
});

describe('transport', () => {
  const to = (card: 'air' | 'road', way: 'major' | 'minor', city: number) =>
    ({ type: 'transport', leader: 0, card, way, to: city }) as const;

  test('[PH5] by air to any city, where what lies there is turned up', () => {
    const play = with1('air', 28, { faces: [[41, 'ueda']] }).move(to('air', 'major', 41));
    expect(play.leader()).toMatchObject({ city: 41, actions: 1, tokens: 1 });
    expect(play.table.tokens[41]).toBe('ueda');
    expect(with1('air').refusal(to('air', 'major', 28))).toBe('illegal alreadyThere');
  });

  test('[PH6] from a free capital to a free capital', () => {
    const at = (city: number, reds: readonly (readonly [number, number])[] = []) =>
      with1('air', city, { opening: { reds } });
    expect(
      at(32)
        .move(to('air', 'minor', 26))
        .leader().city,
    ).toBe(26);
    expect(at(28).refusal(to('air', 'minor', 26))).toBe('illegal notFromHere');
    expect(at(32, [[32, 1]]).refusal(to('air', 'minor', 26))).toBe('illegal notFromHere');
    expect(at(32, [[26, 1]]).refusal(to('air', 'minor', 26))).toBe('illegal capitalOccupied');
    expect(at(32).refusal(to('air', 'minor', 25))).toBe('illegal notACapital');
    expect(at(32).refusal(to('air', 'minor', 32))).toBe('illegal alreadyThere');
  });

  test('[PH7] four roads, mountain roads among them, as one action', () => {
    const play = with1('road', 28)
      .move(to('road', 'major', 39))
      .move({ type: 'move', leader: 0, to: 15 })
      .move({ type: 'move', leader: 0, to: 32 })
      .move({ type: 'move', leader: 0, to: 25 });
    expect(play.leader()).toMatchObject({ city: 25, actions: 1, tokens: 1 });
    expect(play.refusal({ type: 'move', leader: 0, to: 11 })).toBe('illegal noRoad');
    expect(play.move({ type: 'move', leader: 0, to: 32 }).leader().actions).toBe(2);
  });

  test('[PH7] something else in between ends the journey', () => {
    const play = with1('road', 28, { decks: { clue: ['fail', 'fail', 'fail'] } })
      .move(to('road', 'major', 39))
      .move({ type: 'investigate', leader: 0 });
    expect(play.refusal({ type: 'move', leader: 0, to: 15 })).toBe('illegal noRoad');
  });

  test('[PH8] one mountain road', () => {
    const play = with1('road', 39);
    expect(play.move(to('road', 'minor', 15)).leader()).toMatchObject({ city: 15, rest: undefined });
    expect(play.refusal(to('road', 'minor', 28))).toBe('illegal noRoad');
    expect(play.refusal(to('road', 'major', 44))).toBe('illegal noRoad');
    expect(play.refusal({ type: 'transport', leader: 0, card: 'slow', way: 'major', to: 15 })).toBe('illegal illegal');
  });
});

describe('commando', () => {
  const around = () =>
    with1('commando', 28, {
      opening: {
        reds: [
          [28, 1],
          [29, 2],
          [27, 3],
          [1, 1],
        ],
      },
    });

  test('[PH9] three reds, here and next door', () => {
    const play = around()
      .move({ type: 'strike', leader: 0, at: 28 })
      .move({ type: 'strike', leader: 0, at: 27 })
      .move({ type: 'strike', leader: 0, at: 27 });
    expect([28, 29, 27].map((city) => play.reds(city))).toEqual([0, 2, 1]);
    expect(play.leader()).toMatchObject({ actions: 1, tokens: 1 });
    expect(play.table.heroics).toEqual([]);
    expect(play.refusal({ type: 'strike', leader: 0, at: 27 })).toBe('illegal noHeroicCard');
  });

  test('[PH9] no further, and nobody who is not there', () => {
    expect(around().refusal({ type: 'strike', leader: 0, at: 1 })).toBe('illegal tooFar');
    expect(around().refusal({ type: 'strike', leader: 0, at: 39 })).toBe('illegal nobodyToKill');
  });

  test('[PH10] up to two reds here, one after the other', () => {
    const at = (reds: number) =>
      with1('commando', 27, {
        opening: {
          reds: [
            [27, reds],
            [28, 1],
          ],
        },
      });
    const minor = { type: 'heroic', leader: 0, card: 'commando', way: 'minor' } as const;
    const one = at(3).move(minor);
    expect([one.reds(27), one.leader().actions]).toEqual([2, 1]);
    // A blow elsewhere is the major effect, for the other token.
    expect(one.move({ type: 'strike', leader: 0, at: 28 }).leader()).toMatchObject({ actions: 2, tokens: 0 });
    const two = one.move({ type: 'strike', leader: 0, at: 27 });
    expect([two.reds(27), two.leader().actions, two.leader().tokens]).toEqual([1, 1, 1]);
    expect(two.move({ type: 'strike', leader: 0, at: 27 }).leader()).toMatchObject({ actions: 2, tokens: 0 });
    expect(at(1).move(minor).leader().rest).toBeUndefined();
    expect(at(0).refusal(minor)).toBe('illegal nobodyToKill');
  });
});

describe('cards that look for cards', () => {
  test('[PH11] any heroic card from the discard', () => {
    const play = with1('revolt', 28, { opening: { discards: { heroic: ['air', 'fail', 'slow'] } } });
    const after = play.move({ type: 'retrieve', leader: 0, card: 'revolt', take: 'slow' });
    expect(after.table.heroics).toEqual(['slow']);
    expect(after.table.discards.heroic).toEqual(['air', 'fail', 'revolt']);
    expect(play.refusal({ type: 'retrieve', leader: 0, card: 'revolt', take: 'fail' })).toBe('illegal notInDiscard');
    expect(play.refusal({ type: 'retrieve', leader: 0, card: 'revolt', take: 'revolt' })).toBe('illegal notInDiscard');
    expect(play.refusal({ type: 'retrieve', leader: 0, card: 'slow', take: 'air' })).toBe('illegal illegal');
  });

  test.each([
    ['[PH12] revolt', 'revolt', 'heroic', ['air', 'fail'], 'air'],
    ['[PH14] rummage', 'rummage', 'object', ['timer', 'tools'], 'timer'],
    ['[PH16] inquiry', 'inquiry', 'clue', ['ne', 'se'], 'se'],
  ] as const)('%s: two are drawn, one is kept, and the city is not used up', (_name, card, deck, cards, keep) => {
    const play = with1(card, 28, { opening: { used: [[28, 1]], reds: [[28, 1]] }, decks: { [deck]: cards } });
    const drawn = play.move({ type: 'heroic', leader: 0, card, way: 'minor' });
    expect(drawn.leader().drawn).toEqual({ deck, cards, keep: 1 });
    expect(drawn.table.used[28]).toBe(1);
    const kept = drawn.move({ type: 'keep', leader: 0, card: keep });
    expect(kept.leader()).toMatchObject({ actions: 1, drawn: undefined });
    expect([...kept.table.clues, ...kept.table.heroics, ...kept.leader().inventory]).toContain(keep);
    expect(kept.table.discards[deck]).toEqual(cards.filter((other) => other !== keep));
  });

  test('[PH13] any object from the discard, if there is room', () => {
    const discards = { object: ['fail', 'detonator', 'tools'] } as const;
    const play = with1('rummage', 28, { opening: { discards } });
    const after = play.move({ type: 'retrieve', leader: 0, card: 'rummage', take: 'detonator' });
    expect(after.leader().inventory).toEqual(['detonator']);
    expect(after.table.discards.object).toEqual(['fail', 'tools']);
    const full = laid([{ character: 'stark', tokens: 1, inventory: ['bomb', 'bomb', 'bomb', 'bomb'] }], {
      opening: { heroics: ['rummage'], discards },
    });
    expect(full.refusal({ type: 'retrieve', leader: 0, card: 'rummage', take: 'tools' })).toBe('illegal inventoryFull');
    expect(full.may({ type: 'retrieve', leader: 0, card: 'rummage', take: 'tools' })).toBe(false);
  });

  test('[PH19] an upgrade out of the discard may be worn at once', () => {
    const found = (inventory: readonly ('bomb' | 'timer')[], active?: 'camouflage') =>
      laid([{ character: 'stark', tokens: 1, inventory, ...(active === undefined ? {} : { active }) }], {
        opening: { heroics: ['rummage'], discards: { object: ['timer', 'tools'] } },
      });
    const dig = { type: 'retrieveToWear', leader: 0, take: 'tools' } as const;
    const worn = found(['timer'], 'camouflage').move(dig);
    expect(worn.leader()).toMatchObject({ actions: 1, tokens: 0, active: 'tools', inventory: ['timer', 'camouflage'] });
    expect(worn.table.discards).toMatchObject({ object: ['timer'], heroic: ['rummage'] });
    const bare = found(['bomb', 'bomb', 'bomb', 'bomb']).move(dig);
    expect(bare.leader()).toMatchObject({ active: 'tools', inventory: ['bomb', 'bomb', 'bomb', 'bomb'] });
    // There is no room for what was worn: it goes, unless something else is discarded first.
    const full = found(['bomb', 'bomb', 'bomb', 'bomb'], 'camouflage').move(dig);
    expect(full.leader()).toMatchObject({ active: 'tools', inventory: ['bomb', 'bomb', 'bomb', 'bomb'] });
    expect(full.table.discards.object).toEqual(['timer', 'camouflage']);
    expect(found([]).refusal({ ...dig, take: 'handbook' })).toBe('illegal notInDiscard');
    expect(laid(['stark']).refusal(dig)).toBe('illegal noToken');
  });

  test('[PH14] [PA22] an upgrade that Rummage draws may be worn at once too', () => {
    const play = with1('rummage', 28, { decks: { object: ['timer', 'tools'] } })
      .move({ type: 'heroic', leader: 0, card: 'rummage', way: 'minor' })
      .move({ type: 'wear', leader: 0, card: 'tools' });
    expect(play.leader()).toMatchObject({ active: 'tools', actions: 1, drawn: undefined });
  });

  test('[PH15] any clue from the discard', () => {
    const play = with1('inquiry', 28, { opening: { discards: { clue: ['ne', 'capital'] } } });
    const after = play.move({ type: 'retrieve', leader: 0, card: 'inquiry', take: 'capital' });
    expect(after.table.clues).toEqual(['capital']);
    expect(after.table.discards).toMatchObject({ clue: ['ne'], heroic: ['inquiry'] });
  });
});

describe('slowing the army down', () => {
  test('[PH17] it leaves out three actions, those of the next turn too', () => {
    const play = with1('slow').move({ type: 'heroic', leader: 0, card: 'slow', way: 'major' }).done();
    expect(play.heard('skipped')).toHaveLength(1);
    expect(play.heard('rolled')).toHaveLength(0);
    expect(play.table.skips).toBe(2);
    const later = [16, 28, 16, 28].reduce((now, to) => now.move({ type: 'move', leader: 0, to }), play).done();
    expect(later.heard('skipped')).toHaveLength(2);
    expect(later.heard('rolled')).toHaveLength(2);
    expect(later.table.skips).toBe(0);
  });

  test('[PH18] the dice are thrown ahead, and then are those of the next action', () => {
    const play = with1('slow').move({ type: 'heroic', leader: 0, card: 'slow', way: 'minor' });
    const [dice] = play.table.foreseen;
    expect(WHERES).toContain(dice?.where);
    expect(WHICHES).toContain(dice?.which);
    const after = play.move({ type: 'move', leader: 0, to: 16 }).done();
    expect(after.heard('rolled').map(({ foreseen }) => foreseen)).toEqual([true, false]);
    expect(after.heard('rolled')[0]?.['dice']).toEqual(dice);
    expect(after.table.foreseen).toEqual([]);
  });

  test('[PH17] [PH18] dice thrown ahead for an action that is left out are void', () => {
    const play = laid([{ character: 'stark', city: 28, tokens: 2 }], { opening: { heroics: ['slow', 'slow'] } })
      .move({ type: 'heroic', leader: 0, card: 'slow', way: 'minor' })
      .move({ type: 'heroic', leader: 0, card: 'slow', way: 'major' })
      .done();
    expect(play.heard('skipped')).toHaveLength(2);
    expect(play.table.foreseen).toEqual([]);
  });
});
