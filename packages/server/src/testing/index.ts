export { type Memory, Player, type Reply } from './player.ts';
export { joinRoom, openRoom, playOut, post, seatPeople } from './table.ts';
