import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKS } from '@reseau/protocol';
import { expect, test } from 'vitest';

const TOKENS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const PAIR = /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g;
const colours = new Map(Array.from(TOKENS.matchAll(PAIR), ([, name, light, dark]) => [name, { light, dark }]));

/** How bright a colour is to the eye, as WCAG has it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
}

const GROUNDS = ['ground', 'sheet', 'raised'];
const INKS = ['ink', 'ink-soft', 'blue', 'red', 'gold', 'violet'];
const READ = [
  ...GROUNDS.flatMap((ground) => INKS.map((ink) => [ink, ground] as const)),
  ['on-ink', 'ink'],
  ['on-blue', 'blue'],
  ['on-red', 'red'],
  ['on-gold', 'gold'],
  ['on-violet', 'violet'],
  ['gold', 'gold-wash'],
  ['violet', 'violet-wash'],
  ['ink', 'gold-wash'],
  ['ink', 'violet-wash'],
  ['ink', 'vellum'],
  ['ink', 'vellum-rot'],
  ['violet', 'vellum-rot'],
  ['wax', 'sheet'],
  ['ink', 'kraft'],
] as const;

test.each(Array.from({ length: MARKS }, (_, mark) => `mark-${mark + 1}`))('%s is seen on every ground', (mark) => {
  const grounds = [...GROUNDS, 'gold-wash', 'blue-wash', 'red-wash'];
  for (const ground of grounds) {
    const [front, back] = [colours.get(mark), colours.get(ground)];
    if (front?.light === undefined || front.dark === undefined) throw new Error(`no colour ${mark}`);
    if (back?.light === undefined || back.dark === undefined) throw new Error(`no colour ${ground}`);
    expect(contrast(front.light, back.light)).toBeGreaterThanOrEqual(3);
    expect(contrast(front.dark, back.dark)).toBeGreaterThanOrEqual(3);
  }
});

test.each(READ)('%s can be read on %s, by day and by night', (ink, ground) => {
  const [front, back] = [colours.get(ink), colours.get(ground)];
  if (front?.light === undefined || front.dark === undefined) throw new Error(`no colour ${ink}`);
  if (back?.light === undefined || back.dark === undefined) throw new Error(`no colour ${ground}`);
  expect(contrast(front.light, back.light)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(front.dark, back.dark)).toBeGreaterThanOrEqual(4.5);
});

// Shapes, not letters: 3:1 between the first ink and all that it stands on.
const BLOCKS = ['paper', 'blue', 'red', 'gold', 'violet', 'sea', 'green', 'ochre', 'kraft'];

test.each(BLOCKS)('what is printed on %s stands out, by day and by night', (block) => {
  const [front, back] = [colours.get('print-key'), colours.get(`print-${block}`)];
  if (front?.light === undefined || front.dark === undefined) throw new Error('no first ink');
  if (back?.light === undefined || back.dark === undefined) throw new Error(`no ink print-${block}`);
  expect(contrast(front.light, back.light)).toBeGreaterThanOrEqual(3);
  expect(contrast(front.dark, back.dark)).toBeGreaterThanOrEqual(3);
});
