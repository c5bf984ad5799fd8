import { expect, test } from 'vitest';
import { citations, citedIn, rulesIn } from './spec.ts';

const SPEC = '# Rules\n\n- **RE1** One.\n- **RE2** Two, see RE1 and [RE3].\n  **RE4** no item\n- **TG1** Three.\n';

test('a rule is an item that begins with its number', () => {
  expect(rulesIn(SPEC)).toEqual(['RE1', 'RE2', 'TG1']);
});

test('a test cites in brackets', () => {
  expect(citedIn("test('[RE1] [TG12] a team', ...); list[0]; [A1]; [RE]; RE9")).toEqual(['RE1', 'TG12']);
});

test('missing, unknown and doubled numbers are found', () => {
  expect(citations(SPEC, ['RE1', 'RE9', 'RE9'])).toEqual({ missing: ['RE2', 'TG1'], unknown: ['RE9'], twice: [] });
  expect(citations(`${SPEC}- **RE1** Again.\n`, ['RE1', 'RE2', 'TG1']).twice).toEqual(['RE1']);
});
