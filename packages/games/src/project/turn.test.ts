import type { Seat } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { HOUSE_BOX } from './data/house.ts';
import { neighboursOf } from './island.ts';
import { laid } from './testing/table.ts';

describe('all at once', () => {
  test('[PT1] any order, as many as one likes', () => {
    const play = laid([
      { character: 'stark', city: 28 },
      { character: 'adams', city: 28 },
    ])
      .move({ type: 'move', leader: 1, to: 16 })
      .move({ type: 'move', leader: 0, to: 16 })
      .move({ type: 'move', leader: 0, to: 39 })
      .move({ type: 'move', leader: 1, to: 28 });
    expect(play.table.leaders.map(({ city, actions }) => [city, actions])).toEqual([
      [39, 2],
      [28, 2],
    ]);
    expect(play.match.turn.may).toEqual([0, 1]);
  });

  test('[PT4] whoever is done moves no more; when all are, the army moves', () => {
    const play = laid([
      { character: 'stark', city: 28 },
      { character: 'adams', city: 28 },
    ]).move({ type: 'done' }, 0);
    expect(play.refusal({ type: 'move', leader: 0, to: 16 })).toBe('illegal youAreDone');
    expect(play.whyNot({ type: 'move', leader: 0, to: 16 })).toEqual({ code: 'youAreDone' });
    const next = play.move({ type: 'done' }, 1);
    expect(next.table).toMatchObject({ turn: 2, done: [false, false] });
    expect(next.question).toBeGreaterThan(play.question);
  });

  test('[PT11] done is taken back until the last is done', () => {
    const play = laid([
      { character: 'stark', city: 28 },
      { character: 'adams', city: 28 },
    ]);
    expect(play.refusal({ type: 'notDone' }, 0)).toBe('illegal illegal');
    const back = play.move({ type: 'done' }, 0).move({ type: 'notDone' }, 0);
    expect(back.told).toEqual([{ type: 'unfinished', to: 'all', seat: 0 }]);
    expect(back.table).toMatchObject({ turn: 1, done: [false, false] });
    expect(back.match.game.waitsFor?.(back.table)).toEqual([0, 1]);
    const acted = back.move({ type: 'move', leader: 0, to: 16 }).move({ type: 'done' }, 1);
    expect(acted.table.turn).toBe(1);
    const over = acted.move({ type: 'done' }, 0);
    expect(over.heard('armyBegan')).toMatchObject([{ actions: 1 }]);
    expect(over.refusal({ type: 'notDone' }, 1)).toBe('illegal illegal');
  });

  test('[PT11] [PK3] nothing is taken back during a pause', () => {
    const paused = laid(['stark', 'adams'], { options: { clock: 'wall' } })
      .move({ type: 'done' }, 0)
      .move({ type: 'pause', on: true }, 0)
      .move({ type: 'pause', on: true }, 1);
    expect(paused.refusal({ type: 'notDone' }, 0)).toBe('illegal paused');
  });

  test('[PT9] a seat moves only its own leaders, and all of them', () => {
    const play = laid([
      { character: 'stark', city: 28, seat: 0 },
      { character: 'adams', city: 28, seat: 0 },
      { character: 'tasker', city: 28, seat: 1 },
    ]);
    expect(play.refusal({ type: 'move', leader: 2, to: 16 }, 0)).toBe('illegal notYourLeader');
    expect(play.refusal({ type: 'move', leader: 3, to: 16 }, 0)).toBe('illegal notYourLeader');
    expect(play.refusal({ type: 'move', leader: 1, to: 16 }, 0)).toBe('accepted');
    const busy = play
      .move({ type: 'move', leader: 0, to: 16 })
      .move({ type: 'move', leader: 1, to: 16 })
      .move({ type: 'move', leader: 1, to: 28 })
      .done();
    expect(busy.heard('armyBegan')).toMatchObject([{ actions: 2 }]);
  });

  test('[PT8] the plan board costs nothing and is wiped at the end of the turn', () => {
    const play = laid([{ character: 'stark', city: 28 }, 'adams'])
      .move({ type: 'intend', leader: 0, action: 'sabotage' })
      .move({ type: 'mark', leader: 0, at: 41 });
    expect(play.leader()).toMatchObject({ intends: 'sabotage', marks: 41, actions: 0 });
    expect(play.move({ type: 'intend', leader: 0, action: 'nothing' }).leader().intends).toBeUndefined();
    expect(play.done().leader()).toMatchObject({ intends: undefined, marks: undefined });
  });

  const pair = () =>
    laid([
      { character: 'stark', city: 28 },
      { character: 'adams', city: 28 },
    ]);

  test('[PT7] given up as soon as all wish it, whether they have acted, are done, or neither', () => {
    const acted = pair().move({ type: 'move', leader: 0, to: 16 }).move({ type: 'giveUp', on: true }, 0);
    expect(acted.outcome).toBeUndefined();
    expect(acted.refusal({ type: 'giveUp', on: true }, 0)).toBe('illegal illegal');
    const over = acted.move({ type: 'done' }, 1).move({ type: 'giveUp', on: true }, 1);
    expect(over.outcome).toBe('gaveUp');
    expect(over.match.outcome?.degrees).toEqual(['lost', 'lost']);
    expect(over.heard('armyBegan')).toEqual([]);
  });

  test('[PT7] a wish to give up ends nobody’s turn, outlives it, and can be taken back', () => {
    const wished = pair().move({ type: 'giveUp', on: true }, 0);
    expect(wished.table).toMatchObject({ givesUp: [true, false], done: [false, false] });
    expect(wished.refusal({ type: 'move', leader: 0, to: 16 })).toBe('accepted');
    const next = wished.move({ type: 'done' }, 0).move({ type: 'done' }, 1);
    expect(next.table).toMatchObject({ turn: 2, givesUp: [true, false] });
    const back = next.move({ type: 'giveUp', on: false }, 0).move({ type: 'giveUp', on: true }, 1);
    expect(back.table.givesUp).toEqual([false, true]);
    expect(back.outcome).toBeUndefined();
    expect(back.move({ type: 'giveUp', on: true }, 0).outcome).toBe('gaveUp');
  });

  test('[PT7] in a match stored before, giving up ended the seat’s turn and was over with the turn', () => {
    const { match } = pair();
    const gaveUp = match.game.see(match.table, [{ type: 'finished', to: 'all', seat: 0 as Seat, givesUp: true }]);
    expect(gaveUp).toMatchObject({ done: [true, false], givesUp: [true, false] });
    const turned = match.game.see(gaveUp, [{ type: 'turned', to: 'all', turn: 2 }]);
    expect(turned).toMatchObject({ done: [false, false], givesUp: [false, false] });
  });

  test('[PT4] nobody waits for whoever is done, though they may still wish to give up', () => {
    const play = pair().move({ type: 'done' }, 0);
    expect(play.match.game.waitsFor?.(play.table)).toEqual([1]);
  });
});

describe('the clock', () => {
  const wall = (options = {}) =>
    laid(
      [
        { character: 'stark', city: 28 },
        { character: 'adams', city: 28 },
      ],
      { options: { clock: 'wall', ...options } },
    );
  const pulse = (play: ReturnType<typeof wall>) => play.match.game.pulse?.(play.table);

  test('[PK1] a tick makes the invasion faster', () => {
    const play = wall();
    expect(play.match.turn.may).toEqual([0, 1, 'clock']);
    expect(play.table.speed).toBe(1);
    const faster = play.move({ type: 'tick' } as never, 'clock');
    expect(faster.table.speed).toBe(2);
    expect(faster.question).toBe(play.question);
    expect(play.refusal({ type: 'tick' } as never, 0)).toBe('illegal illegal');
  });

  test('[PK1] every 25 minutes, or as the table says', () => {
    expect(pulse(wall())).toEqual({ everyMs: 25 * 60_000, paused: false });
    expect(pulse(wall({ minutesPerStep: 7 }))).toEqual({ everyMs: 7 * 60_000, paused: false });
  });

  test('[PK2] a step counts for the army’s turn that follows', () => {
    const play = wall()
      .move({ type: 'plan', leader: 0, skill: 'communication' })
      .move({ type: 'tick' } as never, 'clock')
      .done();
    expect(play.heard('armyBegan')).toEqual([{ type: 'armyBegan', to: 'all', actions: 1, speed: 2 }]);
    expect(play.heard('added')).toMatchObject([{ count: 2 }]);
  });

  test('[PK3] paused when all want it, until one does not', () => {
    const one = wall().move({ type: 'pause', on: true }, 0);
    expect(pulse(one)?.paused).toBe(false);
    expect(one.refusal({ type: 'move', leader: 0, to: 16 })).toBe('accepted');
    expect(one.refusal({ type: 'pause', on: true }, 0)).toBe('illegal illegal');
    const both = one.move({ type: 'pause', on: true }, 1);
    expect(pulse(both)?.paused).toBe(true);
    expect(both.match.turn.may).toEqual([0, 1]);
    expect(both.refusal({ type: 'move', leader: 0, to: 16 })).toBe('illegal paused');
    expect(both.refusal({ type: 'done' }, 0)).toBe('illegal paused');
    const on = both.move({ type: 'pause', on: false }, 1);
    expect(pulse(on)?.paused).toBe(false);
    expect(on.refusal({ type: 'move', leader: 0, to: 16 })).toBe('accepted');
  });

  test('[PK3] whoever ends a pause ends it for all: nobody’s wish for it is left', () => {
    const paused = wall().move({ type: 'pause', on: true }, 0).move({ type: 'pause', on: true }, 1);
    const on = paused.move({ type: 'pause', on: false }, 1);
    expect(on.table.wantsPause).toEqual([false, false]);
    expect(pulse(on.move({ type: 'pause', on: true }, 1))?.paused).toBe(false);
    const back = wall().move({ type: 'pause', on: true }, 0).move({ type: 'pause', on: false }, 0);
    expect(back.table.wantsPause).toEqual([false, false]);
  });

  test('[PK3] whoever declines a pause that another asks for ends the asking for all, and it is known who', () => {
    expect(wall().refusal({ type: 'pause', on: false }, 1)).toBe('illegal illegal');
    const asked = wall().move({ type: 'pause', on: true }, 0);
    const off = asked.move({ type: 'pause', on: false }, 1);
    expect(off.table).toMatchObject({ wantsPause: [false, false], pauseDeclined: { by: 1, to: [0] } });
    expect(off.refusal({ type: 'pause', on: false }, 1)).toBe('illegal illegal');
    const again = off.move({ type: 'pause', on: true }, 0);
    expect(again.table).toMatchObject({ wantsPause: [true, false], pauseDeclined: undefined });
    expect(again.move({ type: 'pause', on: false }, 0).table.pauseDeclined).toBeUndefined();
  });

  test('[PK3] in a match stored before, the wishes of the others outlived the pause', () => {
    const { match } = wall().move({ type: 'pause', on: true }, 0).move({ type: 'pause', on: true }, 1);
    const on = match.game.see(match.table, [{ type: 'wishedPause', to: 'all', seat: 1 as Seat, on: false }]);
    expect(on.wantsPause).toEqual([true, false]);
  });

  test('[PK3] whoever is done can still pause', () => {
    const play = wall().move({ type: 'done' }, 0);
    expect(play.refusal({ type: 'move', leader: 0, to: 16 })).toBe('illegal youAreDone');
    expect(play.refusal({ type: 'pause', on: true }, 0)).toBe('accepted');
  });

  test('[PK4] by the actions of the army: faster after every so many of them, however long the turns', () => {
    const play = laid(['stark'], { options: { clock: 'actions', actionsPerStep: 3 } });
    expect(pulse(play)).toBeUndefined();
    expect(play.match.turn.may).toEqual([0]);
    const walked = (now: typeof play, steps: number): typeof play =>
      steps === 0
        ? now.done()
        : walked(
            now.move({ type: 'move', leader: 0, to: neighboursOf(HOUSE_BOX, now.table.leaders[0]!.city)[0]! }),
            steps - 1,
          );
    const speeds: number[] = [];
    let now = play;
    for (const steps of [2, 2, 0, 6, 1, 1]) {
      now = walked(now, steps);
      speeds.push(now.table.speed);
    }
    expect(speeds).toEqual([1, 2, 2, 4, 4, 5]);
  });

  test('[PK4] off: never', () => {
    const play = laid(['stark']);
    expect(pulse(play)).toBeUndefined();
    expect(play.refusal({ type: 'pause', on: true }, 0)).toBe('illegal noClock');
    expect(Array.from({ length: 30 }).reduce<typeof play>((now) => now.done(), play).table.speed).toBe(1);
  });

  test('[PK5] a last turn', () => {
    const play = laid(['stark'], { options: { lastTurn: 2 } }).done();
    expect(play.outcome).toBeUndefined();
    expect(play.done().outcome).toBe('lastTurn');
  });
});
