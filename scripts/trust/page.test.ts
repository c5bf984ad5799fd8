import { expect, test } from 'vitest';
import { type Measured, trustPage } from './page.ts';

const chaos: Measured = {
  name: 'chaos',
  command: 'npm run test:chaos',
  sources: 'abc123',
  machine: '2 cores, 8 GiB of memory, linux x64, Node 24.0.0',
  passed: true,
  figures: {
    minutes: 10,
    kills: 25,
    found: { lost: 0 },
    comeBack: { median: 0.412, flat: true },
    planted: ['lost', 'doubledUp'],
    missed: [],
  },
};
const page = (change: Partial<Measured>): string => trustPage([{ ...chaos, ...change }]);

test('every figure is a row, with its path as words', () => {
  const rows = trustPage([chaos]);
  expect(rows).toContain('| kills | 25 |');
  expect(rows).toContain('| found, lost | 0 |');
  expect(rows).toContain('| come back, median | 0.41 |');
  expect(rows).toContain('| come back, flat | yes |');
  expect(rows).toContain('| planted | 2: lost, doubled up |');
  expect(rows).toContain('| missed | none |');
});

test('it says how to run it again: the command, the sources and the kind of machine', () => {
  expect(trustPage([chaos])).toContain(`\`${chaos.command}\`\n\nSources abc123; ${chaos.machine}.\n\nPassed.`);
});

test('what was not measured is said to be missing', () => {
  expect(trustPage([chaos]).split('Not measured.')).toHaveLength(3);
  expect(trustPage([]).split('Not measured.')).toHaveLength(4);
});

test('what went wrong is said above the figures, and a command that left none', () => {
  expect(page({ passed: false })).toContain('**Failed: the command has found something wrong.**');
  expect(page({ passed: false })).not.toContain('Passed');
  expect(trustPage([chaos], ['hostile']).split('**Failed: the command broke off and left no figures.**')).toHaveLength(
    2,
  );
});

test('a run that was too small to prove anything does not pass for one', () => {
  expect(page({ figures: { minutes: 0.1, kills: 25 } })).toContain('too small to prove anything: minutes below 10.**');
  expect(page({ figures: {} })).toContain('minutes below 10, kills below 25.**');
  expect(page({ figures: { minutes: 10, kills: 25 } })).toContain('\n\nPassed.\n\n');
});

test('long numbers are grouped', () => {
  expect(page({ figures: { messages: 1_000_000 } })).toContain('| messages | 1,000,000 |');
});
