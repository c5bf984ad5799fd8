export {
  alarmFaults,
  DEVICE_WORD,
  DrivenMachine,
  type LaidMatch,
  matchInStore,
  playInStore,
  storeMatch,
  storePlayed,
} from '@reseau/rooms/testing';
export { freePort, ServerProcess } from './child.ts';
export { IllStore } from './ill-store.ts';
export { type Memory, type Pass, Player, type Reply } from './player.ts';

export { startTestServer, type TestServer } from './server.ts';
export { type Frame, hello, LAST, shout } from './shout.ts';
export { joinRoom, onward, openRoom, playOut, post, seatPeople } from './table.ts';
