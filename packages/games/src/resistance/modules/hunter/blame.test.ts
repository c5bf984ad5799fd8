import { heardBy, type Seat, seatsOf, type Viewer } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../characters.ts';
import { sideKnown } from '../../known.ts';
import { DEEP, type HuntTable, hunt } from './testing/hunt-table.ts';

const WITH = { extras: ['deepAgent', 'blame'] } as const;
const FAIL: readonly Card[] = ['success', 'fail'];

/** Seat 3 is the Pretender, seat 4 the Deep Agent; a team is named. */
const blaming = (table: HuntTable = hunt(DEEP, WITH)): HuntTable => table.to('propose').idle().to('hunter.blame');

describe('Blame', () => {
  test('[HU29] everybody is asked before the vote, and only the Deep Agent has a choice', () => {
    const table = blaming();
    expect(table.match.turn).toMatchObject({ must: seatsOf(7), may: ['clock'], progress: 'none' });
    expect(table.names(4)).toEqual([5, 6, 0, 1, 2, 3]);
    for (const seat of [0, 1, 2, 3, 5, 6]) expect(table.options(seat)).toEqual([{ type: 'pass' }]);
    expect(table.refusal(3, { type: 'name', seat: 4 })).toBe('illegal nothingToUse');
    expect(table.idle().step).toBe('vote');
  });

  test('[HU29] a pass tells nothing, and all are asked again with the next team', () => {
    const passed = blaming().idle();
    for (const viewer of ['table', ...seatsOf(7)] as Viewer[]) {
      expect(heardBy(passed.told, viewer).map(({ type }) => type)).toEqual(['at']);
    }
    expect(blaming(passed.reject()).asked).toEqual(['hunter.blame', ...seatsOf(7)]);
  });

  test('[HU29] once in a game', () => {
    const used = blaming().only(4, 0);
    expect(used.reject().idle().idle().step).toBe('vote');
  });

  test('[HU29] only where the table asked for it', () => {
    expect(
      hunt(DEEP, { extras: ['deepAgent'] })
        .idle()
        .idle().step,
    ).toBe('vote');
  });

  test('[HU31] wrong: all know the Deep Agent, and nothing else happens', () => {
    const table = blaming().only(4, 0);
    expect(table.told.map(({ type }) => type)).toEqual(['hunter.blamed', 'at']);
    expect(table.facts('hunter.blamed')).toMatchObject([{ to: 'all', round: 1, seat: 4, named: 0, right: false }]);
    expect(table.match.server.characters).toEqual(DEEP);
    expect(table.couldBe('table', 4)).toEqual(['deepAgent']);
    expect(table.couldBe('table', 0)).not.toContain('pretender');
  });
});

describe('the swap', () => {
  const swapped = blaming().only(4, 3);

  test('[HU30] the two have each other’s card, are told so, and all know it', () => {
    expect(swapped.told).toMatchObject([
      { type: 'hunter.blamed', to: 'all', seat: 4, named: 3, right: true },
      { type: 'character', to: [4], seat: 4, character: 'pretender' },
      { type: 'character', to: [3], seat: 3, character: 'deepAgent' },
      { type: 'at' },
    ]);
    expect(swapped.match.server.characters).toEqual(DEEP.with(3, 'deepAgent').with(4, 'pretender'));
    expect(swapped.secret(3).recognised).toEqual([]);
  });

  test('[HU30] each plays the cards of the new side', () => {
    const sent = swapped.reject().propose(3, 4).to('play');
    expect([3, 4].map((seat) => sent.cards(seat))).toEqual([['success', 'fail'], ['success']]);
  });

  test('[HU30] each wins with the new side', () => {
    let table = swapped;
    for (let tries = 0; tries < 5; tries += 1) table = table.to('vote').reject();
    expect(table.outcome).toMatchObject({
      reason: 'spy.rejections',
      degrees: ['lost', 'lost', 'lost', 'won', 'lost', 'won', 'won'],
    });
  });

  test('[HU30] cards from before the swap stay explained, and looks at sides are outdated', () => {
    const looked = hunt(DEEP, { ...WITH, modules: ['inquisitor'], leader: 1 })
      .mission([0, 4], FAIL)
      .mission([0, 1, 4], ['success', 'success', 'fail'])
      .to('inquisitor.look');
    expect(looked.asked).toEqual(['inquisitor.look', 0]);
    const before = looked.name(0, 4);
    expect(before.secret(0).learned).toMatchObject([{ about: 4, side: 'spy' }]);
    const after = blaming(before).only(4, 3);
    expect([0, 3, 4, 5].map((viewer) => sideKnown(after.secret(viewer), 4 as Seat))).toEqual([
      undefined,
      undefined,
      'resistance',
      undefined,
    ]);
    expect(sideKnown(after.secret(5), 6 as Seat)).toBe('spy');
    for (const { played } of after.imagined(0)) expect(played[1]?.[4]).toBe('fail');
    for (const viewer of ['table', ...seatsOf(7)] as Viewer[]) {
      for (const { characters, played } of after.imagined(viewer, 10)) {
        expect([characters[3], characters[4]]).toEqual(['deepAgent', 'pretender']);
        expect(played[1]?.filter((card) => card === 'fail')).toHaveLength(1);
      }
    }
  });

  test('[HU30] a look after the swap shows the new side', () => {
    const table = blaming(hunt(DEEP, { ...WITH, modules: ['inquisitor'] })).only(4, 3);
    const look = table.to('inquisitor.look');
    const holder = look.match.turn.must[0]!;
    for (const [seat, side] of [
      [3, 'spy'],
      [4, 'resistance'],
    ] as const) {
      expect(look.name(holder, seat).secret(holder).learned).toMatchObject([{ about: seat, side }]);
    }
  });
});
