export { neededOf } from './agreement.ts';
export type { ChatLine, PhraseLine, WrittenLine } from './chat-line.ts';
export {
  type ClientMessage,
  type Command,
  clientMessageSchema,
  commandSchema,
  handoverSchema,
  type JoinRoom,
  joinRoomSchema,
  type OpenRoom,
  openRoomSchema,
  recoverSchema,
} from './client.ts';
export { ERROR_CODES, type ErrorCode } from './error-codes.ts';
export type { Failure, Joined, NetworkView, RoomDoor } from './http.ts';
export { isLoopback } from './loopback.ts';
export type {
  DeedView,
  LateView,
  NoteView,
  ProgressView,
  ReviewView,
  SitterView,
  SittingView,
  YouView,
} from './match-view.ts';
export {
  BOT_LEVELS,
  type BotLevel,
  CALL_KINDS,
  type CallKind,
  CHAT_LENGTH,
  CLOCK_SECONDS,
  type ClockSeconds,
  CODE_LENGTH,
  CODE_LETTERS,
  codeSchema,
  FORMER_RECOVERY_LENGTH,
  LANGUAGES,
  type Language,
  MARKS,
  MOST_CODE_LENGTH,
  MOST_MESSAGE,
  MOST_OPTIONS,
  NAME_LENGTH,
  nameSchema,
  PROTOCOL_VERSION,
  REACTIONS,
  RECOVERY_LENGTH,
  type Reaction,
  TALK_SECONDS,
  type TalkSeconds,
  tokenSchema,
} from './names.ts';
export { bytesOf, PADDED, padded } from './padding.ts';
export {
  type CallView,
  type ClaimView,
  type ClocksView,
  type LastView,
  type MemberView,
  ROOM_PHASES,
  type RolesView,
  type RoomPhase,
  type RoomView,
  type SealingView,
  type UnsealedView,
} from './room-view.ts';
export { type Attempt, attemptIn, isAskedToSeal, isBefore, sealingAnswer } from './sealing.ts';
export type { ServerMessage } from './server.ts';
