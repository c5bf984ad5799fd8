import { expect, test } from 'vitest';
import type { Sight } from '../../session/game-client.ts';
import { actsOf, hintOn, judge, moveOf } from './acts.ts';
import { boards } from './gallery/tables.ts';
import { en } from './i18n/en.ts';
import { viewOf } from './view.ts';

const stills = new Map(boards().map(({ name, sight }) => [name, sight]));

function still(name: string): Sight {
  const found = stills.get(name);
  if (found === undefined) throw new Error(`no still ${name}`);
  return found;
}

test('a turn offers taking first, then what the card and the location give', () => {
  const trade = actsOf(viewOf(still('turn: trade')).options);
  expect(trade[0]?.key).toBe('take');
  expect(trade.find(({ key }) => key === 'trade')?.wants).toEqual(['hand', 'centre']);
  expect(actsOf(viewOf(still('look')).options).map(({ key }) => key)).toEqual(['under', 'centre']);
});

test('whoever has effects of both the location and a card is told which comes first', () => {
  const view = viewOf(still('turn: trade'));
  const [take, trade] = [
    { key: 'take', type: 'take', wants: ['centre'] },
    { key: 'trade', type: 'trade', wants: ['hand', 'centre'] },
  ] as const;
  const look = { key: 'look-card', type: 'look', by: 'card', wants: [] } as const;
  expect(hintOn(view, [take], en)).toBe('');
  expect(hintOn(view, [take, look], en)).toBe(en.acts.optional);
  expect(hintOn(view, [take, trade], en)).toBe(en.acts.optional);
  expect(hintOn(view, [take, trade, look], en)).toBe(en.acts.siteFirst);
});

test('nothing is a move until everything it needs is picked', () => {
  const view = viewOf(still('turn: trade'));
  const trade = actsOf(view.options).find(({ key }) => key === 'trade');
  if (trade === undefined) throw new Error('no trade');
  const [give] = view.hand;
  const [take] = view.table.centre;
  if (give === undefined || take === undefined) throw new Error('nothing to trade');
  expect(moveOf(trade, { hand: give })).toBeUndefined();
  expect(judge(view, trade, { hand: give, centre: take }, en)).toEqual({
    move: { type: 'trade', give, take },
    why: undefined,
  });
});

test('once Evil has won, a take that leaves too few marks is refused with the sum', () => {
  const view = viewOf(still('turn: Evil has won'));
  const [take] = actsOf(view.options);
  if (take === undefined || view.me === undefined) throw new Error('nothing to take');
  const laid = view.table.played[view.me];
  const withMine = view.table.marks + (laid === undefined ? 0 : (view.set.info.get(laid)?.marks ?? 0));
  const verdicts = view.table.centre.map((card) => judge(view, take, { centre: card }, en));
  const expected = view.table.centre.map((card) => {
    const after = withMine - (view.set.info.get(card)?.marks ?? 0);
    return after >= 10
      ? { move: { type: 'take', card }, why: undefined }
      : { move: undefined, why: en.locked(withMine, 10, after) };
  });
  expect(verdicts).toEqual(expected);
  expect(verdicts.some(({ why }) => why !== undefined)).toBe(true);
});

test('a card of the graveyard is no card to take', () => {
  const view = viewOf(still('turn: raise'));
  const [take] = actsOf(view.options);
  const [grave] = view.table.graveyard;
  if (take === undefined || grave === undefined) throw new Error('no grave');
  expect(judge(view, take, { centre: grave }, en).why).toBe(en.reasons.notInCentre);
});
