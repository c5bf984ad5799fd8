import { HOUSE } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { codeOf, type Mix, readCode } from './mix-code.ts';
import { packed } from './packing.ts';
import { broughtHome, portable } from './portable.ts';

const MIXES: readonly Mix[] = [
  { game: 'resistance', options: { modules: ['hunter', 'plot'], extras: ['blame'] } },
  { game: 'insurrection', options: { side: 'mixed', cards: HOUSE } },
  { game: 'project', options: { difficulty: 'normal', clock: 'off', 名: '島' } },
];

const signed = (body: string): string => `${body}.${crc32(body)}`;

test.each(MIXES)('a mix of $game comes back as it was', async (mix) => {
  const code = await codeOf(mix);
  expect(code).toMatch(/^[\w.-]+$/);
  expect(await readCode(code)).toEqual({ ok: true, mix });
  // As a messenger may break it, and a hand paste it.
  expect(await readCode(`  ${code.slice(0, 20)}\n${code.slice(20)} `)).toEqual({ ok: true, mix });
});

test('the code of a plain mix is short', async () => {
  expect((await codeOf({ game: 'resistance', options: { modules: ['hunter'], extras: [] } })).length).toBeLessThan(90);
});

test('the checksum is the usual one', () => {
  expect(Number.parseInt(crc32('123456789'), 36)).toBe(0xcbf43926);
});

test('a slip in any letter is noticed', async () => {
  const code = await codeOf({ game: 'resistance', options: { modules: ['hunter'], extras: [] } });
  const start = 'RESEAU1.'.length;
  const slips = Array.from(code.slice(start), (letter, at) => {
    const other = letter === 'x' ? 'y' : 'x';
    return `${code.slice(0, start + at)}${other}${code.slice(start + at + 1)}`;
  });
  const reads = await Promise.all(slips.map(readCode));
  expect(reads.filter(({ ok }) => ok)).toEqual([]);
  expect(await readCode(code.slice(0, -1))).toEqual({ ok: false, problem: 'damaged' });
});

test.each([
  ['', 'noCode'],
  ['ABCD', 'noCode'],
  ['https://example.org/t/ABCD', 'noCode'],
  ['RESEAU2.resistance.x.y', 'newer'],
  ['RESEAU1', 'damaged'],
  ['RESEAU1.resistance', 'damaged'],
  ['x'.repeat(200_000), 'tooLong'],
])('what is no code is refused: %s', async (text, problem) => {
  expect(await readCode(text)).toEqual({ ok: false, problem });
});

test.each([
  ['a game that is not there', async () => `RESEAU1.chess.${await packed('{}')}`],
  ['no object', async () => `RESEAU1.resistance.${await packed('[]')}`],
  ['no JSON', async () => `RESEAU1.resistance.${await packed('{')}`],
  ['nothing that was packed', async () => 'RESEAU1.resistance.AAAA'],
  [
    'something that unpacks without end',
    async () => `RESEAU1.resistance.${await packed(`{"a":"${'a'.repeat(10_000_000)}"}`)}`,
  ],
])('a code with the right checksum and %s is refused', async (_, body) => {
  const code = signed(await body());
  expect(code.length).toBeLessThan(20_000);
  expect(await readCode(code)).toEqual({ ok: false, problem: 'damaged' });
});

test('who sits where stays at its table', () => {
  const client = { seated: ['first'] };
  expect(portable(client, { side: 'base', first: 2 })).toEqual({ side: 'base' });
  expect(broughtHome(client, { side: 'mixed', first: 1 }, { side: 'base', first: 2 })).toEqual({
    side: 'mixed',
    first: 2,
  });
  expect(broughtHome({}, { side: 'mixed' }, { first: 2 })).toEqual({ side: 'mixed' });
});
