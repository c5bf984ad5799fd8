import type { ClientMessage, Command } from '@reseau/protocol';
import type { Request } from '@reseau/rooms';

const BYTES_FOR_ONE = 4096;

/** How many of its sender's tokens a frame costs before it is read. */
export const costOfFrame = (bytes: number): number => 1 + Math.floor(bytes / BYTES_FOR_ONE);

const TOLD_FOR_ONE = 65_536;

/** A hello must stay within what a new line may spend. */
const MOST_TOLD = 20;

/** Of a frame, beside the words in it. */
const ENVELOPE = 200;
const HEARD_FOR_ONE = 8192;

/** What a word or a move costs on top, by how many hear of it: nothing at a table of friends, much where lines were piled up. */
export const costOfHearing = (request: Request, hearers: number): number =>
  Math.floor((hearers * (ENVELOPE + (request.t === 'say' ? request.text.length : 0))) / HEARD_FOR_ONE);

/** What it costs to show something to everybody that nobody keeps. */
export const costOfShowing = (hearers: number): number => Math.floor((hearers * ENVELOPE) / HEARD_FOR_ONE);

/** What it costs to have so many letters told to a room. */
export const costOfTelling = (letters: number): number => Math.min(MOST_TOLD, Math.floor(letters / TOLD_FOR_ONE));

/** These make a game of the options, or a room of its record, or are told to everybody at length. */
const DEAR: ReadonlySet<Command['do']> = new Set<Command['do']>(['options', 'start', 'redeal', 'rematch', 'game']);
const MORE = 4;

/** What a message costs on top, by what it sets going. */
export function costOfMessage(message: ClientMessage): number {
  return message.t === 'hello' || (message.t === 'command' && DEAR.has(message.command.do)) ? MORE : 0;
}
