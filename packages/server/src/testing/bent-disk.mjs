// Loaded before a server that a test starts (`node --import`), it stands for a disk in trouble. The file BENT_DISK says how:
//   slow 200   every write takes so many milliseconds longer
//   full       no page more can be had
//   refused    what is to be made durable is not
//   doubtful   it is, and the disk says that it is not
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const file = process.env['BENT_DISK'] ?? '';
const nap = new Int32Array(new SharedArrayBuffer(4));
const MOST_PAGES = 4_294_967_294;

const real = DatabaseSync.prototype.exec;

DatabaseSync.prototype.exec = function (sql) {
  const [how = '', ms = '0'] = readFileSync(file, 'utf8').split(' ');
  // No less than there are already.
  if (sql === 'BEGIN IMMEDIATE') real.call(this, `PRAGMA max_page_count = ${how === 'full' ? 1 : MOST_PAGES}`);
  if (sql !== 'COMMIT') return real.call(this, sql);
  if (how === 'slow') Atomics.wait(nap, 0, 0, Number(ms));
  if (how === 'refused') throw new Error('disk I/O error');
  real.call(this, sql);
  if (how === 'doubtful') throw new Error('disk I/O error');
};
