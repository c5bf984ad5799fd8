import { once } from 'node:events';
import { connect } from 'node:net';
import { StoreError } from '@reseau/rooms';
import * as v from 'valibot';
import { answerSchema, type ControlRequest, controlSocket, inOneLine, lineFrom } from './request.ts';

/** A server that runs on the data. */
interface Reached {
  /** Whether it was done. */
  ask(request: ControlRequest): Promise<boolean>;
  close(): void;
}

/** Calls the server that runs on this file; nothing if none answers. */
export async function reachServer(path: string): Promise<Reached | undefined> {
  const socket = connect(controlSocket(path));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  const heard = lineFrom(socket);
  const ask = async (request: ControlRequest): Promise<boolean> => {
    socket.write(inOneLine(request));
    const line = await heard;
    if (line === undefined) throw new StoreError('the server went away before it answered. Please try again.');
    const answer = v.parse(answerSchema, JSON.parse(line));
    if (!answer.ok) throw new StoreError(answer.problem);
    return answer.done;
  };
  return { ask, close: () => socket.destroy() };
}
