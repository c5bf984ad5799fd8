import type { ErrorCode, Failure, Joined, NetworkView, OpenRoom, RoomDoor } from '@reseau/protocol';
import { deviceToken } from './device-token.ts';
import { isHere } from './here.ts';
import type { LessonTable, LocalRequest } from './local-messages.ts';

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: ErrorCode };

const read = async <T>(response: Response): Promise<T> => (await response.json()) as T;

const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const ask = <T>(path: string, body?: object): Promise<Reply<T>> => call(path, body === undefined ? {} : posted(body));

async function call<T>(path: string, request: RequestInit): Promise<Reply<T>> {
  try {
    const response = await fetch(`/api${path}`, request);
    if (response.ok) return { ok: true, value: await read<T>(response) };
    return { ok: false, code: (await read<Failure>(response)).error };
  } catch {
    return { ok: false, code: 'unavailable' };
  }
}

/** A table of this device is asked for in the worker that keeps it, which only then is fetched. */
async function here<T>(request: LocalRequest): Promise<Reply<T>> {
  const { askHere } = await import('./local-host.ts');
  // The same code as the server's answers, with the same shapes.
  return (await askHere(request)) as Reply<T>;
}

export const askNetwork = (): Promise<Reply<NetworkView>> => ask('/house');
export const openRoom = (room: Omit<OpenRoom, 'device'>): Promise<Reply<Joined>> =>
  ask('/rooms', { ...room, device: deviceToken() });
/** A table on this device, which no server hears of. */
export const openHere = (room: Omit<OpenRoom, 'device'>): Promise<Reply<Joined>> =>
  here({ do: 'open', room: { ...room, device: deviceToken() } });
/** The table of a guided game, which is dealt already. */
export const openLesson = (lesson: LessonTable, name: string): Promise<Reply<Joined>> =>
  here({ do: 'learn', lesson, person: { name, device: deviceToken() } });
export const roomDoor = (code: string): Promise<Reply<RoomDoor>> =>
  isHere(code) ? here({ do: 'door', code }) : ask(`/rooms/${code}`);
/** The token is ours, drawn once: a request sent again because its answer was lost lets nobody in twice. */
export function joinRoom(code: string, name: string, token: string): Promise<Reply<Joined>> {
  const person = { name, token, device: deviceToken() };
  return isHere(code) ? here({ do: 'join', code, person }) : ask(`/rooms/${code}/members`, person);
}
export const takeOver = (code: string, secret: string, token: string): Promise<Reply<Joined>> =>
  ask(`/rooms/${code}/handover`, { secret, token, device: deviceToken() });
/** For whoever has lost the device and kept the code. */
export const recoverSeat = (code: string, recovery: string, token: string): Promise<Reply<Joined>> =>
  ask(`/rooms/${code}/recover`, { recovery, token, device: deviceToken() });
/** The record of a match that is over, for one who sat in it; without a token, one that the table looks back at together. */
export const matchRecord = (code: string, match: number, token: string | undefined): Promise<Reply<object>> =>
  isHere(code)
    ? here({ do: 'record', code, match, token: token ?? '' })
    : call(
        `/rooms/${code}/matches/${match}`,
        token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
      );
