import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openRoom, Player, ServerProcess } from '../testing/index.ts';

async function house() {
  const folder = mkdtempSync(join(tmpdir(), 'reseau-cut-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await ServerProcess.make({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  onTestFinished(() => server.end());
  const health = async (): Promise<Readonly<Record<string, unknown>>> =>
    (await (await fetch(`${server.base}/healthz`)).json()) as Record<string, unknown>;
  return { file: join(folder, 'reseau.sqlite'), server, health };
}

test('a log whose tail was torn off is noticed at the start, and said to whoever runs the server and to the table', async () => {
  const { file, server, health } = await house();
  await server.start();
  const pass = await openRoom(server.base, 'Ann');
  const before = await new Player(server.base, pass).ready();
  for (const text of ['one', 'two']) expect(await before.say(text)).toMatchObject({ t: 'done' });
  await server.stop('SIGKILL');
  expect(server.complaints).toBe('');

  // A disk that says too soon that it has written.
  const log = `${file}-wal`;
  truncateSync(log, statSync(log).size - 100);
  await server.start();
  expect(server.complaints).toContain('the last moments of a table are gone');
  expect(server.complaints).toContain(`"room":"${pass.code}","count":1`);
  expect(await health()).toEqual({ ok: true, cutShort: 1 });
  const after = await new Player(server.base, pass).until('told', ({ room }) => room?.cutShort !== undefined);
  expect(after.memory.lines.map(({ text }) => text)).toEqual(['one']);
  expect(await after.say('two again')).toMatchObject({ t: 'done' });

  await server.stop('SIGTERM');
  await server.start();
  expect(await health()).toEqual({ ok: true });
  const later = await new Player(server.base, pass).ready();
  expect(later.room?.cutShort).toBeDefined();
  expect(later.memory.lines.map(({ text }) => text)).toEqual(['one', 'two again']);
});

test('a log that has lost its middle is found after the start, its table says so, and the others go on', async () => {
  const { file, server, health } = await house();
  await server.start();
  const sound = await openRoom(server.base, 'Ann');
  const pass = await openRoom(server.base, 'Ann');
  const before = await new Player(server.base, pass).ready();
  for (const text of ['one', 'two', 'three']) expect(await before.say(text)).toMatchObject({ t: 'done' });
  await server.stop('SIGTERM');
  const db = new DatabaseSync(file);
  db.exec(`DELETE FROM event WHERE body LIKE '%"two"%'`);
  db.close();

  await server.start();
  // Limited by the time a test may take.
  while ((await health())['damaged'] === undefined) await sleep(50);
  expect(await health()).toEqual({ ok: true, damaged: 1 });
  expect(server.complaints).toContain(`"room":"${pass.code}","msg":"a table cannot be read whole"`);
  const after = await new Player(server.base, pass).until('sent away', ({ closed }) => closed);
  expect(after.bye).toBe('damaged');
  expect(await (await fetch(`${server.base}/api/rooms/${pass.code}`)).json()).toEqual({ error: 'damaged' });
  expect(await (await new Player(server.base, sound).ready()).say('here')).toMatchObject({ t: 'done' });
});
