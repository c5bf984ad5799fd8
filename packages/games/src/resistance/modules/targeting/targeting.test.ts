import { seatsOf } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { MISSIONS, type Mission, SEAT_COUNTS, type SeatCount, teamSize } from '../../data/tables.ts';
import { type Play, table } from '../../testing/table.ts';

const aims = (seats: SeatCount = 5): Play => table(seats, 'targeting');

/** The missions that the leader may name. */
const open = (play: Play): readonly Mission[] =>
  play.options(play.table.leader).flatMap((option) => (option.type === 'propose' ? option.mission.one : []));

describe('Targeting', () => {
  test('[TG1] [TG4] the leader may name any of the first four', () => {
    expect(open(aims())).toEqual([1, 2, 3, 4]);
    expect(aims().target(4, 0, 1, 2).table.proposals[0]).toMatchObject({ mission: 4, team: [0, 1, 2] });
  });

  test.each(SEAT_COUNTS)('[TG2] %i players: the team is as large as the mission wants', (seats) => {
    const sizes = aims(seats)
      .options(0)
      .map((option) => (option.type === 'propose' ? [option.mission.one[0], option.team.min, option.team.max] : []));
    expect(sizes).toEqual(
      [1, 2, 3, 4].map((mission) =>
        Array(3)
          .fill(teamSize(seats, mission as Mission))
          .with(0, mission),
      ),
    );
    expect(aims(seats).refusal(0, { type: 'propose', mission: 4, team: [0] })).toBe('illegal wrongTeamSize');
  });

  test('[TG3] one vote decides on both, and after a rejection another mission may be named', () => {
    const rejected = aims().target(4, 0, 1, 2).reject();
    expect(rejected.table).toMatchObject({ leader: 1, rejections: 1, results: [] });
    expect(open(rejected)).toEqual([1, 2, 3, 4]);
    expect(rejected.target(1, 0, 1).approve().turn.must).toEqual([0, 1]);
  });

  test('[TG4] the fifth opens with the second success', () => {
    expect(open(aims().succeed(1))).toEqual([2, 3, 4]);
    expect(open(aims().fail(1).fail(2))).toEqual([3, 4]);
    expect(open(aims().succeed(3).succeed(1))).toEqual([2, 4, 5]);
    expect(open(aims().succeed(1).fail(2).succeed(3))).toEqual([4, 5]);
    expect(aims().refusal(0, { type: 'propose', mission: 5, team: [0, 1, 2] })).toBe('illegal missionShut');
  });

  test('[TG5] a mission is played once', () => {
    const play = aims().succeed(2);
    expect(play.refusal(1, { type: 'propose', mission: 2, team: [0, 1, 2] })).toBe('illegal missionShut');
  });

  test('[TG5] a game may end with missions that nobody went on', () => {
    const over = aims().succeed(4).succeed(2).succeed(5);
    expect(over.outcome?.reason).toBe('resistance.missions');
    expect(over.table.results.map(({ mission }) => mission)).toEqual([4, 2, 5]);
  });

  test.each([7, 8, 9, 10] as const)(
    '[TG6] %i players: two Fails belong to the fourth, also when it comes first',
    (seats) => {
      const team = seatsOf(teamSize(seats, 4));
      const sent = aims(seats)
        .target(4, ...team)
        .approve();
      expect(sent.play('fail').table.results[0]).toMatchObject({ mission: 4, success: true });
      expect(sent.play('fail', 'fail').table.results[0]).toMatchObject({ mission: 4, success: false });
      const three = seatsOf(teamSize(seats, 3));
      expect(
        aims(seats)
          .succeed(4)
          .succeed(1)
          .fail(2)
          .target(3, ...three)
          .approve()
          .play('fail').table.results[3],
      ).toMatchObject({
        mission: 3,
        success: false,
      });
    },
  );

  test('[TG7] when only the fifth is left, it is open', () => {
    const orders: readonly (readonly Mission[])[] = [
      [1, 2, 3, 4],
      [4, 3, 2, 1],
      [3, 1, 4, 2],
    ];
    for (const order of orders) {
      const play = order.reduce(
        (now, mission, index) => (index % 2 === 0 ? now.succeed(mission) : now.fail(mission)),
        aims(),
      );
      expect(open(play)).toEqual([5]);
    }
    expect(MISSIONS).toHaveLength(5);
  });

  test('[HO1] a late leader takes the first mission that is open', () => {
    expect(aims().succeed(1).timeUp().table.proposals[1]).toMatchObject({ mission: 2, team: [1, 2, 3] });
  });
});
