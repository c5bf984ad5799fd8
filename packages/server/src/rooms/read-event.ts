import { LEVELS } from '@reseau/bots';
import { type Actor, type Entry, type FactOf, type Kind, PROGRESS, type Seat } from '@reseau/core';
import {
  count,
  dictionary,
  either,
  having,
  isRaw,
  list,
  number,
  one,
  type Parse,
  type Problem,
  problemInWords,
  text,
} from '@reseau/core/parse';
import { GAME_IDS } from '@reseau/games';
import { CLOCK_SECONDS } from '@reseau/protocol';
import type { Asked, Due, Late, Pulsing, RequestStamp, RoomEvent } from './event.ts';

type Type = RoomEvent['type'];
type Head = 'type' | 'at' | 'by' | 'also';
/** What an event of one kind holds, besides what all have. */
type Body<T extends Type> = Omit<Extract<RoomEvent, { readonly type: T }>, Head>;

const seat = count as Parse<unknown> as Parse<Seat>;
const actor: Parse<Actor> = either((value) => typeof value === 'string', one(['clock']), seat);
const level = one(LEVELS);
const stamp: Parse<RequestStamp> = having({ member: text, id: text, sum: number }, {});

const due: Parse<Due> = (value, path, problems) => {
  const [who, at] = list(number, 2, 2)(value, path, problems) ?? [];
  return [seat(who, path, problems), number(at, path, problems)];
};
const dues = list(due);
const asked: Parse<Asked> = having({ due: dues }, { deadline: number });
const late: Parse<Late> = having({ question: count, progress: one(PROGRESS), seats: list(seat) }, {});
const pulse: Parse<Pulsing> = either(
  (value) => isRaw(value) && 'at' in value,
  having({ at: number }, {}),
  having({ left: number }, {}),
);
const timing = { pulse, seen: number } as const;

// What a game tells is its own: here only that it is told.
const fact = having({ type: text }, {}) as Parse<unknown> as Parse<FactOf<Kind>>;
const entry = having(
  { facts: list(fact), drawn: count },
  { actor, question: count, move: dictionary },
) as Parse<unknown> as Parse<Entry<Kind>>;

/** How each kind of event is read; one that is missing does not compile. */
const BODIES: { readonly [T in Type]: Parse<Body<T>> } = {
  opened: having({ code: text, game: one(GAME_IDS), options: dictionary, seed: text }, {}),
  joined: having({ member: text, name: text, key: text }, {}),
  left: having({ member: text }, {}),
  replaced: having({ member: text, level, due: dues }, {}),
  renamed: having({ member: text, name: text }, {}),
  botAdded: having({ member: text, name: text, level }, {}),
  hostPassed: having({ member: text }, {}),
  seated: having({ members: list(text) }, {}),
  optionsChanged: having({ options: dictionary }, {}),
  clockSet: having({ seconds: one(CLOCK_SECONDS) }, {}),
  addressChosen: having({ origin: text }, {}),
  started: having({ seed: text, entry, asked }, { options: dictionary, ...timing }),
  moved: having({ entry }, { asked, due: dues, late, ...timing }),
  said: having({ member: text, text }, {}),
  handoverOffered: having({ member: text, key: text, until: number }, {}),
  handedOver: having({ member: text, key: text }, {}),
  rematch: having({ seed: text }, {}),
};

const head = having(
  { type: one(Object.keys(BODIES) as readonly Type[]), at: number },
  { by: stamp, also: list(stamp) },
);

/** Reads what `writeEvent` wrote, perhaps long ago; throws where it is no event. */
export function readEvent(stored: string): RoomEvent {
  const raw: unknown = JSON.parse(stored);
  const problems: Problem[] = [];
  const { type } = head(raw, 'event', problems) ?? {};
  if (problems.length === 0 && type !== undefined) BODIES[type](raw, `event ${type}`, problems);
  if (problems.length > 0) throw new Error(`a stored event is damaged: ${problems.map(problemInWords).join('; ')}`);
  return raw as RoomEvent;
}
