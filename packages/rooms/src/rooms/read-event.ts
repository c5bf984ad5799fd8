import { LEVELS } from '@reseau/bots';
import { keysOf, type Late, PROGRESS, recordOf, seatsOf } from '@reseau/core';
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
import { DOCUMENTS, GAME_IDS, GAMES, type GameId } from '@reseau/games';
import { type Attempt, CALL_KINDS, CLOCK_SECONDS, TALK_SECONDS } from '@reseau/protocol';
import {
  type Asked,
  type Due,
  type Pulsing,
  type RequestStamp,
  type RolesMoment,
  type RoomEvent,
  TABLE_RULES,
} from './event.ts';

type Type = RoomEvent['type'];

/** Those of the largest table. */
const SEATS = seatsOf(Math.max(...GAME_IDS.flatMap((id) => GAMES[id].seats)));

const seat = one(SEATS);
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

type Fields = Readonly<Record<string, Parse<unknown>>>;

/** What events of one kind hold, besides what all have. */
const eventOf = <T extends Type, R extends Fields, O extends Fields>(type: T, required: R, optional: O) =>
  fields({ type: one([type]), at: number, ...required }, { by: stamp, also: list(stamp), ...optional });

const member = text;
const seconds = one(CLOCK_SECONDS);
const yes = one([true]);
const roles: Parse<RolesMoment> = fields({ earliest: number }, { until: number });
const attempt: Parse<Attempt> = fields({ match: number, attempt: number }, {});
const arrangement = { members: list(member), bench: list(member) } as const;

/** How each kind of event is read; one that is missing does not compile. */
type Readings = { readonly [T in Type]: Parse<Extract<RoomEvent, { readonly type: T }>> };

const ROOM: Omit<Readings, 'started' | 'moved' | 'phrased'> = {
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
  hostPassed: eventOf('hostPassed', { member }, { keeps: member }),
  seated: eventOf('seated', { members: list(member) }, {}),
  arranged: eventOf('arranged', arrangement, {}),
  gameChanged: eventOf('gameChanged', { game: one(GAME_IDS), options: dictionary, ...arrangement }, {}),
  optionsChanged: eventOf('optionsChanged', { options: dictionary }, {}),
  clockSet: eventOf('clockSet', { seconds }, { alone: seconds, talk: one(TALK_SECONDS) }),
  ruleSet: eventOf('ruleSet', { rule: one(TABLE_RULES), on: truth }, {}),
  muted: eventOf('muted', { member, on: truth }, {}),
  addressChosen: eventOf('addressChosen', { origin: text }, {}),
  closed: eventOf('closed', {}, {}),
  cutShort: eventOf('cutShort', { lost: number }, {}),
  repaired: eventOf('repaired', { asked }, {}),
  sealing: eventOf('sealing', { until: number }, { options: dictionary }),
  saltSealed: eventOf('saltSealed', { member, hash: text }, {}),
  saltOpened: eventOf('saltOpened', { member, salt: text }, {}),
  sealDeclined: eventOf('sealDeclined', { member, known: attempt }, {}),
  sealingOff: eventOf('sealingOff', { missing: list(text), seed: text }, { ahead: list(text), above: attempt }),
  cardOpened: eventOf('cardOpened', { member }, {}),
  readied: eventOf('readied', { member }, {}),
  began: eventOf('began', { asked }, timing),
  extended: eventOf('extended', { deadline: number }, {}),
  paused: eventOf('paused', {}, {}),
  resumed: eventOf('resumed', {}, {}),
  clockStarted: eventOf('clockStarted', { alone: seconds, together: seconds }, { deadline: number, until: number }),
  called: eventOf('called', { kind: one(CALL_KINDS), caller: member, until: number }, { member }),
  agreed: eventOf('agreed', { member, yes: truth }, {}),
  callOver: eventOf('callOver', {}, { vain: yes, moot: yes }),
  away: eventOf('away', { member, since: number }, {}),
  back: eventOf('back', { member }, {}),
  claimed: eventOf('claimed', { member, seat: member }, {}),
  unclaimed: eventOf('unclaimed', { member }, {}),
  tookOver: eventOf('tookOver', { member, of: member }, {}),
  said: eventOf('said', { member, text }, { bench: yes }),
  handoverOffered: eventOf('handoverOffered', { member, key: text, until: number }, {}),
  handedOver: eventOf('handedOver', { member, key: text }, { device: text, recovery: text }),
  rematch: eventOf('rematch', { seed: text }, { won: list(member), ...arrangement }),
  voided: eventOf('voided', { seed: text, ...arrangement }, {}),
};

/** Reads an event of one of these kinds, or notes what is wrong with it. */
function oneOf(readings: Partial<Readings>): (raw: unknown, problems: Problem[]) => RoomEvent | undefined {
  const typed = having({ type: one(keysOf(readings)) }, {});
  return (raw, problems) => {
    const { type } = typed(raw, 'event', problems) ?? {};
    return type === undefined || problems.length > 0 ? undefined : readings[type]?.(raw, `event ${type}`, problems);
  };
}

const FIRST = oneOf({ opened: ROOM.opened });

/** What happens in a match is for its game to read. */
const LATER = recordOf(GAME_IDS, (game) => {
  const { entry, phrase } = DOCUMENTS[game];
  const readings: Readings = {
    ...ROOM,
    started: eventOf('started', { seed: text, entry, asked }, { options: dictionary, roles, ...timing }),
    phrased: eventOf('phrased', { seat, phrase }, {}),
    moved: eventOf('moved', { entry }, { asked, due: dues, late, ...timing }),
  };
  return oneOf(readings);
});

/**
 * Reads what `writeEvent` wrote in a room that plays this game, perhaps long ago; throws where it is no event, or holds more than
 * one does. The first event of a room says which game that is.
 */
export function readEvent(stored: string, game: GameId | undefined): RoomEvent {
  const raw: unknown = JSON.parse(stored);
  const problems: Problem[] = [];
  const event = (game === undefined ? FIRST : LATER[game])(raw, problems);
  if (event !== undefined && problems.length === 0) return event;
  throw new Error(`a stored event is damaged: ${problems.map(problemInWords).join('; ')}`);
}
