import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFileIn, openStore } from '@reseau/server';
import { joinRoom, openRoom, Player } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { dataFolder, served } from '../testing/data-folder.ts';

const data = dataFolder();

const listed = async (): Promise<readonly object[]> => {
  const [status, text] = await data.run('rooms', '--json');
  expect(status).toBe(0);
  return JSON.parse(text) as object[];
};

test('tables are listed with what is in them and without a name, be a server running or not', async () => {
  await served(data.folder, async (base) => {
    const ann = await openRoom(base, 'Ann');
    const first = await new Player(base, ann).ready();
    await joinRoom(base, ann.code, 'Bob');
    await first.command({ do: 'addBot', level: 'easy' });
    await openRoom(base, 'Cid', 'project');
    const table = { code: ann.code, game: 'resistance', phase: 'lobby', people: 2, bots: 1, events: 5 };
    expect(await listed()).toEqual([
      expect.objectContaining({ ...table, letters: expect.any(Number) }),
      expect.objectContaining({ game: 'project', people: 1, touched: expect.stringMatching(/^20.+Z$/) }),
    ]);
  });
  const before = await listed();
  const store = await openStore(data.folder);
  await store.append({ stream: 'WXYZ', expected: 0, events: ['{}'] });
  await store.close();
  expect(await listed()).toEqual([{ code: 'WXYZ', phase: 'damaged' }, ...before]);
  const [, text] = await data.run('rooms');
  expect(text).toMatch(/[|] WXYZ [|] {2}[|] damaged [|].*\n[|] \w{4} [|] resistance [|] lobby [|] 2 [|] 1 [|] 20/);
  expect(text).not.toMatch(/Ann|Bob|Cid/);
});

test('a table is closed under its people, who are told by whom, and stays closed', async () => {
  const pass = await served(data.folder, async (base) => {
    const ann = await openRoom(base, 'Ann');
    const first = await new Player(base, ann).ready();
    expect(await data.run('rooms', '--close', ann.code.toLowerCase())).toEqual([0, `Table ${ann.code} is closed.`]);
    await first.until('sent away', ({ bye }) => bye === 'closedByHouse');
    const door = await fetch(`${base}/api/rooms/${ann.code}`);
    expect(await door.json()).toEqual({ error: 'closedByHouse' });
    expect((await data.run('rooms', '--close', ann.code))[0]).toBe(0);
    expect(await data.run('rooms', '--close', 'ZZZZ')).toEqual([1, expect.stringContaining('there is no table ZZZZ')]);
    return ann;
  });
  expect(await listed()).toEqual([expect.objectContaining({ code: pass.code, phase: 'closed', events: 4 })]);
});

test('where no server runs, a table is closed in the file', async () => {
  const { code } = await served(data.folder, (base) => openRoom(base, 'Ann'));
  for (let times = 0; times < 2; times += 1) {
    expect(await data.run('rooms', '--close', code)).toEqual([0, `Table ${code} is closed.`]);
    expect(await listed()).toEqual([expect.objectContaining({ phase: 'closed', events: 4 })]);
  }
});

test('nobody but the owner of the data reaches the server, and a server that can be reached by nobody runs all the same', async () => {
  const folder = `${dataFileIn(data.folder)}.control`;
  const { code } = await served(data.folder, (base) => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    return openRoom(base, 'Ann');
  });
  // What a server that was killed leaves behind is in nobody's way.
  writeFileSync(join(folder, 'socket'), '');
  expect((await data.run('rooms', '--close', code))[0]).toBe(0);
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'socket'), { recursive: true });
  await served(data.folder, async () => {
    expect(await data.run('rooms', '--close', code)).toEqual([1, expect.stringContaining('another Réseau server')]);
  });
});
