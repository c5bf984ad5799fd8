import { expect, test } from 'vitest';
import { scriptOf } from './script.ts';
import type { Setup } from './setup.ts';

test.each<[number, Setup, readonly string[]]>([
  [7, { modules: [], extras: [] }, ['close', 'spies', 'open']],
  [7, { modules: ['assassin'], extras: ['bodyGuard'] }, ['close', 'spies shut', 'commander shut', 'bodyGuard', 'open']],
  [5, { modules: ['hunter'], extras: [] }, ['close', 'spies shut', 'spyChief', 'open']],
  [7, { modules: ['blindSpies'], extras: [] }, ['none']],
])(
  '[RS5] %i players, %o: the eyes are shut between the lines, and no line is read for nobody',
  (seats, setup, lines) => {
    expect(scriptOf(seats, setup).map((parts) => parts.join(' '))).toEqual(lines);
  },
);
