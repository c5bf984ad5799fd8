import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Action } from './chooser.ts';
import { Coverage } from './coverage.ts';
import { namedControls } from './named-controls.ts';

const VOTE = { path: 'a/VoteDock.svelte', source: '<Button wide data-testid="change" data-in="VoteDock">…</Button>' };
const HAND = { path: 'b/Hand.svelte', source: '<button\n  data-testid="change"\n  data-in="Hand">…</button>' };
const SEATS = { path: 'b/Seats.svelte', source: '<a data-testid="seat-{number}">…</a><p data-testid="told">…</p>' };

const tap = (id: string, part = ''): Action => ({
  device: 'Ada',
  gesture: 'tap',
  control: { kind: 'button', id, name: '', nth: 0, part },
});

test('a control that others call the same is missed until it is tapped where it is itself', () => {
  const { named, unmarked } = namedControls([VOTE, HAND, SEATS]);
  expect([named, unmarked]).toEqual([['change in Hand', 'change in VoteDock', 'seat-'], []]);
  const coverage = new Coverage(named);
  coverage.add([tap('change', 'VoteDock'), tap('seat-3')]);
  expect(coverage.missed).toEqual(['change in Hand']);
  coverage.add([tap('change', 'Hand')]);
  expect(coverage.missed).toEqual([]);
});

test.each([
  ['that says nothing of it', HAND.source.replace(/\s*data-in="Hand"/, '')],
  ['that says it is the other', HAND.source.replace('"Hand"', '"VoteDock"')],
])('a second component with the same control %s is found', (_which, source) => {
  expect(namedControls([VOTE, { ...HAND, source }]).unmarked).toContain('change in b/Hand.svelte');
});

test('every control of the client that others call the same says which component it is in', () => {
  const root = join(import.meta.dirname, '../..');
  const components = globSync('**/*.svelte', { cwd: root }).map((path) => ({
    path,
    source: readFileSync(join(root, path), 'utf8'),
  }));
  expect(namedControls(components).unmarked).toEqual([]);
});
