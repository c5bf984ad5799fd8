import { GAME_IDS } from '@reseau/games';
import * as v from 'valibot';
import {
  BOT_LEVELS,
  CALL_KINDS,
  CLOCK_SECONDS,
  chatSchema,
  hashSchema,
  LANGUAGES,
  memberIdSchema,
  nameSchema,
  originSchema,
  phraseSchema,
  REACTIONS,
  recoverySchema,
  requestIdSchema,
  seatSchema,
  TALK_SECONDS,
  tokenSchema,
} from './names.ts';

/** Makes a message so long that its length tells nothing. Nobody reads it. */
const pad = v.optional(v.pipe(v.string(), v.maxLength(4096)));

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Drawn by a browser once and kept: several seats may be held by one device, and by it are known to be. */
const device = v.optional(v.pipe(tokenSchema, v.minLength(22)));

/** POST /api/rooms: opens a room; its maker is the first member and the host. */
export const openRoomSchema = v.strictObject({ game: v.picklist(GAME_IDS), name: nameSchema, device });
export type OpenRoom = v.InferOutput<typeof openRoomSchema>;

/**
 * A client may bring its own token, drawn at random: then the same request, sent again because the answer was lost, is
 * answered again and lets nobody in twice.
 */
const ownToken = v.optional(v.pipe(tokenSchema, v.minLength(22)));

/** POST /api/rooms/CODE/members: joins with nothing but a name. */
export const joinRoomSchema = v.strictObject({ name: nameSchema, token: ownToken, device });
export type JoinRoom = v.InferOutput<typeof joinRoomSchema>;

/** POST /api/rooms/CODE/handover: a new device takes a member's place; the secret was shown by the old one. */
export const handoverSchema = v.strictObject({ secret: tokenSchema, token: ownToken, device });

/** POST /api/rooms/CODE/recover: the same for whoever has lost the old device and kept the code it showed. */
export const recoverSchema = v.strictObject({ recovery: recoverySchema, token: ownToken, device });

const member = memberIdSchema;

/** What a member may ask of the room, much of it only as its host. */
export const commandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('rename'), name: nameSchema }),
  /** In the middle of a match a bot plays on; whoever comes back takes the seat again. */
  v.strictObject({ do: v.literal('leave') }),
  /** Host, between matches: puts somebody out, by token and device, until `readmit`. */
  v.strictObject({ do: v.literal('kick'), member }),
  v.strictObject({ do: v.literal('readmit'), member }),
  /** Host. It is called as people are in this language; without one, in letters that everyone reads. */
  v.strictObject({
    do: v.literal('addBot'),
    level: v.picklist(BOT_LEVELS),
    language: v.optional(v.picklist(LANGUAGES)),
  }),
  v.strictObject({ do: v.literal('makeHost'), member }),
  /** Host, in the lobby: the order is the order around the table. */
  v.strictObject({ do: v.literal('seatOrder'), members: v.pipe(v.array(member), v.maxLength(16)) }),
  /** In the lobby, from a seat to the bench and back: oneself, or anybody as the host. */
  v.strictObject({ do: v.literal('bench'), member }),
  v.strictObject({ do: v.literal('seat'), member }),
  /** Host, in the lobby. The game itself checks the options. */
  v.strictObject({ do: v.literal('game'), game: v.picklist(GAME_IDS) }),
  v.strictObject({ do: v.literal('options'), options: v.record(v.string(), v.unknown()) }),
  /** Host, in the lobby: seconds for a question to one seat, for one to several, and to talk before a decision for all. */
  v.strictObject({
    do: v.literal('clock'),
    alone: v.picklist(CLOCK_SECONDS),
    together: v.picklist(CLOCK_SECONDS),
    talk: v.picklist(TALK_SECONDS),
  }),
  /** Host: whether a bot plays on for whoever is away for too long. */
  v.strictObject({ do: v.literal('standIns'), on: v.boolean() }),
  /** Host: nobody new comes in. */
  v.strictObject({ do: v.literal('lock'), on: v.boolean() }),
  /** Host: seats are drawn anew for each match. */
  v.strictObject({ do: v.literal('shuffle'), on: v.boolean() }),
  /** Host: whether anybody may write, and whether there are phrases. */
  v.strictObject({ do: v.literal('chat'), on: v.boolean() }),
  v.strictObject({ do: v.literal('phrases'), on: v.boolean() }),
  /** Host: whether somebody may talk. */
  v.strictObject({ do: v.literal('mute'), member, on: v.boolean() }),
  /** Host: which of the server's addresses invitations lead to. */
  v.strictObject({ do: v.literal('address'), origin: originSchema }),
  /** Host, in the lobby. People who are away must be named: they go to the bench. */
  v.strictObject({ do: v.literal('start'), without: v.optional(v.pipe(v.array(member), v.maxLength(16))) }),
  /** Whoever plays, while the deal is sealed: first the hash of a salt, and the salt itself once all hashes were shown. */
  v.strictObject({ do: v.literal('seal'), match: count, attempt: count, hash: hashSchema }),
  v.strictObject({ do: v.literal('unseal'), match: count, attempt: count, salt: hashSchema }),
  /** The device has had a part in this deal on other terms, or in a later one: in `known`. The table's data was put back. */
  v.strictObject({
    do: v.literal('decline'),
    match: count,
    attempt: count,
    known: v.strictObject({ match: count, attempt: count }),
  }),
  /** While roles are dealt: shows me what my seat was told. Until somebody has, the host may end the match or deal anew. */
  v.strictObject({ do: v.literal('open') }),
  v.strictObject({ do: v.literal('ready') }),
  v.strictObject({ do: v.literal('end') }),
  v.strictObject({ do: v.literal('redeal') }),
  /** Asks all people at the table, sealed; only a yes of enough of them is told. */
  v.strictObject({ do: v.literal('call'), kind: v.picklist(CALL_KINDS), member: v.optional(member) }),
  v.strictObject({ do: v.literal('agree'), call: count, yes: v.boolean() }),
  /** Host: a bot plays on for somebody who has been away for a while. */
  v.strictObject({ do: v.literal('standIn'), member }),
  /** From the bench: asks the host for the seat of a bot, or of somebody who is away. */
  v.strictObject({ do: v.literal('claim'), member }),
  v.strictObject({ do: v.literal('unclaim') }),
  /** Host: answers whoever asked for a seat. */
  v.strictObject({ do: v.literal('grant'), member, yes: v.boolean() }),
  /** Once a question: whoever is asked takes as long again. */
  v.strictObject({ do: v.literal('moreTime') }),
  /** Host, after a match: back to the lobby with the same group. */
  v.strictObject({ do: v.literal('rematch') }),
  /** Host, between matches: the table is gone for good. */
  v.strictObject({ do: v.literal('close') }),
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
    /** How many lines of those who watch. */
    bench: v.optional(count),
    /** The edition of the table that these are from: of another one, all is told anew. */
    edition: v.optional(count),
    pad,
  }),
  v.strictObject({ t: v.literal('move'), id: requestIdSchema, match: count, question: count, move: v.unknown(), pad }),
  v.strictObject({ t: v.literal('say'), id: requestIdSchema, text: chatSchema }),
  /** Something of the game's own list, said in a match from a seat: everyone reads it in their own language. */
  v.strictObject({ t: v.literal('phrase'), id: requestIdSchema, match: count, phrase: phraseSchema }),
  v.strictObject({ t: v.literal('command'), id: requestIdSchema, command: commandSchema, pad }),
  /** What somebody asked alone is about to choose, for all to see. Not stored, not answered. */
  v.strictObject({ t: v.literal('draft'), question: count, seats: v.pipe(v.array(seatSchema), v.maxLength(16)) }),
  /** Not stored, not answered. */
  v.strictObject({ t: v.literal('react'), reaction: v.picklist(REACTIONS) }),
  /** Where somebody looks back at the match that is over, for all who want to follow; nothing: no more. Not stored, not answered. */
  v.strictObject({
    t: v.literal('review'),
    match: count,
    cursor: v.optional(
      v.strictObject({ at: count, as: v.union([v.literal('table'), seatSchema]), unmasked: v.boolean() }),
    ),
  }),
  v.strictObject({ t: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;
