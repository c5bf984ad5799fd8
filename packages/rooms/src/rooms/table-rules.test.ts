import { describe, expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { decideJoin } from './membership.ts';
import { phaseOf } from './room.ts';

const five = () => new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed');
const ids = (members: readonly { readonly id: string }[]) => members.map(({ id }) => id);

describe('the start', () => {
  test('names nobody away but those who are to go to the bench', () => {
    const script = five().join('Flo').goes('m6');
    expect(script.do('m1', { do: 'start' })).toBe('someoneAway');
    expect(script.do('m1', { do: 'start', without: ['m6'] })).toBe('ok');
    expect([ids(script.room.members), ids(script.room.bench)]).toEqual([['m1', 'm2', 'm3', 'm4', 'm5'], ['m6']]);
  });

  test('draws the seats anew where the host wants it', () => {
    const script = five();
    script.do('m1', { do: 'shuffle', on: true });
    script.now = { ...script.now, newSeed: () => 'other seats' };
    script.start();
    expect(ids(script.room.members)).not.toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
    expect(ids(script.room.members).toSorted()).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
  });
});

describe('a table', () => {
  test('that is locked lets nobody in, and then again', () => {
    const script = five();
    const knock = () => script.take(decideJoin(script.room, { name: 'Flo', key: 'k' }, script.now));
    script.do('m1', { do: 'lock', on: true });
    expect(knock()).toBe('tableLocked');
    script.do('m1', { do: 'lock', on: false });
    expect(knock()).toBe('ok');
  });

  test('plays another game with the same people; who came last is on the bench if it has fewer seats', () => {
    const script = five().bots(2);
    expect(script.do('m1', { do: 'game', game: 'project' })).toBe('ok');
    expect(script.room.game).toBe('project');
    expect([ids(script.room.members), ids(script.room.bench)]).toEqual([['m1', 'm2', 'm3', 'm4'], ['m5']]);
  });

  test('is closed by the host, but never under people who play', () => {
    expect(five().start().do('m1', { do: 'close' })).toBe('byAgreement');
    const script = five();
    expect(script.do('m1', { do: 'close' })).toBe('ok');
    expect(script.room.closed).toBe('tableClosed');
  });

  test('counts who has won how often', () => {
    const script = five().start();
    while (phaseOf(script.room) === 'playing') script.answerAll();
    const won = script.room.members.filter((_, seat) => script.play.match.outcome?.degrees[seat] === 'won');
    script.do('m1', { do: 'rematch' });
    expect(script.room.wins).toEqual(Object.fromEntries(won.map(({ id }) => [id, 1])));
    expect(script.room.last).toEqual({ match: 1, game: 'resistance', won: ids(won) });
  });
});

describe('the bench', () => {
  test('is where one goes oneself, or is put by the host, and comes back from', () => {
    const script = five();
    expect(script.do('m3', { do: 'bench', member: 'm4' })).toBe('notHost');
    expect(script.do('m3', { do: 'bench', member: 'm3' })).toBe('ok');
    expect(script.do('m1', { do: 'bench', member: 'm4' })).toBe('ok');
    expect([ids(script.room.members), ids(script.room.bench)]).toEqual([
      ['m1', 'm2', 'm5'],
      ['m3', 'm4'],
    ]);
    expect(script.do('m4', { do: 'seat', member: 'm4' })).toBe('ok');
    expect(ids(script.room.members)).toEqual(['m1', 'm2', 'm5', 'm4']);
    expect(script.do('m3', { do: 'bench', member: 'm3' })).toBe('ok');
  });

  test('has people make way for nobody: bots go first at the next match', () => {
    const script = new RoomScript('insurrection', { side: 'base' }).join('Ann', 'Bob').bots(4).start().join('Cy');
    script.do('m1', { do: 'call', kind: 'void' });
    script.do('m2', { do: 'agree', call: 1, yes: true });
    expect(ids(script.room.members)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm7']);
    expect(script.room.bench).toEqual([]);
  });
});

describe('somebody who was put out', () => {
  const knock = (script: RoomScript, key: string, device?: string) =>
    script.take(decideJoin(script.room, { name: 'Zed', key, device }, script.now));

  test('stays out, by token and by device, until let in again', () => {
    const script = new RoomScript().join('Ann');
    script.take(decideJoin(script.room, { name: 'Bob', key: 'k', device: 'd' }, script.now));
    script.do('m1', { do: 'kick', member: 'm2' });
    expect([knock(script, 'k'), knock(script, 'other', 'd')]).toEqual(['removed', 'removed']);
    expect(script.do('m1', { do: 'readmit', member: 'm2' })).toBe('ok');
    expect(script.room.bench).toMatchObject([{ id: 'm2', key: 'k' }]);
    expect([script.room.removed, script.room.former]).toEqual([[], []]);
  });
});

describe('more time', () => {
  const timed = () => {
    const script = five();
    script.do('m1', { do: 'clock', alone: 60, together: 30, talk: 120 });
    return script.start();
  };
  const leaderOf = ({ play, room }: RoomScript) => room.members[play.match.turn.must[0] ?? 0]?.id ?? '';

  test('is given once a question, to whoever is asked, as long again', () => {
    const script = timed();
    const { deadline = 0 } = script.play;
    const leader = leaderOf(script);
    const other = ids(script.room.members).find((id) => id !== leader) ?? '';
    expect(script.do(other, { do: 'moreTime' })).toBe('notAsked');
    expect(script.do(leader, { do: 'moreTime' })).toBe('ok');
    expect(script.play.deadline).toBe(deadline + 60_000);
    expect(script.do(leader, { do: 'moreTime' })).toBe('tooSoon');
  });

  test('comes after the time to talk, which a vote does not have', () => {
    const script = timed();
    expect(script.play.deadline).toBe(Math.max(script.play.seen, 1000) + 180_000);
    script.answerAll();
    expect((script.play.deadline ?? 0) - Math.max(script.play.seen, 1000)).toBe(30_000);
  });
});

test('a start without a bot is a start with it: the bench is for people', () => {
  const script = new RoomScript().join('Ann').bots(5);
  expect(script.do('m1', { do: 'start', without: ['m3'] })).toBe('ok');
  expect([script.room.bench, script.room.members.length]).toEqual([[], 6]);
});
