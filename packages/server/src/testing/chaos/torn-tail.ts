import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Rng } from '@reseau/core';

const HEADER = 32;
const FRAME_HEADER = 24;

type Sum = readonly [number, number];

/** As SQLite adds up what it writes to its log, eight bytes at a time. */
function summed(bytes: Buffer, [a, b]: Sum, isBig: boolean): Sum {
  let [first, second] = [a, b];
  for (let at = 0; at < bytes.length; at += 8) {
    const word = (from: number): number => (isBig ? bytes.readUInt32BE(from) : bytes.readUInt32LE(from));
    first = (first + word(at) + second) >>> 0;
    second = (second + word(at + 4) + first) >>> 0;
  }
  return [first, second];
}

/** Where the last write ends that was made durable as a whole: nothing after it was ever acknowledged. */
export function durableEnd(log: Buffer): number {
  if (log.length < HEADER) return 0;
  const isBig = (log.readUInt32BE(0) & 1) === 1;
  const frame = FRAME_HEADER + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let sum = summed(log.subarray(0, 24), [0, 0], isBig);
  let end = HEADER;
  for (let at = HEADER; at + frame <= log.length; at += frame) {
    sum = summed(log.subarray(at, at + 8), sum, isBig);
    sum = summed(log.subarray(at + FRAME_HEADER, at + frame), sum, isBig);
    const isWhole = log.readUInt32BE(at + 16) === sum[0] && log.readUInt32BE(at + 20) === sum[1];
    if (!isWhole || !log.subarray(at + 8, at + 16).equals(salt)) break;
    if (log.readUInt32BE(at + 4) !== 0) end = at + frame;
  }
  return end;
}

/** What a power cut may leave behind the last durable write: nothing, rubbish, or half of what was just being written. Says whether there was a log. */
export function tearTail(path: string, rng: Rng): boolean {
  if (!existsSync(path)) return false;
  const log = readFileSync(path);
  const end = durableEnd(log);
  if (end === 0) return false;
  const length = 1 + rng.below(12_000);
  const rubbish = Buffer.from(Array.from({ length }, () => rng.below(256)));
  const half = log.subarray(HEADER, HEADER + Math.min(length, end - HEADER));
  const left = rng.choose([Buffer.alloc(0), Buffer.alloc(length), rubbish, half]);
  const file = openSync(path, 'r+');
  ftruncateSync(file, end);
  writeSync(file, left, 0, left.length, end);
  closeSync(file);
  return true;
}
