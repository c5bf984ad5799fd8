import type { Seat } from '@reseau/core';
import { type Card, type Fact, marksOf, type Names, namesOf, type Stop } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { dealtTo } from './dealt.ts';
import { boards, screens } from './gallery/tables.ts';
import { handSize, knownHand } from './hands.ts';
import { en } from './i18n/en.ts';
import { logLines } from './log.ts';
import { padCsv, padText, pagesOf } from './pad.ts';
import { limitNow, rowsOf, running, runningIfTaken, viewOf } from './view.ts';

const all = boards().map(({ name, sight }) => ({ name, view: viewOf(sight) }));

function still(name: string) {
  const found = all.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no still ${name}`);
  return found.view;
}

test.each(all)('$name: the two rows are the centre, the marked cards above', ({ view }) => {
  const { marked, plain } = rowsOf(view);
  expect([...marked, ...plain].toSorted()).toEqual([...view.table.centre].toSorted());
  expect(marksOf(view.set, marked)).toBe(view.table.marks);
  expect(marksOf(view.set, plain)).toBe(0);
});

test.each(all)('$name: nobody is shown a card that this seat does not know', ({ view }) => {
  for (let seat = 0; seat < view.table.seats; seat += 1) {
    const { open, unseen, told } = knownHand(view, seat as Seat);
    expect(open.length + unseen).toBe(handSize(view, seat as Seat));
    const seen = view.table.hands[seat] ?? view.table.open[seat] ?? [];
    expect([...open].toSorted()).toEqual([...seen].toSorted());
    expect(view.me === undefined ? told : []).toEqual([]);
  }
});

test('whoever looks back at a hand sees each card once, whatever Leader was kept', () => {
  for (const { name, view } of all) {
    const dealt = dealtTo(view);
    expect({ name, dealt }).toEqual({ name, dealt: [...new Set(dealt)] });
  }
  expect(all.filter(({ view }) => view.table.round > 0 && dealtTo(view).length > 0)).not.toEqual([]);
});

test('at the end the running score is the score', () => {
  const view = still('over: Good');
  const seat = 0 as Seat;
  expect(running(view, seat, view.table.hands[seat] ?? []).good).toBe(view.table.points[seat]);
});

test('a card taken counts, and the one laid down no longer does', () => {
  const view = still('turn: mine');
  const [card] = view.table.centre;
  const { me } = view;
  if (card === undefined || me === undefined) throw new Error('nothing to take');
  const laid = view.table.played[me];
  const centre = [...view.table.centre.filter((one) => one !== card), laid ?? ''];
  expect(runningIfTaken(view, me, card)).toEqual(running(view, me, [...view.hand, card], centre));
});

test('the limit is the location’s', () => {
  const view = still('choose: open');
  const altar: Stop = { location: 'altar', side: 'advanced' };
  expect(limitNow(view)).toBe(10);
  expect(limitNow({ ...view, table: { ...view.table, path: view.table.path.map(() => altar) } })).toBe(8);
});

const called = (card: Card) => card;
const read = { words: en, names: ['Ada', '=cmd|"x"', 'さくら', 'Noé'], called, colon: ': ', semicolon: '; ' };

test('the pad adds up to the points, and says so in text and for a spreadsheet', () => {
  const view = still('over: Good');
  const pages = pagesOf(view);
  expect(pages.map(({ points }) => points)).toEqual(view.table.points.toSorted((a, b) => b - a));
  for (const { points, cards } of pages) expect(cards.reduce((sum, card) => sum + card.points, 0)).toBe(points);
  const text = padText(pages, 'good', read);
  expect(text).toContain(`Ada: ${en.end.points(view.table.points[0] ?? 0)}`);
  const csv = padCsv(pages, read);
  expect(csv.split('\r\n')[0]).toBe('"Player","Card","What scored","Count","Points"');
  expect(csv).toContain('"\'=cmd|""x"""');
  const sums = csv
    .split('\r\n')
    .slice(1, -1)
    .filter((row) => row.startsWith('"Ada"'));
  expect(sums.reduce((sum, row) => sum + Number(row.split(',').at(-1)), 0)).toBe(view.table.points[0]);
});

test('whispers are told without their content', () => {
  const view = still('choose: open');
  const card = view.hand[0] ?? '';
  const seat = 0 as Seat;
  const whispers: readonly Fact[] = [
    { type: 'dealt', to: [seat], seat, people: [card], leaders: [card] },
    { type: 'drew', to: [seat], seat, card, since: 0 },
    { type: 'saw', to: [seat], at: 0, card },
    { type: 'buried', to: [seat], pile: 'people', at: 0, card },
  ];
  const named = ({ en: name }: Names) => name;
  const name = named(namesOf(view.set, card));
  const lines = logLines(view.known, whispers, view.set).map(({ tell }) => tell(en, ['Ada'], named));
  expect(lines).toEqual([en.log.dealt, en.log.drew, en.log.saw]);
  expect(lines.join(' ')).not.toContain(name);
});

test('the shared screen holds no hand', () => {
  for (const { sight } of screens()) expect(viewOf(sight).hand).toEqual([]);
});
