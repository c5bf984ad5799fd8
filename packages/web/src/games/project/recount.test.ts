import type { LeaderId, Move } from '@reseau/games/project';
import { expect, test } from 'vitest';
import { still } from './gallery/stills.ts';
import { HALFWAY } from './gallery/tables.ts';
import { en } from './i18n/en.ts';
import { recount } from './recount.ts';
import { viewOf } from './view.ts';

const { table } = viewOf(still({ opening: HALFWAY, facts: [], me: 0 }));
const [LEADER, OTHER] = [0, 1] as LeaderId[];

const MOVES = [
  { type: 'move', leader: LEADER, to: 28 },
  { type: 'investigate', leader: LEADER },
  { type: 'keep', leader: LEADER, card: 'tools' },
  { type: 'recruit', leader: LEADER, skill: 'military' },
  { type: 'intend', leader: LEADER, action: 'move' },
  { type: 'done' },
] as unknown as readonly Move[];

test('what was done for somebody is said as the buttons say it, and thoughts are left out', () => {
  expect(recount(MOVES, table, [LEADER as LeaderId], en)).toEqual([
    `Go to ${en.city.named(28, en.cities[27] ?? '')}`,
    'Investigate',
    `Keep: ${en.items.tools.name}`,
    `Recruit: ${en.skills.military.name}`,
    'I’m done',
  ]);
});

test('whoever plays several is told for whom it was', () => {
  const [line = ''] = recount(MOVES.slice(0, 1), table, [LEADER, OTHER] as LeaderId[], en);
  expect(line).toMatch(/^\p{Lu}\S+: Go to /u);
});
