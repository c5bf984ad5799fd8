import { Rng, seatsOf, size, start } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { sideOf } from './characters.ts';
import { MISSIONS, SEAT_COUNTS, type SeatCount, SPIES, teamSize } from './data/tables.ts';
import { score } from './known.ts';
import { setUp } from './setup.ts';
import { type Play, table } from './testing/table.ts';

const ODD: readonly SeatCount[] = [5, 7, 9];
const EVEN: readonly SeatCount[] = [6, 8, 10];

/** Votes with this many for the team. */
const ballots = (seats: number, yes: number): string => 'y'.repeat(yes) + 'n'.repeat(seats - yes);

describe('the deal', () => {
  test.each([
    [5, 2],
    [6, 2],
    [7, 3],
    [8, 3],
    [9, 3],
    [10, 4],
  ] as const)('[RE1] [RE2] [RE4] %i players: %i spies, who know each other', (seats, spies) => {
    const made = setUp(seats, { modules: [] });
    if (!made.ok) throw new Error(made.problem);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { match } = start(made.game, seed);
      const dealt = seatsOf(seats).filter((seat) => match.server.characters[seat] === 'spy');
      expect(dealt).toHaveLength(spies);
      for (const seat of seatsOf(seats)) {
        const { characters, recognised } = match.secrets[seat]!;
        expect(characters[seat]).toBe(dealt.includes(seat) ? 'spy' : 'resistance');
        expect(seatsOf(seats).filter((other) => characters[other] !== undefined)).toEqual([seat]);
        const about = dealt.filter((other) => other !== seat);
        expect(recognised).toEqual(dealt.includes(seat) ? [{ seat, line: 'spies', about }] : []);
      }
    }
  });

  test('[RE3] chance names the first leader, every seat as often', () => {
    const made = setUp(5, { modules: [] });
    if (!made.ok) throw new Error(made.problem);
    const leads = [0, 0, 0, 0, 0];
    const rng = Rng.seeded('leaders');
    for (let deal = 0; deal < 2000; deal += 1) {
      const led = made.game.deal(rng).find((fact) => fact.type === 'led');
      leads[led!.leader]! += 1;
    }
    // 4 degrees of freedom: 99.9 % of fair deals stay below.
    expect(leads.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0)).toBeLessThan(18.47);
  });

  test('[RE2] the public side is told no card', () => {
    const { secret, table: seen } = table(5).knownTo('table');
    expect([secret.characters, secret.recognised, seen.characters]).toEqual([[], [], []]);
  });
});

describe('teams', () => {
  const SIZES: Readonly<Record<SeatCount, readonly number[]>> = {
    5: [2, 3, 2, 3, 3],
    6: [2, 3, 4, 3, 4],
    7: [2, 3, 3, 4, 4],
    8: [3, 4, 4, 5, 5],
    9: [3, 4, 4, 5, 5],
    10: [3, 4, 4, 5, 5],
  };

  test.each(SEAT_COUNTS)('[RE5] [RE6] %i players: the missions in order, with teams of the right size', (seats) => {
    let play = table(seats);
    for (const [index, mission] of MISSIONS.entries()) {
      const wanted = SIZES[seats][index]!;
      expect(play.options(play.table.leader)).toEqual([
        { type: 'propose', mission: { one: [mission] }, team: { some: seatsOf(seats), min: wanted, max: wanted } },
      ]);
      expect(teamSize(seats, mission)).toBe(wanted);
      play = mission % 2 === 0 ? play.succeed() : play.fail();
    }
    expect(play.table.results.map(({ mission }) => mission)).toEqual([...MISSIONS]);
  });

  test('[RE7] the leader may stay away or go along', () => {
    expect(table(5).propose(1, 2).table.proposals[0]).toMatchObject({ leader: 0, team: [1, 2] });
    expect(table(5).propose(0, 2).table.proposals[0]).toMatchObject({ leader: 0, team: [0, 2] });
  });

  test.each<[name: string, move: object, reason: string]>([
    ['too small', { type: 'propose', mission: 1, team: [0] }, 'wrongTeamSize'],
    ['too large', { type: 'propose', mission: 1, team: [0, 1, 2] }, 'wrongTeamSize'],
    ['somebody twice', { type: 'propose', mission: 1, team: [0, 0] }, 'namedTwice'],
    ['nobody there', { type: 'propose', mission: 1, team: [0, 5] }, 'notSeated'],
    ['another mission', { type: 'propose', mission: 2, team: [0, 1, 2] }, 'missionShut'],
    ['no mission', { type: 'propose', team: [0, 1] }, 'missionShut'],
    ['no team', { type: 'propose', mission: 1 }, 'noTeam'],
    ['another kind of move', { type: 'vote', approve: true }, 'notNow'],
  ])('[RE7] [HO7] a team refused: %s', (_name, move, reason) => {
    expect(table(5).refusal(0, move)).toBe(`illegal ${reason}`);
  });
});

describe('the vote', () => {
  test.each(ODD)('[RE9] %i players: one more than half approves', (seats) => {
    const half = Math.floor(seats / 2);
    const team = seatsOf(teamSize(seats, 1));
    const approved = (yes: number) =>
      table(seats)
        .propose(...team)
        .votes(ballots(seats, yes)).table.proposals[0]!.approved;
    expect([half, half + 1].map(approved)).toEqual([false, true]);
  });

  test.each(EVEN)('[RE9] %i players: as many for as against rejects', (seats) => {
    const half = seats / 2;
    const team = seatsOf(teamSize(seats, 1));
    const approved = (yes: number) =>
      table(seats)
        .propose(...team)
        .votes(ballots(seats, yes)).table.proposals[0]!.approved;
    expect([half - 1, half, half + 1].map(approved)).toEqual([false, false, true]);
  });

  test('[RE8] [HO5] nothing is told until the last vote is in; then all see who voted what', () => {
    const before = table(5).propose(0, 1).votes('ynyn');
    expect(before.told).toEqual([]);
    expect(before.turn).toMatchObject({ must: [0, 1, 2, 3, 4], progress: 'seats' });
    expect(before.table.proposals[0]!.votes).toEqual([]);
    const after = before.move(4, { type: 'vote', approve: true });
    expect(after.table.proposals[0]!.votes).toEqual([true, false, true, false, true]);
  });

  test.each(SEAT_COUNTS)('[RE10] %i players: after a rejection the next seat leads, all around the table', (seats) => {
    const team = seatsOf(teamSize(seats, 1));
    let play = table(seats).led(seats - 2);
    const leaders = [play.table.leader];
    for (let rejection = 1; rejection <= 4; rejection += 1) {
      play = play.propose(...team).reject();
      expect(play.table).toMatchObject({ rejections: rejection, results: [] });
      leaders.push(play.table.leader);
    }
    expect(leaders).toEqual([0, 1, 2, 3, 4].map((steps) => (seats - 2 + steps) % seats));
  });

  const fourRejections = (play: Play): Play => [1, 2, 3, 4].reduce((now) => now.propose(0, 1).reject(), play);

  test('[RE11] [RE19] the fifth rejection ends the game for the spies', () => {
    const over = fourRejections(table(5).spies(1, 3)).propose(0, 1).reject();
    expect(over.outcome).toEqual({ degrees: ['lost', 'won', 'lost', 'won', 'lost'], reason: 'spy.rejections' });
    expect(over.table.ended).toEqual({ winner: 'spy', ending: 'rejections' });
    expect(over.refusal(0, { type: 'vote', approve: true })).toBe('over');
  });

  test('[RE11] the fifth team is voted on like any other', () => {
    const fifth = fourRejections(table(5)).propose(0, 1);
    expect(fifth.turn.must).toEqual([0, 1, 2, 3, 4]);
    expect(fifth.approve().outcome).toBeUndefined();
  });

  test('[RE12] an approval sets the count back to 0', () => {
    const play = fourRejections(table(5)).propose(0, 1).approve();
    expect(play.table.rejections).toBe(0);
    expect(play.play().propose(0, 1, 2).reject().table.rejections).toBe(1);
  });
});

test('[HO11] a move with something that does not belong in it is refused for that', () => {
  const voting = table(5).propose(0, 1);
  const stray = { note: 'x' };
  expect(table(5).refusal(0, { type: 'propose', mission: 1, team: [0, 1], ...stray })).toBe('illegal malformed');
  expect(voting.refusal(0, { type: 'vote', approve: true, ...stray })).toBe('illegal malformed');
  expect(voting.approve().refusal(0, { type: 'play', card: 'success', ...stray })).toBe('illegal malformed');
});

describe('the mission', () => {
  const approved = table(5).spies(1, 3).propose(0, 1).approve();

  test('[RE13] the Resistance lays Success, a spy may lay either', () => {
    expect(approved.options(0)).toEqual([{ type: 'play', card: { one: ['success'] } }]);
    expect(approved.options(1)).toEqual([{ type: 'play', card: { one: ['success', 'fail'] } }]);
    expect(approved.refusal(0, { type: 'play', card: 'fail' })).toBe('illegal onlySpiesFail');
    expect(approved.refusal(1, { type: 'play', card: 'reverse' })).toBe('illegal notYourCard');
    expect(approved.refusal(0, { type: 'vote', approve: true })).toBe('illegal notNow');
  });

  test('[RE14] [HO5] all see how many failed; each knows only their own card', () => {
    expect(approved.turn).toMatchObject({ must: [0, 1], progress: 'count' });
    const play = approved.play('success', 'fail');
    expect(play.table.results[0]).toMatchObject({ mission: 1, team: [0, 1], cards: ['success', 'fail'] });
    expect(play.knownTo(0).secret.played[1]).toEqual(['success']);
    expect(play.knownTo(1).secret.played[1]).toEqual([undefined, 'fail']);
    expect(play.knownTo(2).secret.played[1]).toBeUndefined();
  });

  test('[RE14] the order of the cards says nothing about the seats', () => {
    const by = (...spies: number[]) =>
      table(10)
        .spies(...spies)
        .propose(0, 1, 2)
        .approve();
    const one = by(0, 5, 6, 7).play('fail').table.results[0]!.cards;
    const other = by(2, 5, 6, 7).play('success', 'success', 'fail').table.results[0]!.cards;
    expect(one).toEqual(other);
  });

  test.each(SEAT_COUNTS)('[RE15] %i players: one Fail is enough, none is a success', (seats) => {
    expect(table(seats).fail().table.results[0]).toMatchObject({ success: false });
    expect(table(seats).succeed().table.results[0]).toMatchObject({ success: true });
  });

  test.each([
    [5, 1, false],
    [6, 1, false],
    [7, 1, true],
    [7, 2, false],
    [8, 1, true],
    [9, 1, true],
    [10, 1, true],
    [10, 2, false],
    [10, 4, false],
  ] as const)('[RE15] [RE16] %i players, fourth mission, %i Fail: success is %s', (seats, fails, success) => {
    const fourth = table(seats).succeed().fail().succeed();
    const team = seatsOf(teamSize(seats, 4));
    const result = fourth
      .propose(...team)
      .approve()
      .play(...Array.from({ length: fails }, () => 'fail' as const));
    expect(result.table.results[3]).toMatchObject({ mission: 4, success });
  });

  test('[RE16] only the fourth mission asks for two', () => {
    expect(table(10).succeed().fail().table.results[1]).toMatchObject({ success: false });
    expect(table(10).fail().succeed().fail().succeed().fail().table.results[4]).toMatchObject({ success: false });
  });

  test('[RE17] after a mission the next seat leads', () => {
    expect(table(5).led(4).succeed().table.leader).toBe(0);
    expect(table(5).led(2).fail().succeed().table.leader).toBe(4);
  });

  test('[RE20] only those whose turn it is are asked', () => {
    const proposing = table(5);
    expect(proposing.turn).toMatchObject({ must: [0], may: ['clock'] });
    expect(proposing.refusal(1, { type: 'propose', mission: 1, team: [0, 1] })).toBe('notAsked');
    expect(approved.turn).toMatchObject({ must: [0, 1], may: ['clock'] });
    expect(approved.refusal(2, { type: 'play', card: 'success' })).toBe('notAsked');
    expect(proposing.propose(0, 1).turn).toMatchObject({ must: [0, 1, 2, 3, 4], may: ['clock'] });
  });

  test('[RE21] there is no move that shows a card', () => {
    const states = [table(5), table(5).propose(0, 1), approved];
    const moves = states.flatMap((play) =>
      [...play.turn.must, ...play.turn.may].flatMap((actor) => play.options(actor)),
    );
    expect(new Set(moves.map(({ type }) => type))).toEqual(new Set(['propose', 'vote', 'play', 'timeUp']));
  });
});

describe('the end', () => {
  test('[RE18] [RE19] three successes: the Resistance wins, and all cards are turned up', () => {
    const play = table(5).spies(1, 3).succeed().fail().succeed();
    expect(play.outcome).toBeUndefined();
    expect(play.table.characters).toEqual([]);
    const over = play.succeed();
    expect(over.outcome).toEqual({ degrees: ['won', 'lost', 'won', 'lost', 'won'], reason: 'resistance.missions' });
    expect(over.table.characters.map(sideOf)).toEqual(['resistance', 'spy', 'resistance', 'spy', 'resistance']);
  });

  test('[RE18] three failures: the spies win', () => {
    const over = table(7).succeed().fail().fail().succeed().fail();
    expect(over.outcome?.reason).toBe('spy.missions');
    expect(over.outcome?.degrees.filter((degree) => degree === 'won')).toHaveLength(SPIES[7]);
  });

  test('[RE18] the game ends at once: three in a row are enough', () => {
    expect(table(5).succeed().succeed().succeed().table.results).toHaveLength(3);
    expect(score(table(6).fail().fail().fail().table)).toEqual({ resistance: 0, spy: 3 });
  });
});

describe('the clock', () => {
  test.each(SEAT_COUNTS)('[HO1] %i players: a late leader goes with the next seats clockwise', (seats) => {
    const late = table(seats)
      .led(seats - 1)
      .timeUp();
    const team = seatsOf(teamSize(seats, 1) - 1);
    expect(late.table.proposals[0]).toMatchObject({ mission: 1, leader: seats - 1, team: [...team, seats - 1] });
    expect(late.turn.must).toHaveLength(seats);
  });

  test('[HO2] a late vote approves, and a sealed one counts', () => {
    const late = table(5).propose(0, 1).move(2, { type: 'vote', approve: false }).timeUp();
    expect(late.table.proposals[0]).toMatchObject({ votes: [true, true, false, true, true], approved: true });
  });

  test('[HO3] a late card is a Success, whoever owed it, and a sealed one counts', () => {
    const sent = table(10).propose(0, 1, 9).approve();
    expect(sent.timeUp().table.results[0]).toMatchObject({ cards: ['success', 'success', 'success'], success: true });
    const late = sent.move(0, { type: 'play', card: 'fail' }).timeUp();
    expect(late.table.results[0]).toMatchObject({ cards: ['success', 'success', 'fail'], success: false });
    expect(late.knownTo(1).secret.played[1]).toEqual([undefined, 'success']);
  });

  test('[HO4] a choice may be changed until the question is decided', () => {
    const voting = table(5)
      .propose(0, 1)
      .move(0, { type: 'vote', approve: true })
      .move(0, { type: 'vote', approve: false });
    expect(voting.told).toEqual([]);
    expect(voting.timeUp().table.proposals[0]!.votes[0]).toBe(false);
    const playing = table(5)
      .propose(0, 1)
      .approve()
      .move(0, { type: 'play', card: 'fail' })
      .move(0, { type: 'play', card: 'success' });
    expect(playing.move(1, { type: 'play', card: 'success' }).table.results[0]).toMatchObject({ success: true });
  });

  test('[HO6] a choice that comes too late is stale', () => {
    const voting = table(5).propose(0, 1);
    const { question } = voting.turn;
    expect(voting.timeUp().refusal(0, { type: 'vote', approve: false }, question)).toBe('stale');
  });

  test('[HO1] the clock has one move, and only its own', () => {
    expect(size(table(5).options('clock'))).toBe(1);
    expect(table(5).refusal('clock', { type: 'vote', approve: true })).toBe('illegal notNow');
    expect(table(5).propose(0, 1).refusal(0, { type: 'timeUp' })).toBe('illegal notNow');
  });
});
