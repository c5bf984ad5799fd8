import { describe, expect, test } from 'vitest';
import { laid } from '../testing/table.ts';

describe('moving', () => {
  test('[PA1] [PT3] along a road, for one action', () => {
    const play = laid([{ character: 'stark', city: 28 }]).move({ type: 'move', leader: 0, to: 16 });
    expect(play.leader()).toMatchObject({ city: 16, actions: 1 });
    expect(play.heard('moved')).toEqual([{ type: 'moved', to: 'all', leader: 0, city: 16, by: 'road' }]);
  });

  test('[PA1] not along a mountain road, not further, not nowhere', () => {
    const play = laid([{ character: 'stark', city: 39 }]);
    for (const to of [15, 1, 39, 44]) expect(play.refusal({ type: 'move', leader: 0, to })).toBe('illegal noRoad');
  });

  test('[PA2] an ally is turned up and stays, for anybody to recruit', () => {
    const play = laid([{ character: 'stark', city: 28 }], { faces: [[16, 'haruno']] });
    const after = play.move({ type: 'move', leader: 0, to: 16 });
    expect(play.table.tokens[16]).toBe('hidden');
    expect(after.table.tokens[16]).toBe('haruno');
    expect(after.leader().tokens).toBe(0);
    expect(after.move({ type: 'move', leader: 0, to: 28 }).table.tokens[16]).toBe('haruno');
  });

  test('[PA3] a blank is taken as a heroic token', () => {
    const play = laid([{ character: 'stark', city: 28 }], { faces: [[16, 'blank']] }).move({
      type: 'move',
      leader: 0,
      to: 16,
    });
    expect(play.leader().tokens).toBe(1);
    expect(play.table.tokens[16]).toBeUndefined();
    expect(play.table.tokenPool).toBe(43);
    const back = play.move({ type: 'move', leader: 0, to: 28 }).move({ type: 'move', leader: 0, to: 16 });
    expect(back.leader().tokens).toBe(1);
  });
});

describe('planning', () => {
  test('[PA6] raises a skill by 1, as the last action', () => {
    const play = laid([{ character: 'stark', city: 28 }]).move({ type: 'plan', leader: 0, skill: 'communication' });
    expect(play.leader()).toMatchObject({ planned: 'communication', actions: 1, closed: true });
    expect(play.refusal({ type: 'move', leader: 0, to: 16 })).toBe('illegal hasPlanned');
    expect(play.done().refusal({ type: 'move', leader: 0, to: 16 })).toBe('accepted');
  });

  test('[PA7] one token, which may be moved', () => {
    const play = laid([{ character: 'stark', city: 28, planned: 'communication' }]);
    expect(play.refusal({ type: 'plan', leader: 0, skill: 'communication' })).toBe('illegal alreadyPlanned');
    expect(play.move({ type: 'plan', leader: 0, skill: 'military' }).leader().planned).toBe('military');
  });

  test.each([
    ['investigate', 'communication'],
    ['incite', 'communication'],
    ['search', 'engineering'],
    ['craft', 'engineering'],
    ['sabotage', 'military'],
  ] as const)('[PA8] to %s spends a token on %s', (type, planned) => {
    const play = laid(
      [
        { character: 'ambler', city: 28 },
        {
          character: 'grazzini',
          city: 28,
          planned,
          inventory: ['explosive', 'detonator', 'timer', 'bomb'],
          allies: [
            ['quist', 'engineering'],
            ['rasmussen', 'engineering'],
            ['jansen', 'military'],
            ['kovacs', 'military'],
          ],
        },
      ],
      {
        opening: { bases: [28] },
      },
    );
    expect(play.move({ type, leader: 1 }).leader(1).planned).toBeUndefined();
  });

  test('[PA8] so do killing and recruiting, and other skills leave it', () => {
    const play = laid([{ character: 'grazzini', city: 28, planned: 'military' }], {
      opening: { reds: [[28, 1]], met: [[28, 'ibarra']] },
    });
    const killed = play.move({ type: 'kill', leader: 0, at: 28 });
    expect(killed.leader().planned).toBeUndefined();
    expect(play.move({ type: 'recruit', leader: 0, skill: 'communication' }).leader().planned).toBe('military');
    const other = laid([{ character: 'grazzini', city: 28, planned: 'communication' }], {
      opening: { met: [[28, 'ibarra']] },
    });
    expect(other.move({ type: 'recruit', leader: 0, skill: 'communication' }).leader().planned).toBeUndefined();
  });
});

describe('recruiting', () => {
  test('[PA10] [PT5] Communication less occupation must exceed the reluctance; the reason says by how much not', () => {
    const at = (reds: readonly (readonly [number, number])[]) =>
      laid([{ character: 'llewellyn', city: 29 }], { opening: { reds, met: [[29, 'fairchild']] } });
    const recruit = { type: 'recruit', leader: 0, skill: 'communication' } as const;
    expect(at([[29, 1]]).refusal(recruit)).toBe('accepted');
    expect(at([[29, 2]]).whyNot(recruit)).toEqual({ code: 'skillTooLow', have: 1, need: 2 });
    expect(at([[29, 2]]).refusal(recruit)).toBe('illegal skillTooLow');
    const after = at([]).move(recruit);
    expect(after.leader().rows.communication).toEqual(['fairchild']);
    expect(after.table.tokens[29]).toBeUndefined();
    expect(after.refusal(recruit)).toBe('illegal nobodyToRecruit');
  });

  test('[PA10] nobody is won who still lies face down', () => {
    const play = laid([{ character: 'llewellyn', city: 28 }], { faces: [[28, 'haruno']] });
    expect(play.refusal({ type: 'recruit', leader: 0, skill: 'military' })).toBe('illegal nobodyToRecruit');
  });

  test('[PA11] the planning token persuades, but does not raise the bar', () => {
    const play = laid([{ character: 'stark', city: 28, planned: 'communication' }], {
      opening: { met: [[28, 'petrescu']] },
    });
    const after = play.move({ type: 'recruit', leader: 0, skill: 'communication' });
    expect(after.leader().rows.communication).toEqual(['petrescu']);
    const bare = laid([{ character: 'stark', city: 28 }], { opening: { met: [[28, 'petrescu']] } });
    expect(bare.whyNot({ type: 'recruit', leader: 0, skill: 'communication' })).toEqual({
      code: 'skillTooLow',
      have: 0,
      need: 1,
    });
  });

  test('[PA12] an ally joins only where it is at least as good as the leader', () => {
    const play = laid([{ character: 'maddocks', city: 28 }], { opening: { met: [[28, 'sandoval']] } });
    expect(play.whyNot({ type: 'recruit', leader: 0, skill: 'military' })).toEqual({
      code: 'allyTooWeak',
      have: 1,
      need: 2,
    });
    expect(play.may({ type: 'recruit', leader: 0, skill: 'engineering' })).toBe(true);
    const nobody = laid(
      [
        {
          character: 'maddocks',
          city: 28,
          allies: [
            ['jansen', 'military'],
            ['quist', 'engineering'],
            ['rasmussen', 'engineering'],
            ['vasquez', 'engineering'],
          ],
        },
      ],
      { opening: { met: [[28, 'ibarra']] } },
    );
    for (const skill of ['communication', 'military', 'engineering'] as const) {
      expect(nobody.refusal({ type: 'recruit', leader: 0, skill })).toBe('illegal allyTooWeak');
    }
  });

  test('[PA12] six circles a row', () => {
    const play = laid(
      [
        {
          character: 'maddocks',
          city: 28,
          allies: [
            ['brancusi', 'communication'],
            ['delorme', 'communication'],
          ],
        },
      ],
      { opening: { met: [[28, 'eskola']] } },
    );
    expect(play.refusal({ type: 'recruit', leader: 0, skill: 'communication' })).toBe('illegal rowFull');
    expect(play.refusal({ type: 'plan', leader: 0, skill: 'communication' })).toBe('illegal rowFull');
  });
});

describe('circles', () => {
  const five = (character: 'maddocks' | 'ambler', planned: 'communication' | 'military') =>
    laid(
      [
        {
          character,
          city: 28,
          planned,
          allies:
            character === 'maddocks'
              ? [['brancusi', 'communication']]
              : [
                  ['haruno', 'communication'],
                  ['gorsky', 'communication'],
                  ['brancusi', 'communication'],
                ],
        },
        { character: 'stark', city: 28, allies: [['delorme', 'communication']] },
      ],
      { opening: { met: [[28, 'eskola']] } },
    );
  const recruit = { type: 'recruit', leader: 0, skill: 'communication' } as const;
  const given = {
    type: 'give',
    leader: 1,
    to: 0,
    cards: [],
    communication: ['delorme'],
    military: [],
    engineering: [],
  } as const;

  test('[PA34] a planning token fills the sixth circle: nobody else is given a place there', () => {
    expect(five('maddocks', 'communication').refusal(given)).toBe('illegal rowFull');
    expect(five('maddocks', 'military').refusal(given)).toBe('accepted');
    expect(five('ambler', 'communication').refusal(given)).toBe('illegal rowFull');
  });

  test('[PA34] to recruit spends the token, and so makes room; Ambler keeps his', () => {
    const after = five('maddocks', 'communication').move(recruit).leader();
    expect(after).toMatchObject({ planned: undefined, rows: { communication: ['brancusi', 'eskola'] } });
    expect(five('ambler', 'communication').refusal(recruit)).toBe('illegal rowFull');
    expect(five('ambler', 'military').refusal(recruit)).toBe('accepted');
  });

  test('[PA34] six is the highest level, whatever lies in the row', () => {
    const play = laid([
      {
        character: 'maddocks',
        city: 32,
        planned: 'communication',
        allies: [
          ['brancusi', 'communication'],
          ['delorme', 'communication'],
        ],
      },
    ]);
    expect(play.move({ type: 'incite', leader: 0 }).heard('drew')[0]?.['cards']).toHaveLength(6);
  });
});

describe('limited actions', () => {
  test('[PA13] they share the circles of the city, for good', () => {
    const play = laid([{ character: 'adams', city: 29 }], {
      decks: { clue: ['fail', 'fail'], heroic: ['fail', 'fail'] },
    })
      .move({ type: 'investigate', leader: 0 })
      .move({ type: 'incite', leader: 0 });
    expect(play.table.used[29]).toBe(2);
    expect(play.refusal({ type: 'search', leader: 0 })).toBe('illegal cityExhausted');
    expect(play.done().refusal({ type: 'search', leader: 0 })).toBe('illegal cityExhausted');
  });

  test.each([
    ['investigate', 'clue', 3],
    ['incite', 'heroic', 3],
    ['search', 'object', 1],
  ] as const)('[PA14] to %s draws %s cards: %i', (type, deck, level) => {
    const play = laid([{ character: 'llewellyn', city: 32 }], { opening: { reds: [] } });
    const drawn = play.move({ type, leader: 0 }).leader().drawn;
    const extra = type === 'investigate' ? 1 : 0;
    expect(drawn?.deck).toBe(deck);
    expect(drawn?.cards).toHaveLength(level + extra);
    const held = laid([{ character: 'llewellyn', city: 32 }], { opening: { reds: [[32, level - 1]] } });
    expect(level === 1 || held.move({ type, leader: 0 }).leader().drawn?.cards.length === 1 + extra).toBe(true);
  });

  test('[PA14] nothing to draw with is not allowed', () => {
    const play = laid([{ character: 'llewellyn', city: 32 }], { opening: { reds: [[32, 3]] } });
    expect(play.whyNot({ type: 'incite', leader: 0 })).toEqual({ code: 'skillTooLow', have: 0, need: 1 });
  });

  test('[PA15] one is kept for all to use, the others are discarded', () => {
    const play = laid([{ character: 'ambler', city: 32, planned: 'military' }], {
      decks: { clue: ['ne', 'town', 'sw'], heroic: ['air', 'slow'] },
    });
    const drawn = play.move({ type: 'investigate', leader: 0 });
    expect(drawn.leader().drawn).toEqual({ deck: 'clue', cards: ['ne', 'town'], keep: 1 });
    const kept = drawn.move({ type: 'keep', leader: 0, card: 'town' });
    expect(kept.table.clues).toEqual(['town']);
    expect(kept.table.discards.clue).toEqual(['ne']);
    expect(kept.leader().drawn).toBeUndefined();
    const heroic = kept.move({ type: 'incite', leader: 0 }).move({ type: 'keep', leader: 0, card: 'slow' });
    expect(heroic.table.heroics).toEqual(['slow']);
    expect(heroic.leader().actions).toBe(2);
    expect(heroic.table.decks).toEqual({ clue: 78, heroic: 48, object: 64 });
  });

  test('[PA15] an object goes to the inventory', () => {
    const play = laid([{ character: 'grazzini', city: 32 }], { decks: { object: ['timer', 'tools'] } });
    const kept = play.move({ type: 'search', leader: 0 }).move({ type: 'keep', leader: 0, card: 'timer' });
    expect(kept.leader().inventory).toEqual(['timer']);
    expect(kept.table.discards.object).toEqual(['tools']);
  });

  test('[PA16] a fail is never kept; nothing but fails is over at once', () => {
    const play = laid([{ character: 'grazzini', city: 32 }], { decks: { clue: ['fail', 'ne', 'fail', 'fail'] } });
    const drawn = play.move({ type: 'investigate', leader: 0 });
    expect(drawn.refusal({ type: 'keep', leader: 0, card: 'fail' })).toBe('illegal notHeld');
    const again = drawn.move({ type: 'keep', leader: 0, card: 'ne' }).move({ type: 'investigate', leader: 0 });
    expect(again.leader().drawn).toBeUndefined();
    expect(again.table.discards.clue).toEqual(['fail', 'fail', 'fail']);
  });

  test('[PA17] the discard is shuffled under a deck that runs out', () => {
    const all = laid([{ character: 'grazzini', city: 32 }]).match.server.decks.clue;
    const play = laid([{ character: 'grazzini', city: 32 }], {
      opening: { discards: { clue: all.slice(1) } },
      decks: { clue: [all[0]!] },
    });
    expect(play.table.decks.clue).toBe(1);
    const drawn = play.move({ type: 'investigate', leader: 0 });
    expect(drawn.heard('reshuffled')).toHaveLength(1);
    expect(drawn.leader().drawn?.cards[0]).toBe(all[0]);
    expect(drawn.table.decks.clue).toBe(78);
    const cards = [...(drawn.leader().drawn?.cards ?? []), ...drawn.match.server.decks.clue];
    expect(cards.toSorted()).toEqual(all.toSorted());
  });

  test('[PA17] too few cards are all drawn; none is no drawing', () => {
    const six = (first: 'brancusi' | 'eskola', second: 'delorme' | 'fairchild') =>
      [
        [first, 'communication'],
        [second, 'communication'],
      ] as const;
    const pile = laid(['stark']).match.server.decks.heroic;
    const row = pile.filter((card) => card !== 'fail').slice(4) as never[];
    const fails = Array.from({ length: 5 }, () => 'fail' as const);
    const play = laid(
      [
        { character: 'maddocks', city: 32, allies: six('brancusi', 'delorme') },
        { character: 'randles', city: 32, allies: six('eskola', 'fairchild') },
        { character: 'llewellyn', city: 32 },
        { character: 'grazzini', city: 26 },
      ],
      { opening: { heroics: row }, decks: { heroic: ['chief', ...fails, 'chief', ...fails, 'chief', 'chief'] } },
    );
    const twice = play.move({ type: 'incite', leader: 0 }).move({ type: 'incite', leader: 1 });
    expect(twice.leader(0).drawn?.cards).toHaveLength(6);
    expect(twice.leader(1).drawn?.cards).toHaveLength(6);
    const rest = twice.move({ type: 'incite', leader: 2 });
    expect(rest.leader(2).drawn?.cards).toEqual(['chief', 'chief']);
    expect(rest.refusal({ type: 'incite', leader: 3 })).toBe('illegal noCards');
  });

  test('[PA18] all of it may be let go', () => {
    const play = laid([{ character: 'grazzini', city: 32 }], { decks: { clue: ['ne', 'se'] } });
    const after = play.move({ type: 'investigate', leader: 0 }).move({ type: 'letGo', leader: 0 });
    expect(after.table.clues).toEqual([]);
    expect(after.table.discards.clue).toEqual(['ne', 'se']);
  });

  test('[PT6] first the choice, then the next action', () => {
    const play = laid(
      [
        { character: 'grazzini', city: 32 },
        { character: 'stark', city: 21 },
      ],
      { decks: { clue: ['ne', 'se'] } },
    ).move({
      type: 'investigate',
      leader: 0,
    });
    expect(play.refusal({ type: 'move', leader: 0, to: 25 })).toBe('illegal chooseFirst');
    expect(play.refusal({ type: 'done' }, 0)).toBe('illegal chooseFirst');
    expect(play.refusal({ type: 'move', leader: 1, to: 25 })).toBe('accepted');
    expect(play.refusal({ type: 'done' }, 1)).toBe('accepted');
  });
});

describe('the inventory', () => {
  const full = () =>
    laid([{ character: 'grazzini', city: 32, inventory: ['timer', 'timer', 'bomb', 'explosive'], active: 'tools' }], {
      decks: { object: ['camouflage', 'detonator'] },
    });

  test('[PA21] four cards; room is made by discarding, for nothing', () => {
    const drawn = full().move({ type: 'search', leader: 0 });
    expect(drawn.refusal({ type: 'keep', leader: 0, card: 'detonator' })).toBe('illegal inventoryFull');
    const roomy = drawn.move({ type: 'discard', leader: 0, card: 'timer' });
    expect(roomy.table.discards.object).toEqual(['timer']);
    const kept = roomy.move({ type: 'keep', leader: 0, card: 'detonator' });
    expect(kept.leader()).toMatchObject({ actions: 1, inventory: ['timer', 'bomb', 'explosive', 'detonator'] });
  });

  test('[PA21] a clue needs no room', () => {
    const play = laid([{ character: 'grazzini', city: 32, inventory: ['timer', 'timer', 'bomb', 'bomb'] }], {
      decks: { clue: ['ne', 'se'] },
    }).move({ type: 'investigate', leader: 0 });
    expect(play.whyNot({ type: 'keep', leader: 0, card: 'ne' })).toBeUndefined();
    expect(play.move({ type: 'keep', leader: 0, card: 'ne' }).table.clues).toEqual(['ne']);
  });

  test('[PA21] a bomb goes back to its pile; what is worn can be discarded too', () => {
    const play = full()
      .move({ type: 'discard', leader: 0, card: 'bomb' })
      .move({ type: 'discard', leader: 0, card: 'tools' });
    expect(play.table.bombPool).toBe(10);
    expect(play.leader().active).toBeUndefined();
    expect(play.table.discards.object).toEqual(['tools']);
    expect(play.refusal({ type: 'discard', leader: 0, card: 'tools' })).toBe('illegal notHeld');
  });

  test('[PA22] an upgrade is worn at once, and the old one kept', () => {
    const play = full().move({ type: 'discard', leader: 0, card: 'timer' }).move({ type: 'search', leader: 0 });
    const worn = play.move({ type: 'wear', leader: 0, card: 'camouflage' });
    expect(worn.leader().active).toBe('camouflage');
    expect(worn.leader().inventory).toEqual(['timer', 'bomb', 'explosive', 'tools']);
    expect(worn.table.discards.object).toEqual(['timer', 'detonator']);
    expect(full().refusal({ type: 'wear', leader: 0, card: 'camouflage' })).toBe('illegal nothingDrawn');
  });

  test('[PA33] with a full inventory, what was worn is discarded for it', () => {
    const worn = full().move({ type: 'search', leader: 0 }).move({ type: 'wear', leader: 0, card: 'camouflage' });
    expect(worn.leader()).toMatchObject({
      active: 'camouflage',
      inventory: ['timer', 'timer', 'bomb', 'explosive'],
      drawn: undefined,
    });
    expect(worn.table.discards.object).toEqual(['tools', 'detonator']);
  });
});

describe('killing', () => {
  test('[PA19] Military must exceed the occupation; one red goes', () => {
    const at = (reds: number) => laid([{ character: 'caygill', city: 32 }], { opening: { reds: [[32, reds]] } });
    expect(at(2).move({ type: 'kill', leader: 0, at: 32 }).reds(32)).toBe(1);
    expect(at(3).whyNot({ type: 'kill', leader: 0, at: 32 })).toEqual({ code: 'skillTooLow', have: 0, need: 1 });
    expect(at(0).refusal({ type: 'kill', leader: 0, at: 32 })).toBe('illegal nobodyToKill');
    expect(at(2).move({ type: 'kill', leader: 0, at: 32 }).table.redPool).toBe(49);
  });

  test('[PA19] blacks cannot be killed', () => {
    const play = laid([{ character: 'stark', city: 28 }], { opening: { blacks: [[28, 1]] } });
    expect(play.refusal({ type: 'kill', leader: 0, at: 28 })).toBe('illegal nobodyToKill');
  });

  test('[PA19] only where one is', () => {
    const play = laid([{ character: 'stark', city: 28 }], { opening: { reds: [[16, 1]] } });
    expect(play.refusal({ type: 'kill', leader: 0, at: 16 })).toBe('illegal tooFar');
  });
});

describe('bombs and bases', () => {
  const PARTS = ['explosive', 'detonator', 'timer'] as const;

  test('[PA24] three parts and Engineering 4 make a bomb', () => {
    const play = laid([{ character: 'courtenay', city: 28, inventory: [...PARTS, 'timer'] }]).move({
      type: 'craft',
      leader: 0,
    });
    expect(play.leader()).toMatchObject({ actions: 1, inventory: ['timer', 'bomb'] });
    expect(play.table.discards.object.toSorted()).toEqual(PARTS.toSorted());
    expect(play.table.bombPool).toBe(9);
  });

  test('[PA24] [PT5] a soldier is one too many; so is a missing part', () => {
    const watched = laid([{ character: 'courtenay', city: 28, inventory: PARTS }], { opening: { reds: [[28, 1]] } });
    expect(watched.whyNot({ type: 'craft', leader: 0 })).toEqual({ code: 'skillTooLow', have: 3, need: 4 });
    const lacking = laid([{ character: 'courtenay', city: 28, inventory: ['explosive', 'explosive', 'timer'] }]);
    expect(lacking.whyNot({ type: 'craft', leader: 0 })).toEqual({ code: 'partsMissing', have: 2, need: 3 });
  });

  test('[PA24] there are ten bombs', () => {
    const hoard = ['bomb', 'bomb', 'bomb', 'bomb'] as const;
    const play = laid([
      { character: 'courtenay', city: 28, inventory: [...PARTS, 'bomb'] },
      { character: 'stark', inventory: hoard },
      { character: 'adams', inventory: hoard },
      { character: 'tasker', inventory: ['bomb'] },
    ]);
    expect(play.refusal({ type: 'craft', leader: 0 })).toBe('illegal noBombLeft');
  });

  const bomber = (reds: readonly (readonly [number, number])[] = []) =>
    laid(
      [
        { character: 'caygill', city: 32, inventory: ['bomb'] },
        { character: 'adams', city: 28 },
      ],
      {
        opening: { bases: [32], reds },
      },
    );

  test('[PA25] a bomb and Military 3 destroy a base', () => {
    const play = bomber().move({ type: 'sabotage', leader: 0 });
    expect(play.table.bases).toEqual([{ city: 32, destroyed: true }]);
    expect(play.leader().inventory).toEqual([]);
    expect(play.table.bombPool).toBe(10);
    expect(play.refusal({ type: 'sabotage', leader: 0 })).toBe('illegal baseDestroyed');
  });

  test('[PA25] not without a bomb, a base or the skill', () => {
    expect(bomber([[32, 1]]).whyNot({ type: 'sabotage', leader: 0 })).toEqual({
      code: 'skillTooLow',
      have: 2,
      need: 3,
    });
    expect(bomber().refusal({ type: 'sabotage', leader: 1 })).toBe('illegal noBase');
    const bare = laid([{ character: 'caygill', city: 32 }], { opening: { bases: [32] } });
    expect(bare.refusal({ type: 'sabotage', leader: 0 })).toBe('illegal noBomb');
  });

  test('[PA26] city and neighbours lose one red each, and every leader gains a token', () => {
    const play = laid([{ character: 'stark', city: 32, inventory: ['bomb'] }, 'adams'], {
      opening: {
        bases: [32],
        reds: [
          [32, 1],
          [13, 2],
          [10, 1],
          [5, 1],
        ],
        blacks: [[25, 1]],
      },
    }).move({ type: 'sabotage', leader: 0 });
    expect([32, 13, 10, 5].map((city) => play.reds(city))).toEqual([0, 1, 0, 1]);
    expect(play.table.blacks[25]).toBe(1);
    expect(play.table.leaders.map(({ tokens }) => tokens)).toEqual([1, 1]);
    expect(play.table.tokenPool).toBe(42);
  });

  test('[PA30] an empty reserve gives none, and spent tokens refill it', () => {
    const play = laid([{ character: 'stark', city: 32, inventory: ['bomb'], tokens: 43 }, 'adams'], {
      opening: { bases: [32], heroics: ['slow'] },
    });
    const after = play.move({ type: 'sabotage', leader: 0 });
    expect(after.table.leaders.map(({ tokens }) => tokens)).toEqual([44, 0]);
    expect(after.table.tokenPool).toBe(0);
    expect(after.move({ type: 'heroic', leader: 0, card: 'slow', way: 'minor' }).table.tokenPool).toBe(1);
  });
});

describe('locating a base', () => {
  const clued = (options = {}) =>
    laid([{ character: 'stark', city: 28 }, 'adams'], {
      options,
      opening: { clues: ['capital', 'nw', 'village', 'capital'] },
    });

  test('[PA27] [PA28] cards that leave one city put a base there, for nothing, and a token to a leader of choice', () => {
    const play = clued().move({ type: 'locate', clues: ['capital', 'nw'], to: 1 }, 0);
    expect(play.table.bases).toEqual([{ city: 27, destroyed: false }]);
    expect(play.table.clues).toEqual(['village', 'capital']);
    expect(play.table.discards.clue).toEqual(['capital', 'nw']);
    expect(play.table.leaders.map(({ tokens, actions }) => [tokens, actions])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('[PA27] more than one city, none at all, an idle card, a card that is not there', () => {
    const locate = (...clues: readonly ('capital' | 'nw' | 'village' | 'ne')[]) =>
      clued().whyNot({ type: 'locate', clues, to: 0 });
    expect(locate('capital')).toEqual({ code: 'notOneCity', have: 4, need: 1 });
    expect(locate('capital', 'village')).toEqual({ code: 'notOneCity', have: 0, need: 1 });
    expect(locate('capital', 'ne')).toEqual({ code: 'cardNotThere' });
    const idle = laid(['stark'], { opening: { clues: ['capital', 'nw', 'country'] } });
    expect(idle.refusal({ type: 'locate', clues: ['country', 'capital', 'nw'], to: 0 })).toBe('illegal idleClue');
  });

  test('[PA30] with the reserve empty a base is located all the same', () => {
    const play = laid([{ character: 'stark', tokens: 44 }, 'adams'], { opening: { clues: ['capital', 'nw'] } });
    const after = play.move({ type: 'locate', clues: ['capital', 'nw'], to: 1 });
    expect(after.table.bases).toHaveLength(1);
    expect([after.leader(1).tokens, after.table.tokenPool]).toEqual([0, 0]);
  });

  test('[PA29] one base in a city, and no more than there are', () => {
    const again = laid(['stark'], { opening: { clues: ['capital', 'nw', 'ne'], destroyed: [27] } });
    expect(again.refusal({ type: 'locate', clues: ['capital', 'nw'], to: 0 })).toBe('illegal baseAlreadyThere');
    expect(again.refusal({ type: 'locate', clues: ['capital', 'ne'], to: 0 })).toBe('accepted');
    const all = laid(['stark'], { opening: { clues: ['capital', 'nw'], bases: [1, 2], destroyed: [3] } });
    expect(all.refusal({ type: 'locate', clues: ['capital', 'nw'], to: 0 })).toBe('illegal allBasesFound');
    const hard = laid(['stark'], {
      options: { difficulty: 'hard' },
      opening: { clues: ['capital', 'nw'], bases: [1, 2], destroyed: [3] },
    });
    expect(hard.refusal({ type: 'locate', clues: ['capital', 'nw'], to: 0 })).toBe('accepted');
  });
});
