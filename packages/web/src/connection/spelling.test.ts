import { expect, test } from 'vitest';
import { isCode, isRecovery, tidyLine, tidyRecovery } from './spelling.ts';

test.each([
  ['Pizza\t12 €', 'Pizza 12 €'],
  ['two\r\nlines', 'two lines'],
  ['\u202a+33 6 12\u202c', '+33 6 12'],
  ['\u2068Ada\u2069', 'Ada'],
  ['turned \u202e around', 'turned  around'],
  ['a\u2028b', 'a b'],
  ['bell\u0007', 'bell'],
  [`Z${'\u0300'.repeat(40)}algo`, `Z${'\u0300'.repeat(4)}algo`],
  ['👩‍🚀 go', '👩‍🚀 go'],
  ['x'.repeat(400), 'x'.repeat(300)],
  [`${'x'.repeat(299)}👍`, 'x'.repeat(299)],
])('%j is said as %j, which the server reads', (typed, said) => {
  expect(tidyLine(typed)).toBe(said);
  expect(tidyLine(typed)).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
});

test.each(['', '  ', '\t', '\u202a\u202c', '\u200b', '\u2800\u3164'])('%j is nothing to say', (typed) => {
  expect(tidyLine(typed)).toBe('');
});

test.each([
  ['abcdefghjklmnpqrstuv', 'ABCD EFGH JKLM NPQR STUV', true],
  [' abcd-efgh-jklm-npqr-st.uv ', 'ABCD EFGH JKLM NPQR STUV', true],
  ['ＡＢＣＤＥＦＧＨＪＫＬＭＮＰＱＲＳＴＵＶ', 'ABCD EFGH JKLM NPQR STUV', true],
  ['abcdefghjklmnpqrstuvw', 'ABCD EFGH JKLM NPQR STUV', true],
  ['abcdefghjklmnpqrstu', 'ABCD EFGH JKLM NPQR STU', false],
  // As codes were before.
  ['abcd efgh', 'ABCD EFGH', true],
  ['abcd', 'ABCD', false],
  ['oi01', '', false],
])('a recovery code typed as %j is read as %j', (typed, read, isWhole) => {
  expect(tidyRecovery(typed)).toBe(read);
  expect(isRecovery(typed)).toBe(isWhole);
});

test.each([
  ['GSQ', false],
  ['GSQZ', true],
  ['GSQZXW', true],
  ['GSQZXWM', false],
])('%j is a whole code: %j', (code, isWhole) => {
  expect(isCode(code)).toBe(isWhole);
});
