import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Joined } from '@reseau/protocol';
import { joinRoom, openRoom, Player, playOut } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { dataFolder, served } from '../testing/data-folder.ts';

const data = dataFolder();

interface Saved {
  readonly entries: readonly unknown[];
  readonly deal: object;
  readonly beside: {
    readonly people: readonly { readonly name: string }[];
    readonly lines: readonly { readonly name: string; readonly text: string }[];
  };
}

/** A game of two and a bot, played to its end, with what was said. */
const played = (): Promise<readonly Joined[]> =>
  served(data.folder, async (base) => {
    const ann = await openRoom(base, 'Annabella', 'insurrection');
    const bob = await joinRoom(base, ann.code, 'Bobolink');
    const [first, second] = await Promise.all([ann, bob].map((pass) => new Player(base, pass).ready()));
    if (first === undefined || second === undefined) throw new Error('nobody there');
    await first.command({ do: 'addBot', level: 'easy' });
    await first.command({ do: 'rename', name: 'Bellanna' });
    // Enough that what takes its place does not cover it by chance.
    for (let line = 0; line < 40; line += 1) await first.say('quixotic '.repeat(30));
    expect(await first.command({ do: 'start' })).toMatchObject({ t: 'done' });
    await second.say('unforgotten words');
    await first.say('zephyr of betrayal');
    await Promise.all([first, second].map((player) => playOut(player)));
    return [ann, bob];
  });

/** The record of the match, as the server gives it and verify checks it. */
const saved = ({ code, token }: Joined): Promise<readonly [Saved, readonly [number, string]]> =>
  served(data.folder, async (base) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${base}/api/rooms/${code}/matches/1`, { headers });
    const record = (await answer.json()) as Saved;
    const file = join(data.folder, 'record.json');
    writeFileSync(file, JSON.stringify(record));
    return [record, await data.run('verify', file)];
  });

/** Which of these words some file of the data holds. */
const found = (...words: readonly string[]): readonly string[] => {
  const files = readdirSync(data.folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && file.name.startsWith('reseau.sqlite'),
  );
  const all = files.map(({ name }) => readFileSync(join(data.folder, name)));
  return words.filter((word) => all.some((file) => file.includes(word)));
};

const THEIRS = ['Annabella', 'Bellanna', 'quixotic', 'zephyr'];
const OTHERS = ['Bobolink', 'unforgotten'];

test('of somebody neither a name nor a word is left in the data, and the record of the match holds as before', async () => {
  const [ann, bob] = await played();
  if (ann === undefined || bob === undefined) throw new Error('nobody there');
  const [before, verified] = await saved(bob);
  expect([verified[0], found(...THEIRS, ...OTHERS)]).toEqual([0, [...THEIRS, ...OTHERS]]);
  expect(await data.run('forget', ann.code.toLowerCase(), '--name', 'annabella')).toEqual([
    0,
    `Gone from table ${ann.code}: the names Annabella, Bellanna, and 41 lines of chat.`,
  ]);
  expect(found(...THEIRS, ...OTHERS)).toEqual(OTHERS);
  const [after, again] = await saved(bob);
  expect(again).toEqual(verified);
  expect({ ...after, beside: {} }).toEqual({ ...before, beside: {} });
  expect(after.beside.people.map(({ name }) => name).slice(0, 2)).toEqual(['№ 1', 'Bobolink']);
  expect(after.beside.lines.map(({ name, text }) => [name, text])).toEqual([
    ['Bobolink', 'unforgotten words'],
    ['№ 1', '…'],
  ]);
  await served(data.folder, async (base) => {
    const back = await new Player(base, ann).ready();
    expect(await back.say('still here')).toMatchObject({ t: 'done' });
  });
});

test('while a server runs, somebody is forgotten at once, and the table plays on', async () => {
  const [ann, bob] = await played();
  if (ann === undefined || bob === undefined) throw new Error('nobody there');
  await served(data.folder, async (base) => {
    const first = await new Player(base, ann).ready();
    expect(await data.run('forget', ann.code, '--name', 'annabella')).toEqual([0, expect.stringContaining('Bellanna')]);
    expect(found(...THEIRS, ...OTHERS)).toEqual(OTHERS);
    await first.until('sent away', ({ bye }) => bye === 'restarting');
    const second = await new Player(base, bob).ready();
    expect(second.room?.members.map(({ name }) => name).slice(0, 2)).toEqual(['№ 1', 'Bobolink']);
    expect(await second.say('still here')).toMatchObject({ t: 'done' });
    expect(await data.run('forget', ann.code, '--whole')).toEqual([0, expect.stringContaining('is gone')]);
    await second.until('sent away', ({ bye }) => bye === 'restarting');
    expect(await (await fetch(`${base}/api/rooms/${ann.code}`)).json()).toEqual({ error: 'noSuchRoom' });
    expect(found(...THEIRS, ...OTHERS)).toEqual([]);
  });
});

test('a table that is forgotten is nowhere in the data', async () => {
  const [ann] = await played();
  const code = ann?.code ?? '';
  expect(await data.run('forget', code, '--whole')).toEqual([
    0,
    `Table ${code} is gone, with all that was stored for it.`,
  ]);
  expect(found(...THEIRS, ...OTHERS)).toEqual([]);
  await served(data.folder, async (base) => {
    expect(await (await fetch(`${base}/api/rooms/${code}`)).json()).toEqual({ error: 'noSuchRoom' });
    expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ ok: true });
  });
});

test('whoever is not clearly meant is asked about, and nothing is changed', async () => {
  const code = await served(data.folder, async (base) => {
    const { code: opened } = await openRoom(base, 'Ann');
    for (let round = 0; round < 2; round += 1) {
      const bob = await new Player(base, await joinRoom(base, opened, 'Bob')).ready();
      await bob.command({ do: 'leave' });
    }
    return opened;
  });
  const refused = async (words: string, ...args: readonly string[]) =>
    expect(await data.run('forget', ...args)).toEqual([1, expect.stringContaining(words)]);
  await refused('more than one had that name: m2 (Bob); m3 (Bob). Say which with --member.', code, '--name', 'bob');
  await refused('nobody of that name has been at table', code, '--name', 'Zoe');
  await refused('There were m1 (Ann); m2 (Bob); m3 (Bob).', code, '--member', 'm9');
  await refused('there is no table ZZZZ', 'ZZZZ', '--whole');
  await served(data.folder, () => refused('there is no table ZZZZ', 'ZZZZ', '--whole'));
  expect(found('Ann', 'Bob')).toEqual(['Ann', 'Bob']);
  expect(await data.run('forget', code, '--member', 'm3')).toEqual([0, expect.stringContaining('0 lines of chat')]);
  expect(await data.run('forget', code, '--name', 'bob')).toEqual([0, expect.stringContaining('the names Bob')]);
  expect(found('Ann', 'Bob')).toEqual(['Ann']);
  for (const args of [[], ['--name', 'x', '--whole']])
    expect(await data.run('forget', code, ...args)).toEqual([2, expect.stringContaining('please give one of')]);
});
