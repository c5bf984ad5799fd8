// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openRecord } from '../../../replay/record.ts';
import { hiddenAt, ReplayMatch } from '../../../replay/replay-match.svelte.ts';
import { randomRecord } from '../../../testing/records.ts';
import { openAppWords } from '../../../words/app.ts';
import { loadGame } from '../../load.ts';

test('every card is told of whoever played it, whoever sits there by now', async () => {
  await openAppWords();
  const raw = randomRecord('resistance', 5, { modules: [] }, 'taken over') as {
    readonly entries: readonly { readonly facts: readonly { readonly type: string; readonly mission?: number }[] }[];
    readonly beside: object;
  };
  const of = (index: number) => ({ name: `Former ${index}` });
  /** Once the first mission is told, everybody's seat is somebody else's. */
  const after = 1 + raw.entries.findIndex(({ facts }) => facts.some(({ type }) => type === 'revealed'));
  const people = [0, 1, 2, 3, 4].map((index) => ({ name: `Later ${index}` }));
  const sittings = people.map(({ name }, seat) => ({ after, phrases: 0, seat, who: 'another', name, of: of(seat) }));
  const read = await openRecord({ ...raw, beside: { people, sittings } }, loadGame);
  if (!read.ok) throw new Error('no record');
  const player = new ReplayMatch(read.record);
  player.go(player.last);
  const missions = hiddenAt(player).find(({ title }) => title === 'Who played what')?.lines ?? [];
  expect(missions.length).toBeGreaterThan(2);
  expect(missions.map((line) => [line.includes('Former'), line.includes('Later')])).toEqual(
    missions.map((_, index) => [index === 0, index > 0]),
  );
  player.go(0);
  expect(
    hiddenAt(player)
      .flatMap((part) => part.lines)
      .some((line) => line.includes('Later')),
  ).toBe(false);
});
