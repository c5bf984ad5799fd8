import type { Fields } from '@reseau/rooms';
import { expect, test, vi } from 'vitest';
import { makeLog } from './log.ts';

function written(write: (log: ReturnType<typeof makeLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  const log = makeLog('info', { write: (line) => void lines.push(line) });
  write(log);
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

test('only fields on the list are written', () => {
  const sneaky = { room: 'ABCD', token: 'secret', move: { card: 'fail' } } as Fields;
  const line = written((log) => log.info('opened', sneaky));
  expect(Object.keys(line).sort()).toEqual(['level', 'msg', 'room', 'time']);
});

test('what an error says is left out, where it was thrown is not', () => {
  const line = written((log) => log.failed('bot', new TypeError('seat 3 is the spy')));
  expect(JSON.stringify(line)).not.toContain('spy');
  expect(line).toMatchObject({
    kind: 'TypeError',
    msg: 'bot failed',
    where: expect.stringMatching(/^log[.]test[.]ts:/),
  });
});

test('nothing is written below the level', () => {
  const write = vi.fn<(line: string) => void>();
  makeLog('error', { write }).info('opened');
  expect(write).not.toHaveBeenCalled();
});
