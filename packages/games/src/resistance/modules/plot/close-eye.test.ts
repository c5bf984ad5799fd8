import { seatsOf } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { type PlotTable, plotTable } from './testing/plot-table.ts';

// Five players: seats 0 and 1 are the spies.
const held = plotTable(5, ['closeEye']).gives(4);

const saw = (play: PlotTable) => play.facts('saw').map(({ to, of, card }) => ({ to, of, card }));

describe('Keeping a Close Eye on You', () => {
  const laid = held.propose(0, 2).approve().play('fail', 'success');

  test('[PL20] when all cards are laid, the holder looks at one', () => {
    expect(laid.asked).toEqual(['plot.closeEye.chance', 4]);
    expect(laid.table.laid).toBe(1);
    expect(laid.options(4)).toEqual([{ type: 'pass' }, { type: 'name', seat: { one: [0, 2] } }]);
    const looked = laid.name(4, 0);
    expect(saw(looked)).toEqual([{ to: [4], of: 0, card: 'fail' }]);
    expect(looked.facts('plot.eyed')).toEqual([{ type: 'plot.eyed', to: 'all', mission: 1, seat: 4, of: 0 }]);
    expect(looked.secret(4).saw).toHaveLength(1);
    for (const seat of [0, 1, 2, 3]) expect(looked.secret(seat).saw).toEqual([]);
    expect(looked.held(4)).toEqual([]);
    expect(looked.table.results[0]?.success).toBe(false);
  });

  test('[PL13] [PL20] whoever passes keeps the card', () => {
    const passed = laid.pass(4);
    expect(passed.table.results).toHaveLength(1);
    expect(passed.held(4)).toEqual(['closeEye']);
  });

  test('[PL20] not at one’s own card', () => {
    const own = held.propose(0, 4).approve().play();
    expect(own.names(4)).toEqual([0]);
    expect(own.refusal(4, { type: 'name', seat: 4 })).toBe('illegal cannotBeUsed');
  });
});

describe('a card is looked at once', () => {
  const two = plotTable(7, ['closeEye', 'closeEye']);

  test('[PL21] not at a card that another holder has seen', () => {
    const laid = two.gives(5, 3).propose(0, 1).approve().play();
    expect(laid.asked).toEqual(['plot.closeEye.chance', 3]);
    const looked = laid.name(3, 0);
    expect(looked.asked).toEqual(['plot.closeEye.chance', 5]);
    expect(looked.names(5)).toEqual([1]);
    expect(laid.pass(3).names(5)).toEqual([0, 1]);
  });

  test('[PL13] [PL21] a holder who is left nothing to look at is not asked', () => {
    const laid = two.gives(1, 5).propose(1, 2).reject().propose(1, 2).reject().propose(1, 2).approve().play();
    expect(laid.asked).toEqual(['plot.closeEye.chance', 5]);
    const looked = laid.name(5, 2);
    expect(looked.table.results).toHaveLength(1);
    expect(looked.held(1)).toEqual(['closeEye']);
    expect(laid.name(5, 1).asked).toEqual(['plot.closeEye.chance', 1]);
  });

  test('[PL21] both cards of one holder, two looks', () => {
    const laid = two.gives(5, 5).propose(0, 1).approve().play('fail');
    const once = laid.name(5, 1);
    expect(once.asked).toEqual(['plot.closeEye.chance', 5]);
    expect(once.names(5)).toEqual([0]);
    expect(saw(once.name(5, 0))).toEqual([{ to: [5], of: 0, card: 'fail' }]);
    expect(once.name(5, 0).held(5)).toEqual([]);
    expect(once.pass(5).held(5)).toEqual(['closeEye']);
    expect(laid.pass(5).table.results).toHaveLength(1);
  });

  test('[PL21] two of them, and one card to look at', () => {
    const laid = two.gives(1, 1).propose(0, 1).approve().play();
    expect(laid.name(1, 0).table.results).toHaveLength(1);
    expect(laid.name(1, 0).held(1)).toEqual(['closeEye']);
  });

  test('[PL21] not at a card that lies face up', () => {
    const lit = plotTable(7, ['spotlight', 'closeEye']).gives(1, 6).propose(0, 1).approve().name(1, 0).play();
    expect(lit.asked).toEqual(['plot.closeEye.chance', 6]);
    expect(lit.names(6)).toEqual([1]);
    const own = plotTable(7, ['spotlight', 'closeEye']).gives(2, 1).propose(0, 1).approve().name(2, 0).play();
    expect(own.table.results).toHaveLength(1);
  });

  test('[PL21] on the next mission all cards are new', () => {
    const next = two.gives(5, 5).propose(0, 1).approve().play().name(5, 0).pass(5).gives(2, 3);
    const laid = next.propose(0, 1, 2).approve().play();
    expect(laid.table.round).toBe(2);
    expect(laid.asked).toEqual(['plot.closeEye.chance', 5]);
    expect(laid.names(5)).toEqual([0, 1, 2]);
  });
});

describe('before Sergeant and Trapper', () => {
  test('[PL22] the order of the steps', () => {
    const { steps } = plotTable(7, [], { modules: ['sergeant', 'trapper'] });
    const from = steps.indexOf('laid');
    expect(steps.slice(from, from + 6)).toEqual([
      'laid',
      'plot.expose',
      'plot.closeEye',
      'sergeant.order',
      'trapper.trap',
      'reveal',
    ]);
  });

  test('[PL22] a look at a card that the Trapper then sets aside', () => {
    const trapper = plotTable(5, ['closeEye'], { modules: ['trapper'] }).gives(4);
    const looked = trapper.propose(0, 2, 3).approve().play('fail').name(4, 0);
    expect(looked.asked).toEqual(['trapper.trap', 0]);
    expect(looked.name(0, 0).table.results[0]).toMatchObject({ success: true, cards: ['success', 'success'] });
  });

  test('[PL22] whoever saw a card that is swapped is told what it is now', () => {
    const sergeant = plotTable(5, ['closeEye'], { modules: ['sergeant'] }).gives(4);
    const looked = sergeant.propose(0, 2).name(0, 2).approve().play('fail').name(4, 0);
    expect(looked.asked).toEqual(['sergeant.order', 2]);
    const swapped = looked.name(2, 0);
    expect(swapped.table.results[0]?.success).toBe(true);
    expect(swapped.secret(4).saw.map(({ card }) => card)).toEqual(['fail', 'success']);
    for (const seat of [1, 3]) expect(swapped.secret(seat).saw).toEqual([]);
  });

  test('[PL22] a card that lay face up lies face up again', () => {
    const sergeant = plotTable(7, ['spotlight', 'openUp'], { modules: ['sergeant'] })
      .gives(5, 6)
      .name(6, 1);
    const laid = sergeant.propose(0, 4).name(0, 4).approve().name(5, 0).play('success').name(4, 0);
    expect(laid.table.exposed).toEqual([
      { mission: 1, seat: 0, card: 'success' },
      { mission: 1, seat: 0, card: 'fail' },
    ]);
  });

  test('[PL22] what a looker holds possible goes with the card that was swapped', () => {
    const sergeant = plotTable(5, ['closeEye'], { modules: ['sergeant'] }).gives(4);
    const swapped = sergeant.propose(0, 2).name(0, 2).approve().play('fail').name(4, 0).name(2, 0);
    for (const viewer of ['table', ...seatsOf(5)] as const) {
      for (const { played } of swapped.imagined(viewer, 5)) {
        expect(played[1]?.filter((card) => card === 'success')).toHaveLength(2);
      }
    }
  });
});
