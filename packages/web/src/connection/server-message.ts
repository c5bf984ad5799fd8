import type { ServerMessage } from '@reseau/protocol';

/** Complete by type: a message that is added must be added here, or it would be ignored. */
const KNOWN: Readonly<Record<ServerMessage['t'], true>> = {
  welcome: true,
  room: true,
  you: true,
  facts: true,
  sittings: true,
  deputed: true,
  draft: true,
  reaction: true,
  review: true,
  progress: true,
  lines: true,
  done: true,
  refused: true,
  bye: true,
  pong: true,
};

const isKnown = (value: unknown): value is ServerMessage =>
  typeof value === 'object' &&
  value !== null &&
  't' in value &&
  typeof value.t === 'string' &&
  Object.hasOwn(KNOWN, value.t);

/** What the server says; nothing where that is damaged, or of a kind that this page does not know. */
export function readMessage(text: string): ServerMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isKnown(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
