import type { Rng } from '@reseau/core';
import { GAME_IDS, GAMES, type GameId } from '@reseau/games';
import { CALL_KINDS, type Command } from '@reseau/protocol';
import { phaseOf } from '../rooms/room.ts';
import type { People } from './people.ts';

/** What hosts try out; some of it is no game for anybody, or not for so many. */
const OPTIONS: Readonly<Record<GameId, readonly object[]>> = {
  resistance: [GAMES.resistance.defaults, { modules: ['defector', 'assassin'] }, { modules: ['plot'], extras: [] }],
  insurrection: [GAMES.insurrection.defaults, { side: 'base', locations: [] }, { side: 'base', first: 4 }],
  project: [GAMES.project.defaults],
};
/** In milliseconds: a moment, a phone that reloads, a scene, a minute, and long enough for a phone to be given up. */
const TIMES = [500, 4000, 20_000, 70_000, 400_000];
const MOST_PEOPLE = 8;

/** Something that somebody does, or that happens; says what it was. */
type Deed = (people: People, lot: Rng) => Promise<string>;

const some = <T>(lot: Rng, list: readonly T[]): T | undefined => (list.length === 0 ? undefined : lot.choose(list));

/** A command of somebody who is here, allowed or not. */
const commanding =
  (commandOf: (people: People, lot: Rng) => Command | undefined, by?: 'host'): Deed =>
  async (people, lot) => {
    const command = commandOf(people, lot);
    const asker = by === 'host' && people.isHere(people.room.host) ? people.room.host : some(lot, people.present);
    if (command === undefined || asker === undefined) return '';
    const verdict = await people.ask(asker, command);
    return `${asker} ${JSON.stringify(command)}${verdict.ok ? '' : ` ${verdict.code}`}`;
  };

const anybody = ({ room }: People, lot: Rng): string | undefined =>
  some(
    lot,
    [...room.members, ...room.bench].map(({ id }) => id),
  );
const about = (what: 'kick' | 'makeHost' | 'bench' | 'seat' | 'standIn', by?: 'host'): Deed =>
  commanding((people, lot) => {
    const member = anybody(people, lot);
    return member === undefined ? undefined : { do: what, member };
  }, by);

const starts: Deed = async (people, lot) => {
  const { host } = people.room;
  if (host === undefined || !people.isHere(host)) return '';
  const command: Command = { do: 'start', without: lot.below(2) === 0 ? [...people.absent] : [] };
  const verdict = await people.ask(host, command);
  await people.seal();
  return `${host} starts ${verdict.ok ? phaseOf(people.room) : verdict.code}`;
};

/** Somebody asks the table, and all who are here answer, or some of them. */
const calls: Deed = async (people, lot) => {
  const by = some(lot, people.present);
  const member = anybody(people, lot);
  if (by === undefined || member === undefined) return '';
  const kind = lot.choose(CALL_KINDS);
  const verdict = await people.ask(by, kind === 'replace' ? { do: 'call', kind, member } : { do: 'call', kind });
  const share = 1 + lot.below(3);
  for (const id of people.present)
    if (lot.below(4) < share) await people.ask(id, { do: 'agree', call: people.room.calls, yes: true });
  return `${by} calls ${kind} ${verdict.ok ? '' : verdict.code}`;
};

const joins: Deed = async (people) => {
  if (people.present.length + people.absent.length >= MOST_PEOPLE) return '';
  await people.join();
  return 'somebody joins';
};

const goes: Deed = async (people, lot) => {
  const member = some(lot, people.present);
  if (member !== undefined) people.go(member);
  return `${member} goes`;
};

const comes: Deed = async (people, lot) => {
  const member = some(lot, people.absent);
  if (member !== undefined) people.come(member);
  return `${member} comes`;
};

const passes: Deed = async (people, lot) => {
  const ms = lot.choose(TIMES);
  await people.pass(ms);
  return `${ms} ms`;
};

const playsOn: Deed = async (people) => {
  await people.playOn();
  return 'all play on';
};

const falls: Deed = async (people, lot) => {
  const member = some(lot, people.present);
  if (member === undefined) return '';
  if (!people.deaf.delete(member)) people.deaf.add(member);
  return `${member} ${people.deaf.has(member) ? 'sleeps' : 'wakes'}`;
};

/** Each as often as it is named. */
const DEEDS: readonly Deed[] = [
  ...[joins, joins, joins, goes, goes, goes, comes, comes, passes, passes, passes],
  ...[starts, starts, starts, calls, calls, playsOn, falls],
  commanding(() => ({ do: 'leave' })),
  commanding(() => ({ do: 'addBot', level: 'easy' }), 'host'),
  commanding(() => ({ do: 'addBot', level: 'easy' }), 'host'),
  commanding(() => ({ do: 'end' }), 'host'),
  commanding(() => ({ do: 'rematch' }), 'host'),
  commanding((_, lot) => ({ do: 'game', game: lot.choose(GAME_IDS) }), 'host'),
  commanding(({ room }, lot) => ({ do: 'options', options: { ...lot.choose(OPTIONS[room.game]) } }), 'host'),
  commanding((_, lot) => ({ do: 'standIns', on: lot.below(2) === 0 }), 'host'),
  commanding((_, lot) => ({ do: 'shuffle', on: lot.below(2) === 0 }), 'host'),
  commanding((_, lot) => ({ do: 'clock', alone: lot.choose([0, 30]), together: 30, talk: 0 }), 'host'),
  commanding(({ room }, lot) => {
    const member = some(lot, room.members)?.id;
    return member === undefined ? undefined : { do: 'claim', member };
  }),
  commanding(({ room }) => {
    const member = room.claims[0]?.member;
    return member === undefined ? undefined : { do: 'grant', member, yes: true };
  }, 'host'),
  ...[about('kick', 'host'), about('makeHost', 'host'), about('standIn', 'host')],
  ...[about('bench'), about('seat'), about('bench', 'host'), about('seat', 'host')],
];

export const deedByLot = (people: People, lot: Rng): Promise<string> => lot.choose(DEEDS)(people, lot);
