import { GAMES, type GameId } from '@reseau/games';
import { neededOf } from '@reseau/protocol';
import { describe, expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { hasStandIns, phaseOf, players } from './room.ts';
import { roomView } from './view.ts';

const PEOPLE = ['Ann', 'Bob', 'Cy', 'Di', 'Ed'];
const five = () => new RoomScript().join(...PEOPLE).start();
const viewOf = ({ room, now }: RoomScript) =>
  roomView(room, { now: now.now, timings: now.timings, isOnline: () => true, awayFor: () => 0 });
const agree = (script: RoomScript, ...members: readonly string[]): RoomScript => {
  for (const member of members)
    expect(script.do(member, { do: 'agree', call: script.room.calls, yes: true })).toBe('ok');
  return script;
};
/** These want a clock; the others say nothing at all. */
const clocked = (script: RoomScript, caller: string, ...others: readonly string[]): RoomScript => {
  expect(script.do(caller, { do: 'call', kind: 'clock' })).toBe('ok');
  return agree(script, ...others).wait(script.now.timings.call);
};

describe('two of five who never answer', () => {
  test('hold up no match: the others agree on a clock, and it comes to its end', () => {
    const script = five();
    // Neither of the two is ever replaced: for that, four must agree.
    script.do('m1', { do: 'call', kind: 'replace', member: 'm4' });
    agree(script, 'm2', 'm3').wait(script.now.timings.call);
    expect(players(script.room)).toHaveLength(5);
    clocked(script, 'm2', 'm1', 'm3');
    let steps = 0;
    while (phaseOf(script.room) === 'playing' && steps < 200) {
      const { turn, sealed } = script.play.match;
      for (const seat of turn.must)
        if (seat < 3 && sealed[seat] === undefined && phaseOf(script.room) === 'playing')
          script.move(seat, turn.question);
      const [alarm] = script.alarms;
      if (alarm !== undefined) script.wait(alarm.at - script.now.now);
      steps += 1;
    }
    expect(phaseOf(script.room)).toBe('over');
    script.do('m1', { do: 'rematch' });
    // It was for that match.
    expect(viewOf(script).clocks).toEqual({ alone: 0, together: 0, talk: 0 });
  });

  test('and are never ready hold it up no longer either', () => {
    const script = new RoomScript().join(...PEOPLE).deal();
    for (const id of ['m1', 'm2', 'm3']) script.do(id, { do: 'ready' });
    expect(script.wait(3_600_000).room.proceedings?.roles).toBeDefined();
    clocked(script, 'm3', 'm1', 'm2');
    expect(script.alarms).toMatchObject([{ kind: 'begin', at: script.now.now + script.now.timings.rolesMost }]);
    script.wait(script.now.timings.rolesMost);
    expect(script.room.proceedings?.roles).toBeUndefined();
    expect(script.alarms).toMatchObject([{ kind: 'timeUp' }]);
  });
});

test('whoever is left alone begins alone, once the others have been away for long', () => {
  const script = new RoomScript().join(...PEOPLE).deal();
  for (const id of ['m2', 'm3', 'm4', 'm5']) script.goes(id);
  script.do('m1', { do: 'ready' });
  script.wait(script.now.timings.gone).do('m1', { do: 'call', kind: 'clock' });
  script.wait(script.now.timings.call).wait(script.now.timings.rolesMost);
  expect(script.room.proceedings?.roles).toBeUndefined();
});

test('where no clock can decide, half of four who are never done are replaced by the others, one by one', () => {
  const script = new RoomScript('project', GAMES.project.defaults).join('Ann', 'Bob', 'Cy', 'Di').start();
  for (const member of ['m3', 'm4']) {
    expect(script.do('m1', { do: 'call', kind: 'replace', member })).toBe('ok');
    agree(script, 'm2').wait(script.now.timings.call);
  }
  expect(players(script.room).map(({ id }) => id)).toEqual(['m1', 'm2']);
});

describe('a clock that the table has agreed on', () => {
  test('gives the question at hand its whole time, from then on, and tells of itself and of nobody', () => {
    const script = clocked(five(), 'm2', 'm1', 'm3');
    expect(script.play.deadline).toBe(script.now.now + 180_000);
    expect(script.room.proceedings?.notes).toEqual([{ told: script.play.told, after: 0, what: 'clock' }]);
    expect(viewOf(script).clocks).toEqual({ alone: 180, together: 90, talk: 0 });
    const other = clocked(five(), 'm4', 'm1', 'm2', 'm5');
    expect(viewOf(script)).toEqual(viewOf(other));
  });

  test('leaves alone what has a clock already', () => {
    const script = new RoomScript().join(...PEOPLE);
    script.do('m1', { do: 'clock', alone: 30, together: 0, talk: 60 });
    script.start();
    const { deadline } = script.play;
    clocked(script, 'm2', 'm1', 'm3');
    expect(script.play.deadline).toBe(deadline);
    expect(viewOf(script).clocks).toEqual({ alone: 30, together: 90, talk: 60 });
    expect(script.do('m1', { do: 'call', kind: 'clock' })).toBe('noSuchCall');
  });

  test('has bots stand in for whoever is away, unless the host has said otherwise', () => {
    const [usual, without] = [new RoomScript(), new RoomScript()].map((script) => script.join(...PEOPLE));
    without?.do('m1', { do: 'standIns', on: true });
    without?.do('m1', { do: 'standIns', on: false });
    for (const script of [usual, without]) if (script !== undefined) clocked(script.start(), 'm2', 'm1', 'm3');
    expect([usual, without].map((script) => script !== undefined && hasStandIns(script.room))).toEqual([true, false]);
  });

  test('comes to nothing where fewer than half want it', () => {
    const script = clocked(five(), 'm2', 'm1');
    expect(script.room.proceedings).toMatchObject({ clocks: undefined, notes: [{ what: 'vain', kind: 'clock' }] });
    expect(script.play.deadline).toBeUndefined();
  });

  test('stands still in a pause, and is not asked for in one', () => {
    const script = clocked(five(), 'm2', 'm1', 'm3');
    const { deadline = 0 } = script.play;
    script.do('m1', { do: 'call', kind: 'pause' });
    agree(script, 'm2', 'm3', 'm4', 'm5').wait(10_000);
    expect(script.do('m3', { do: 'call', kind: 'clock' })).toBe('noSuchCall');
    script.do('m1', { do: 'call', kind: 'resume' });
    expect(agree(script, 'm2', 'm3', 'm4', 'm5').play.deadline).toBe(deadline + 10_000);
    const paused = five();
    paused.do('m1', { do: 'call', kind: 'pause' });
    agree(paused, 'm2', 'm3', 'm4', 'm5');
    expect(paused.do('m2', { do: 'call', kind: 'clock' })).toBe('noSuchCall');
  });

  test('is gone with a match that is called off', () => {
    const script = clocked(five(), 'm2', 'm1', 'm3');
    script.do('m3', { do: 'call', kind: 'void' });
    agree(script, 'm1', 'm2', 'm4', 'm5');
    expect([phaseOf(script.room), viewOf(script).clocks.alone]).toEqual(['lobby', 0]);
    expect(script.start().play.deadline).toBeUndefined();
  });

  test('is asked for by nobody who has none of the match', () => {
    const script = five().join('Flo');
    expect(script.do('m6', { do: 'call', kind: 'clock' })).toBe('noSuchCall');
  });
});

test.each<[game: GameId, answer: string]>([
  ['insurrection', 'ok'],
  // There everybody plays when they like: the rules fill in nothing for whoever does not.
  ['project', 'noSuchCall'],
])('in %s: %s', (game, answer) => {
  const script = new RoomScript(game, GAMES[game].defaults).join('Ann', 'Bob').start();
  expect(script.do('m1', { do: 'call', kind: 'clock' })).toBe(answer);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [10, 5],
])('of %i who are asked %i suffice, whatever sides there are', (asked, needed) => {
  expect(neededOf('clock', asked, 4)).toBe(needed);
});
