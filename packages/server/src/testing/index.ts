export { ServerProcess } from './child.ts';
export { type Memory, type Pass, Player, type Reply } from './player.ts';
export { ScriptedSeat } from './scripted-seat.ts';
export { startTestServer, type TestServer } from './server.ts';
export { type LaidMatch, storeMatch } from './stored-match.ts';
export { joinRoom, openRoom, playOut, post, seatPeople } from './table.ts';
