import { GAME_IDS } from '@reseau/games';
import * as v from 'valibot';
import {
  BOT_LEVELS,
  CLOCK_SECONDS,
  chatSchema,
  memberIdSchema,
  nameSchema,
  originSchema,
  requestIdSchema,
  tokenSchema,
} from './names.ts';

/** POST /api/rooms: opens a room; its maker is the first member and the host. */
export const openRoomSchema = v.strictObject({ game: v.picklist(GAME_IDS), name: nameSchema });
export type OpenRoom = v.InferOutput<typeof openRoomSchema>;

/**
 * A client may bring its own token, drawn at random: then the same request, sent again because the answer was lost, is
 * answered again and lets nobody in twice.
 */
const ownToken = v.optional(v.pipe(tokenSchema, v.minLength(22)));

/** POST /api/rooms/CODE/members: joins with nothing but a name. */
export const joinRoomSchema = v.strictObject({ name: nameSchema, token: ownToken });
export type JoinRoom = v.InferOutput<typeof joinRoomSchema>;

/** POST /api/rooms/CODE/handover: a new device takes a member's place; the secret was shown by the old one. */
export const handoverSchema = v.strictObject({ secret: tokenSchema, token: ownToken });

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a member may ask of the room, most of it only as its host. */
export const commandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('rename'), name: nameSchema }),
  v.strictObject({ do: v.literal('leave') }),
  /** Host: puts somebody out; in the middle of a match a bot takes the seat. */
  v.strictObject({ do: v.literal('kick'), member: memberIdSchema }),
  v.strictObject({ do: v.literal('addBot'), level: v.picklist(BOT_LEVELS) }),
  v.strictObject({ do: v.literal('makeHost'), member: memberIdSchema }),
  /** Host, in the lobby: the order is the order around the table. */
  v.strictObject({ do: v.literal('seatOrder'), members: v.pipe(v.array(memberIdSchema), v.maxLength(16)) }),
  /** Host, in the lobby. The game itself checks the options. */
  v.strictObject({ do: v.literal('options'), options: v.record(v.string(), v.unknown()) }),
  v.strictObject({ do: v.literal('clock'), seconds: v.picklist(CLOCK_SECONDS) }),
  /** Host: which of the server's addresses invitations lead to. */
  v.strictObject({ do: v.literal('address'), origin: originSchema }),
  v.strictObject({ do: v.literal('start') }),
  /** Host, after a match: back to the lobby with the same group. */
  v.strictObject({ do: v.literal('rematch') }),
  /** A secret for the member's other device, good once and for a few minutes. */
  v.strictObject({ do: v.literal('handover') }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

export const clientMessageSchema = v.variant('t', [
  v.strictObject({
    t: v.literal('hello'),
    version: count,
    /** Absent: the table screen, or anyone who only watches. */
    token: v.optional(tokenSchema),
    /** The match this client knows and how many of its facts and chat lines it has. */
    match: count,
    facts: count,
    lines: count,
  }),
  v.strictObject({ t: v.literal('move'), id: requestIdSchema, match: count, question: count, move: v.unknown() }),
  v.strictObject({ t: v.literal('say'), id: requestIdSchema, text: chatSchema }),
  v.strictObject({ t: v.literal('command'), id: requestIdSchema, command: commandSchema }),
  v.strictObject({ t: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;
