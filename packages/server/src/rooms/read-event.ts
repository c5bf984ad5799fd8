import { LEVELS } from '@reseau/bots';
import { type Actor, type Entry, type FactOf, type Kind, keysOf, PROGRESS, seatsOf } from '@reseau/core';
import {
  count,
  dictionary,
  either,
  fields,
  having,
  isRaw,
  list,
  number,
  one,
  type Parse,
  type Problem,
  pair,
  problemInWords,
  text,
} from '@reseau/core/parse';
import { GAME_IDS, GAMES } from '@reseau/games';
import { CLOCK_SECONDS } from '@reseau/protocol';
import type { Asked, Due, Late, Pulsing, RequestStamp, RoomEvent } from './event.ts';

type Type = RoomEvent['type'];

/** Those of the largest table. */
const SEATS = seatsOf(Math.max(...GAME_IDS.flatMap((id) => GAMES[id].seats)));

const seat = one(SEATS);
const actor: Parse<Actor> = either((value) => typeof value === 'string', one(['clock']), seat);
const level = one(LEVELS);
const stamp: Parse<RequestStamp> = fields({ member: text, id: text, sum: number }, {});

const due: Parse<Due> = pair(seat, number);
const dues = list(due);
const asked: Parse<Asked> = fields({ due: dues }, { deadline: number });
const late: Parse<Late> = fields({ question: count, progress: one(PROGRESS), seats: list(seat) }, {});
const pulse: Parse<Pulsing> = either(
  (value) => isRaw(value) && 'at' in value,
  fields({ at: number }, {}),
  fields({ left: number }, {}),
);
const timing = { pulse, seen: number } as const;

// What else a fact or a move holds is the game's own; here it is kept as it is.
const fact: Parse<FactOf<Kind>> = either(
  (value) => isRaw(value) && Array.isArray(value['to']),
  having({ type: text, to: list(seat) }, {}),
  having({ type: text, to: one(['all']) }, {}),
);
const move = having({ type: text }, {});
const entry: Parse<Entry<Kind>> = fields({ facts: list(fact), drawn: count }, { actor, question: count, move });

type Fields = Readonly<Record<string, Parse<unknown>>>;

/** What events of one kind hold, besides what all have. */
const eventOf = <T extends Type, R extends Fields, O extends Fields>(type: T, required: R, optional: O) =>
  fields({ type: one([type]), at: number, ...required }, { by: stamp, also: list(stamp), ...optional });

const member = text;

/** How each kind of event is read; one that is missing does not compile. */
const EVENTS: { readonly [T in Type]: Parse<Extract<RoomEvent, { readonly type: T }>> } = {
  opened: eventOf('opened', { code: text, game: one(GAME_IDS), options: dictionary, seed: text }, {}),
  joined: eventOf('joined', { member, name: text, key: text }, {}),
  left: eventOf('left', { member }, {}),
  replaced: eventOf('replaced', { member, level, due: dues }, {}),
  renamed: eventOf('renamed', { member, name: text }, {}),
  botAdded: eventOf('botAdded', { member, name: text, level }, {}),
  hostPassed: eventOf('hostPassed', { member }, {}),
  seated: eventOf('seated', { members: list(member) }, {}),
  optionsChanged: eventOf('optionsChanged', { options: dictionary }, {}),
  clockSet: eventOf('clockSet', { seconds: one(CLOCK_SECONDS) }, {}),
  addressChosen: eventOf('addressChosen', { origin: text }, {}),
  started: eventOf('started', { seed: text, entry, asked }, { options: dictionary, ...timing }),
  moved: eventOf('moved', { entry }, { asked, due: dues, late, ...timing }),
  said: eventOf('said', { member, text }, {}),
  handoverOffered: eventOf('handoverOffered', { member, key: text, until: number }, {}),
  handedOver: eventOf('handedOver', { member, key: text }, {}),
  rematch: eventOf('rematch', { seed: text }, {}),
};

const typed = having({ type: one(keysOf(EVENTS)) }, {});

/** Reads what `writeEvent` wrote, perhaps long ago; throws where it is no event, or holds more than one does. */
export function readEvent(stored: string): RoomEvent {
  const raw: unknown = JSON.parse(stored);
  const problems: Problem[] = [];
  const { type } = typed(raw, 'event', problems) ?? {};
  if (type !== undefined && problems.length === 0) {
    const event = EVENTS[type](raw, `event ${type}`, problems);
    if (problems.length === 0) return event;
  }
  throw new Error(`a stored event is damaged: ${problems.map(problemInWords).join('; ')}`);
}
