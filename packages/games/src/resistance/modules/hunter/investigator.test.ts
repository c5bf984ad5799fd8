import { describe, expect, test } from 'vitest';
import type { Mission } from '../../data/tables.ts';
import { FIVE, type HuntTable, hunt, SEVEN } from './testing/hunt-table.ts';

/** The seats that must be on a team for that mission. */
const drafted = (table: HuntTable, mission: Mission) =>
  table
    .options(table.table.leader)
    .flatMap((option) => (option.type === 'propose' && option.mission.one.includes(mission) ? [option.team.with] : []));

describe('the Investigator', () => {
  test('[HU7] is neither the leader nor on the team, and is named before the vote', () => {
    const proposed = hunt(FIVE, { leader: 1 }).propose(0, 2);
    expect(proposed.asked).toEqual(['hunter.appoint', 1]);
    expect(proposed.names(1)).toEqual([3, 4]);
    for (const seat of [0, 1, 2]) {
      expect(proposed.refusal(1, { type: 'name', seat })).toBe('illegal cannotBeNamed');
    }
    const named = proposed.name(1, 4);
    expect(named.facts('hunter.appointed')).toEqual([{ type: 'hunter.appointed', to: 'all', seat: 4 }]);
    expect(named.step).toBe('vote');
  });

  test('[HU7] comes anew with every team', () => {
    const table = hunt(FIVE).propose(0, 1).name(0, 3).reject().propose(3, 4).name(1, 2).idle();
    const over = table.move(3, { type: 'play', card: 'fail' }).move(4, { type: 'play', card: 'success' });
    expect(over.to('hunter.investigate').asked).toEqual(['hunter.investigate', 2]);
  });

  test('[HU8] there is none for the fifth mission played', () => {
    const four = hunt(FIVE)
      .mission([0, 1])
      .mission([0, 1, 3], ['success', 'success', 'fail'])
      .mission([0, 1])
      .mission([0, 1, 3], ['success', 'success', 'fail']);
    expect(four.results).toBe('+-+-');
    const fifth = four.to('propose').propose(0, 1, 2);
    expect(fifth.step).toBe('vote');
    expect(fifth.facts('hunter.appointed')).toEqual([]);
  });

  test('[HU8] by missions played, not by number', () => {
    const table = hunt(FIVE, { modules: ['targeting'] })
      .mission([0, 1], [], 1)
      .mission([0, 1], [], 3);
    expect(table.to('propose').target(5, 0, 1, 2).step).toBe('hunter.appoint');
    const four = table
      .mission([0, 1, 3], ['success', 'success', 'fail'], 5)
      .mission([0, 1, 3], ['success', 'success', 'fail'], 4);
    expect(four.to('propose').target(2, 0, 1, 2).step).toBe('vote');
  });
});

describe('Hunter with Trapper', () => {
  test.each<[seats: number, mission: Mission, free: boolean]>([
    [5, 1, true],
    [5, 2, false],
    [5, 3, true],
    [5, 4, false],
    [6, 2, true],
    [6, 3, false],
    [6, 4, true],
    [7, 4, true],
  ])('[HU9] %i players, mission %i: the leader may stay behind: %s', (seats, mission, free) => {
    const cast = seats === 5 ? FIVE : seats === 6 ? [...FIVE, 'resistance' as const] : SEVEN;
    const table = hunt(cast, { modules: ['trapper', 'targeting'], leader: 1 });
    expect(drafted(table, mission)).toEqual([free ? undefined : [1]]);
  });

  test('[HU9] a team without the leader is refused, and with the leader one seat is left', () => {
    const table = hunt(FIVE, { modules: ['trapper', 'targeting'], leader: 1 });
    const without = { type: 'propose', mission: 2, team: [0, 2, 3, 4] };
    expect(table.refusal(1, without)).toBe('illegal leaderMustGo');
    const proposed = table.target(2, 0, 1, 2, 3);
    expect(proposed.names(1)).toEqual([4]);
  });

  test('[HU8] [HU9] nobody is bound on the fifth mission played; the fifth played earlier binds', () => {
    const table = hunt(FIVE, { modules: ['trapper', 'targeting'] })
      .mission([0, 1, 2], [], 1)
      .mission([0, 1, 2], [], 3)
      .to('propose');
    expect(drafted(table, 5)).toEqual([[2]]);
    const four = hunt(FIVE, { modules: ['trapper'] })
      .mission([0, 1, 3], ['success', 'success', 'fail'])
      .mission([0, 1, 2, 3])
      .mission([0, 1, 3], ['success', 'success', 'fail'])
      .mission([0, 1, 2, 3])
      .to('propose');
    expect(four.results).toBe('-+-+');
    expect(drafted(four, 5)).toEqual([undefined]);
  });

  test('[HU9] without the Trapper the leader is free', () => {
    expect(drafted(hunt(FIVE, { modules: ['targeting'] }), 2)).toEqual([undefined]);
  });
});
