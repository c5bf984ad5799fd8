export { freePort, ServerProcess } from './child.ts';
export { matchInStore, playInStore } from './match-in-store.ts';
export { type Memory, type Pass, Player, type Reply } from './player.ts';
export { DEVICE_WORD } from './salt.ts';
export { ScriptedSeat } from './scripted-seat.ts';
export { startTestServer, type TestServer } from './server.ts';
export { type Frame, hello, LAST, shout } from './shout.ts';
export { type LaidMatch, storeMatch, storePlayed } from './stored-match.ts';
export { joinRoom, onward, openRoom, playOut, post, seatPeople } from './table.ts';
