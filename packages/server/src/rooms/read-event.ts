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
  truth,
} from '@reseau/core/parse';
import { GAME_IDS, GAMES } from '@reseau/games';
import { CALL_KINDS, CLOCK_SECONDS, TALK_SECONDS } from '@reseau/protocol';
import type { Asked, Due, Late, Pulsing, RequestStamp, RolesMoment, RoomEvent } from './event.ts';

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
const seconds = one(CLOCK_SECONDS);
const yes = one([true]);
const roles: Parse<RolesMoment> = fields({ earliest: number }, { until: number });
const arrangement = { members: list(member), bench: list(member) } as const;

/** How each kind of event is read; one that is missing does not compile. */
const EVENTS: { readonly [T in Type]: Parse<Extract<RoomEvent, { readonly type: T }>> } = {
  opened: eventOf('opened', { code: text, game: one(GAME_IDS), options: dictionary, seed: text }, {}),
  joined: eventOf('joined', { member, name: text, key: text }, { device: text, recovery: text, bench: yes }),
  left: eventOf('left', { member }, {}),
  replaced: eventOf('replaced', { member, level, due: dues }, {}),
  stoodIn: eventOf('stoodIn', { member, level, due: dues }, { barred: yes }),
  returned: eventOf('returned', { member }, {}),
  removed: eventOf('removed', { member }, {}),
  readmitted: eventOf('readmitted', { member }, {}),
  renamed: eventOf('renamed', { member, name: text }, {}),
  botAdded: eventOf('botAdded', { member, name: text, level }, {}),
  hostPassed: eventOf('hostPassed', { member }, {}),
  seated: eventOf('seated', { members: list(member) }, {}),
  arranged: eventOf('arranged', arrangement, {}),
  gameChanged: eventOf('gameChanged', { game: one(GAME_IDS), options: dictionary, ...arrangement }, {}),
  optionsChanged: eventOf('optionsChanged', { options: dictionary }, {}),
  clockSet: eventOf('clockSet', { seconds }, { alone: seconds, talk: one(TALK_SECONDS) }),
  ruleSet: eventOf('ruleSet', { rule: one(['standIns', 'locked', 'shuffle']), on: truth }, {}),
  muted: eventOf('muted', { member, on: truth }, {}),
  addressChosen: eventOf('addressChosen', { origin: text }, {}),
  closed: eventOf('closed', {}, {}),
  started: eventOf('started', { seed: text, entry, asked }, { options: dictionary, roles, ...timing }),
  cardOpened: eventOf('cardOpened', { member }, {}),
  readied: eventOf('readied', { member }, {}),
  began: eventOf('began', { asked }, timing),
  moved: eventOf('moved', { entry }, { asked, due: dues, late, ...timing }),
  extended: eventOf('extended', { deadline: number }, {}),
  paused: eventOf('paused', {}, {}),
  resumed: eventOf('resumed', {}, {}),
  called: eventOf('called', { kind: one(CALL_KINDS), caller: member, until: number }, { member }),
  agreed: eventOf('agreed', { member, yes: truth }, {}),
  callOver: eventOf('callOver', {}, {}),
  away: eventOf('away', { member, since: number }, {}),
  back: eventOf('back', { member }, {}),
  claimed: eventOf('claimed', { member, seat: member }, {}),
  unclaimed: eventOf('unclaimed', { member }, {}),
  tookOver: eventOf('tookOver', { member, of: member }, {}),
  said: eventOf('said', { member, text }, {}),
  handoverOffered: eventOf('handoverOffered', { member, key: text, until: number }, {}),
  handedOver: eventOf('handedOver', { member, key: text }, { device: text, recovery: text }),
  rematch: eventOf('rematch', { seed: text }, { won: list(member), ...arrangement }),
  voided: eventOf('voided', { seed: text, ...arrangement }, {}),
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
