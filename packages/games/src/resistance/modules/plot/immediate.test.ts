import { describe, expect, test } from 'vitest';
import { type PlotTable, plotTable } from './testing/plot-table.ts';

// Seven players: seats 0, 1 and 2 are the spies.

/** What a seat learned of another in the last call. */
const learned = (play: PlotTable) => play.facts('learned').map(({ to, about, side }) => ({ to, about, side }));

describe('the order', () => {
  test('[PL6] Establish Confidence first, then clockwise from the leader', () => {
    const nine = plotTable(9, ['overheard', 'openUp', 'establishConfidence']);
    expect(nine.give('overheard', 7).give('openUp', 2).asked).toEqual(['plot.give', 0]);
    const all = nine.gives(7, 2, 5);
    expect(all.asked).toEqual(['plot.establishConfidence', 0]);
    const opened = all.name(0, 1);
    expect(opened.asked).toEqual(['plot.openUp', 2]);
    expect(opened.name(2, 1).asked).toEqual(['plot.overheard', 7]);
    expect(opened.name(2, 1).name(7, 8).asked).toEqual(['propose', 0]);
  });

  test('[PL6] several for one player: as they came', () => {
    const seven = plotTable(7, ['overheard', 'openUp']);
    expect(seven.give('openUp', 3).give('overheard', 3).asked).toEqual(['plot.openUp', 3]);
    expect(seven.give('overheard', 3).give('openUp', 3).asked).toEqual(['plot.overheard', 3]);
  });

  test('[PL5] [PL6] an immediate card is done once, and nobody keeps it', () => {
    const played = plotTable(7, ['openUp', 'overheard']).gives(1, 2).name(1, 2).name(2, 3);
    expect(played.plots.held.flat()).toEqual([]);
    expect(played.propose(3, 4).approve().play().plots.given).toEqual([]);
  });
});

describe('looks', () => {
  test('[PL7] [PL8] Establish Confidence: the leader shows his side, whoever got the card', () => {
    const asked = plotTable(7, ['establishConfidence', 'closeEye']).gives(3, 4);
    expect(asked.asked).toEqual(['plot.establishConfidence', 0]);
    expect(asked.names(0)).toEqual([1, 2, 3, 4, 5, 6]);
    const shown = asked.name(0, 5);
    expect(learned(shown)).toEqual([{ to: [5], about: 0, side: 'spy' }]);
    expect(shown.facts('plot.looked')).toEqual([
      { type: 'plot.looked', to: 'all', card: 'establishConfidence', seat: 5, at: 0 },
    ]);
    expect(shown.secret(5).learned).toEqual([{ seat: 5, about: 0, side: 'spy', round: 1 }]);
    expect(shown.secret(3).learned).toEqual([]);
  });

  test('[PL7] [PL9] Open Up: the receiver shows his side, to the leader too', () => {
    const asked = plotTable(7, ['openUp', 'closeEye']).gives(3, 4);
    expect(asked.asked).toEqual(['plot.openUp', 3]);
    expect(asked.names(3)).toEqual([4, 5, 6, 0, 1, 2]);
    expect(asked.refusal(3, { type: 'name', seat: 3 })).toBe('illegal cannotBeNamed');
    expect(learned(asked.name(3, 0))).toEqual([{ to: [0], about: 3, side: 'resistance' }]);
  });

  test.each([
    [1, [2, 0]],
    [3, [4, 2]],
    [6, [0, 5]],
  ])('[PL10] Overheard Conversation: seat %i looks at a neighbour', (seat, beside) => {
    const asked = plotTable(7, ['overheard', 'closeEye']).gives(seat, 4);
    expect(asked.asked).toEqual(['plot.overheard', seat]);
    expect(asked.names(seat)).toEqual(beside);
    const [, other] = beside;
    const side = other! <= 2 ? 'spy' : 'resistance';
    expect(learned(asked.name(seat, other!))).toEqual([{ to: [seat], about: other, side }]);
  });

  test('[PL7] a look shows the side of a named character, not the name', () => {
    const layout = { modules: ['rogue'], extras: ['spyRogue', 'resistanceRogue'] } as const;
    const rogue = plotTable(7, ['openUp', 'closeEye'], layout);
    const seat = rogue.match.server.characters.indexOf('resistanceRogue');
    const shown = rogue.gives(seat, 6).name(seat, 1);
    expect(learned(shown)).toEqual([{ to: [1], about: seat, side: 'resistance' }]);
    expect(shown.secret(1).characters[seat]).toBeUndefined();
  });
});

describe('Take Responsibility', () => {
  test('[PL11] nothing happens where nobody else has a card', () => {
    expect(plotTable(5, ['takeResponsibility']).gives(2).asked).toEqual(['propose', 0]);
    const own = plotTable(7, ['takeResponsibility', 'closeEye']).gives(2, 2);
    expect(own.asked).toEqual(['propose', 0]);
    expect(own.held(2)).toEqual(['closeEye']);
  });

  test('[PL11] a card of the same round, from anybody else', () => {
    const asked = plotTable(9, ['takeResponsibility', 'closeEye', 'opinionMaker']).gives(4, 2, 7);
    expect(asked.asked).toEqual(['plot.takeResponsibility', 4]);
    expect(asked.options(4)).toEqual([
      { type: 'take', card: { one: ['opinionMaker'] }, from: { one: [7] } },
      { type: 'take', card: { one: ['closeEye'] }, from: { one: [2] } },
    ]);
    expect(asked.refusal(4, { type: 'take', card: 'closeEye', from: 7 })).toBe('illegal cannotBeTaken');
    const taken = asked.take(4, 'closeEye', 2);
    expect([taken.held(2), taken.held(4), taken.held(7)]).toEqual([[], ['closeEye'], ['opinionMaker']]);
    expect(taken.facts('plot.taken')).toEqual([{ type: 'plot.taken', to: 'all', card: 'closeEye', seat: 4, from: 2 }]);
  });

  test('[PL11] never an immediate one that waits', () => {
    const asked = plotTable(9, ['takeResponsibility', 'openUp', 'closeEye']).gives(1, 3, 5);
    expect(asked.options(1)).toEqual([{ type: 'take', card: { one: ['closeEye'] }, from: { one: [5] } }]);
    expect(asked.take(1, 'closeEye', 5).asked).toEqual(['plot.openUp', 3]);
  });

  test('[PL11] from the leader, who may hold cards of earlier rounds', () => {
    const asked = plotTable(5, ['closeEye', 'takeResponsibility'])
      .gives(1)
      .propose(2, 3)
      .approve()
      .play()
      .pass(1)
      .gives(4);
    expect(asked.table.leader).toBe(1);
    expect(asked.take(4, 'closeEye', 1).held(4)).toEqual(['closeEye']);
  });

  test('[PL12] an Opinion Maker binds whoever took it', () => {
    const play = plotTable(7, ['takeResponsibility', 'opinionMaker']).gives(4, 2).take(4, 'opinionMaker', 2);
    expect(play.propose(0, 1).asked).toEqual(['plot.opinionMaker', 4]);
  });
});
