import { clockwise, optionsFor, type Seat, seatsOf, start, submit } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { lastProposal } from '../known.ts';
import type { Maker, TeamLimit } from '../module.ts';

/** A module made up for the test, under a borrowed name and with borrowed codes: it limits every team. */
const limiting = (limit: (leader: Seat) => TeamLimit): Maker => ({
  id: 'targeting',
  make: () => ({
    id: 'targeting',
    modifiers: { teamLimits: (limits, { leader }) => [...limits, limit(leader)] },
  }),
});

const SEATS = 5;
const curfew = limiting((leader) => ({ refusal: 'cannotBeNamed', without: [leader] }));
const escort = limiting((leader) => ({ refusal: 'notOnTheTeam', with: [clockwise(leader, SEATS, 3)] }));

function proposing(...makers: readonly Maker[]) {
  const { match } = start(compose(SEATS, makers, []), 'teams');
  const { leader } = match.table;
  const { question } = match.turn;
  const after = (steps: number): Seat => clockwise(leader, SEATS, steps);
  return {
    leader,
    after,
    options: optionsFor(match, leader),
    proposed: (team: readonly Seat[]) =>
      submit(match, { actor: leader, question, move: { type: 'propose', mission: 1, team } }),
    late: () => submit(match, { actor: 'clock', question, move: { type: 'timeUp' } }),
  };
}

describe('the limits that a module sets on teams', () => {
  test('[RE7] the options offer those who may go and hold those who must', () => {
    const { leader, after, options } = proposing(curfew, escort);
    const some = seatsOf(SEATS).filter((seat) => seat !== leader);
    expect(options).toEqual([
      { type: 'propose', mission: { one: [1] }, team: { some, min: 2, max: 2, with: [after(3)] } },
    ]);
  });

  test('[HO7] a team is refused with the code of the limit that it breaks', () => {
    const { leader, after, proposed } = proposing(curfew, escort);
    expect(proposed([leader, after(3)])).toMatchObject({ ok: false, code: 'illegal', reason: 'cannotBeNamed' });
    expect(proposed([after(1), after(2)])).toMatchObject({ ok: false, code: 'illegal', reason: 'notOnTheTeam' });
    expect(proposed([after(1), after(3)])).toMatchObject({ ok: true });
  });

  test('[HO1] the team of a leader whose time is up keeps to them', () => {
    const { after, late } = proposing(curfew, escort);
    const decided = late();
    if (!decided.ok) throw new Error(decided.code);
    expect(lastProposal(decided.match.table).team).toEqual([after(1), after(3)].toSorted((a, b) => a - b));
  });

  test('[HO12] whoever must go may go, whatever another limit says', () => {
    const { leader, after, options, proposed } = proposing(
      curfew,
      limiting((first) => ({ refusal: 'leaderMustGo', with: [first] })),
    );
    expect(options).toEqual([
      { type: 'propose', mission: { one: [1] }, team: { some: seatsOf(SEATS), min: 2, max: 2, with: [leader] } },
    ]);
    expect(proposed([leader, after(1)])).toMatchObject({ ok: true });
  });
});
