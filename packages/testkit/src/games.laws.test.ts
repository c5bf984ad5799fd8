import { expect, test } from 'vitest';
import { cell } from './games/cell/cell.ts';
import { hunt } from './games/hunt/hunt.ts';
import { look } from './games/look/look.ts';
import { plot } from './games/plot/plot.ts';
import { raid } from './games/raid/raid.ts';
import { assertLawful, type Floor, lawsOf } from './laws.ts';
import type { LawGame } from './moment.ts';
import { summary } from './report.ts';

const GAMES: readonly (readonly [name: string, game: LawGame, floor: Floor])[] = [
  ['cell', cell, { share: 0.4 }],
  ['raid', raid, { share: 0.4 }],
  ['plot', plot, { share: 0.4 }],
  ['hunt', hunt, { share: 0.3 }],
  ['look', look, { share: 0.4 }],
];

test.each(GAMES)('%s: no law is broken', (name, game, floor) => {
  const report = lawsOf(game, { seed: name, games: 200 });
  console.log(`${name}: ${summary(report)}`);
  assertLawful(report, floor);
  expect(report.games).toBe(200);
});
