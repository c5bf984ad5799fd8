export type { BotInput, BotRunner } from './bots/bot-runner.ts';
export { BotThreadPool } from './bots/bot-thread-pool.ts';
export { Lane } from './bots/lane.ts';
export { thoughtOn } from './bots/thought.ts';
export { type StartThinker, type Task, type Thread, type WorkerMessage, WorkerThread } from './bots/thread.ts';
export { type Cancel, type Clock, every, MACHINE, type Machine, SteadyClock } from './clock.ts';
export { CONFIG } from './config.ts';
export { guarded } from './guard.ts';
export type { Fields, Log } from './log.ts';
export { type Admission, admit, doorOf, holders, takeOver } from './rooms/admission.ts';
export { type Person, peopleIn, withoutPerson } from './rooms/forgetting.ts';
export { closedFrom, inPlaceOf } from './rooms/from-outside.ts';
export { dealtLesson, type Lesson } from './rooms/lesson.ts';
export { type Carrier, Line } from './rooms/line.ts';
export type { LiveRoom } from './rooms/live-room.ts';
export { matchFileFor, matchFileFrom, noFileFor } from './rooms/match-file.ts';
export { networksAround } from './rooms/neighbourhood.ts';
export { seededRandom, systemRandom } from './rooms/random-source.ts';
export { repaired, type Trial, tried } from './rooms/repair.ts';
export type { Request } from './rooms/requests.ts';
export { mostAtOnce, Retention } from './rooms/retention.ts';
export { memberWithKey, type Room } from './rooms/room.ts';
export type { Crowd, Timings } from './rooms/room-context.ts';
export { Rooms } from './rooms/rooms.ts';
export { keyOf, keysOfRecovery, newToken } from './rooms/secrets.ts';
export type { Bye } from './rooms/subscribers.ts';
export { type Summary, summaryOf } from './rooms/summary.ts';
export { isTableCode, readTableFile, type TableFile, tableFileOf } from './rooms/table-file.ts';
export type { Verdict } from './rooms/verdict.ts';
export { MemoryStore } from './store/memory-store.ts';
export {
  type Append,
  type Calendar,
  CannotStore,
  type Census,
  type CutShort,
  Damaged,
  laterBy,
  type Store,
  StoreError,
} from './store/store.ts';
