import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

const text = v.string();

/** What may be asked of a running server by whoever owns its data. */
export const requestSchema = v.variant('do', [
  v.strictObject({ do: v.literal('close'), stream: text }),
  /** Puts these events in the place of as many as are expected. */
  v.strictObject({ do: v.literal('put'), stream: text, expected: v.number(), events: v.array(text) }),
]);
export type ControlRequest = v.InferOutput<typeof requestSchema>;

/** Whether it was done; not where the table has moved on, or is not there. */
export const answerSchema = v.variant('ok', [
  v.strictObject({ ok: v.literal(true), done: v.boolean() }),
  v.strictObject({ ok: v.literal(false), problem: text }),
]);
export type ControlAnswer = v.InferOutput<typeof answerSchema>;

/** The folder in which the socket lies, its owner's alone. */
export const controlFolder = (path: string): string => `${path}.control`;

/** Where a server that runs on this file listens to its owner. */
export const controlSocket = (path: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\reseau-${createHash('sha256').update(resolve(path)).digest('hex')}`
    : join(controlFolder(path), 'socket');

/** The next line that comes in; nothing if the other end goes first. */
export function lineFrom(socket: Socket): Promise<string | undefined> {
  return new Promise((done) => {
    const parts: string[] = [];
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      parts.push(String(part));
      if (String(part).includes('\n')) done(parts.join('').split('\n', 1)[0]);
    });
    socket.on('error', () => done(undefined));
    socket.on('close', () => done(undefined));
  });
}

export const inOneLine = (value: ControlRequest | ControlAnswer): string => `${JSON.stringify(value)}\n`;
