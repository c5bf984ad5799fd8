export { type RoomEvent, writeEvent } from '../rooms/event.ts';
export { foldRoom } from '../rooms/fold-room.ts';
export { MOST_ANSWERS } from '../rooms/moves.ts';
export { readEvent } from '../rooms/read-event.ts';
export { RoomRecord } from '../rooms/record.ts';
export { phaseOf, seatOf } from '../rooms/room.ts';
export { matchInStore } from './match-in-store.ts';
export { readEvents } from './read-events.ts';
export { type LaidMatch, storeMatch, storePlayed } from './stored-match.ts';
