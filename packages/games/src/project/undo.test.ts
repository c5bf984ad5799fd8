import { describe, expect, test } from 'vitest';
import { HOUSE_BOX } from './data/house.ts';
import { neighboursOf } from './island.ts';
import { city, laid, type TestMatch } from './testing/table.ts';

const HOME = 27;
const [NEXT = HOME, FAR = HOME] = neighboursOf(HOUSE_BOX, city(HOME));
const stark = { character: 'stark', city: HOME } as const;
const adams = { character: 'adams', city: HOME } as const;
const walked = (play = laid([stark, adams])): TestMatch => play.move({ type: 'move', leader: 0, to: NEXT });
const UNDO = { type: 'undo', leader: 0 } as const;
const NO_ALLIES = { communication: [], military: [], engineering: [] } as const;

describe('[PT12] the last move is taken back', () => {
  test('by the leader who made it: everything is as it was, and it does not count', () => {
    const before = laid([stark, adams]);
    const back = walked(before).move(UNDO);
    expect(back.told).toEqual([{ type: 'undone', to: 'all', leader: 0 }]);
    expect(back.table.leaders).toEqual(before.table.leaders);
    expect(back.done().heard('armyBegan')).toMatchObject([{ actions: 0 }]);
  });

  test('once: not what came before it, nor what was taken back', () => {
    expect(walked().move(UNDO).refusal(UNDO)).toBe('illegal nothingToUndo');
    const twice = walked().move({ type: 'move', leader: 0, to: HOME }).move(UNDO);
    expect(twice.leader().city).toBe(NEXT);
    expect(twice.leader().actions).toBe(1);
    expect(twice.refusal(UNDO)).toBe('illegal nothingToUndo');
    expect(laid([stark]).refusal(UNDO)).toBe('illegal nothingToUndo');
  });

  test('by nobody else', () => {
    expect(walked().refusal({ type: 'undo', leader: 1 })).toBe('illegal nothingToUndo');
    expect(walked().refusal(UNDO, 1)).toBe('illegal notYourLeader');
  });

  test('plans, gifts and rearranged teams too', () => {
    const play = laid([{ ...stark, inventory: ['tools', 'timer'] }, adams]);
    for (const move of [
      { type: 'plan', leader: 0, skill: 'military' },
      { type: 'give', leader: 0, to: 1, cards: [1], ...NO_ALLIES },
      { type: 'reorganise', leader: 0, wear: 'tools', ...NO_ALLIES },
    ] as const) {
      const done = play.move(move);
      expect(done.table.leaders).not.toEqual(play.table.leaders);
      expect(done.move(UNDO).table.leaders).toEqual(play.table.leaders);
    }
  });

  test('what a heroic card has left open is open again', () => {
    const play = laid([{ ...stark, tokens: 1 }], { opening: { heroics: ['road'] } }).move({
      type: 'transport',
      leader: 0,
      card: 'road',
      way: 'major',
      to: NEXT,
    });
    expect(play.refusal(UNDO)).toBe('illegal nothingToUndo');
    const back = play.move({ type: 'move', leader: 0, to: HOME }).move(UNDO);
    expect(back.leader().rest).toEqual({ of: 'road', left: 3 });
    expect(back.leader().actions).toBe(1);
  });

  test('not what has turned a token up', () => {
    for (const face of ['blank', 'haruno'] as const) {
      const play = laid([stark], { faces: [[NEXT, face]] });
      expect(walked(play).refusal(UNDO)).toBe('illegal nothingToUndo');
    }
  });

  test('not after anybody has acted, discarded or drawn', () => {
    const play = walked(laid([stark, { ...adams, inventory: ['timer'] }]));
    for (const move of [
      { type: 'move', leader: 1, to: FAR },
      { type: 'search', leader: 1 },
      { type: 'discard', leader: 1, card: 'timer' },
    ] as const) {
      expect(play.move(move).refusal(UNDO)).toBe('illegal nothingToUndo');
    }
    expect(play.done().refusal(UNDO)).toBe('illegal nothingToUndo');
  });

  test('but after what builds on nothing, which stays', () => {
    const play = walked()
      .move({ type: 'mark', leader: 1, at: FAR })
      .move({ type: 'intend', leader: 0, action: 'search' })
      .move({ type: 'giveUp', on: true }, 1)
      .move({ type: 'done' }, 1)
      .move(UNDO);
    expect(play.leader()).toMatchObject({ city: HOME, intends: 'search' });
    expect(play.leader(1).marks).toBe(FAR);
    expect(play.table).toMatchObject({ done: [false, true], givesUp: [false, true] });
  });

  test('a step of the clock takes nothing back', () => {
    const play = walked(laid([stark], { options: { clock: 'wall' } })).move({ type: 'tick' } as never, 'clock');
    expect(play.move(UNDO).table.speed).toBe(2);
  });

  test('not by a seat that is done', () => {
    const play = walked().move({ type: 'done' }, 0);
    expect(play.refusal(UNDO)).toBe('illegal youAreDone');
    expect(play.move({ type: 'notDone' }, 0).refusal(UNDO)).toBe('accepted');
  });
});
