import { expect, test } from 'vitest';
import { trustPage } from './page.ts';

const chaos = {
  name: 'chaos',
  command: 'npm run test:chaos',
  figures: { kills: 24, movesLost: 0, comeBack: { median: 0.412, flat: true }, planted: ['lost', 'doubled'] },
};

test('every figure is a row, with its path as words', () => {
  const page = trustPage([chaos]);
  expect(page).toContain('| kills | 24 |');
  expect(page).toContain('| moves lost | 0 |');
  expect(page).toContain('| come back, median | 0.41 |');
  expect(page).toContain('| come back, flat | yes |');
  expect(page).toContain('| planted | 2: lost, doubled |');
});

test('what was not measured is said to be missing', () => {
  expect(trustPage([chaos]).split('Not measured.')).toHaveLength(3);
  expect(trustPage([]).split('Not measured.')).toHaveLength(4);
});

test('long numbers are grouped', () => {
  expect(trustPage([{ ...chaos, figures: { messages: 1_000_000 } }])).toContain('| messages | 1,000,000 |');
});
