// @vitest-environment happy-dom
import type { Command, MemberView, RoomView } from '@reseau/protocol';
import { expect, test } from 'vitest';
import type { Answer } from '../connection/answer.ts';
import { member } from '../testing/member.ts';
import { speak } from '../words/catalogue.svelte.ts';
import { hosting } from '../words/en/hosting.ts';
import { addBot } from './add-bot.ts';
import { awayIn, awayWords, type Host, start, startWithout } from './start.ts';

const person = (id: string, online: boolean): MemberView => member(id, { online });

/** A lobby that does what it is told; the next answer may be refused. */
class Lobby implements Host {
  readonly told: Command[] = [];
  readonly refuses: Command['do'] | undefined;
  room: RoomView;

  constructor(members: readonly MemberView[], refuses?: Command['do']) {
    this.refuses = refuses;
    this.room = {
      code: 'ABCD',
      game: 'resistance',
      phase: 'lobby',
      match: 0,
      options: {},
      clocks: { alone: 0, together: 0, talk: 0 },
      standIns: false,
      members,
      bench: [],
    };
  }

  async ask(command: Command): Promise<Answer> {
    this.told.push(command);
    if (command.do === this.refuses) return { ok: false, code: 'roomFull' };
    const { members } = this.room;
    if (command.do === 'addBot') {
      const bot: MemberView = { ...person(`b${members.length}`, true), kind: 'bot' };
      this.room = { ...this.room, members: [...members, bot] };
    }
    if (command.do === 'bench') {
      this.room = { ...this.room, members: members.filter(({ id }) => id !== command.member) };
    }
    return { ok: true };
  }
}

const orders = ({ told }: Lobby) => told.map((command) => command.do);
const five = [person('m1', true), person('m2', false), person('m3', true), person('m4', true), person('m5', true)];

test('bots sit down for whoever is missing, then cards are dealt', async () => {
  const lobby = new Lobby([person('m1', true), person('m2', true)]);
  expect(await start(lobby, 5)).toEqual({ ok: true });
  expect(orders(lobby)).toEqual(['addBot', 'addBot', 'addBot', 'start']);
});

test('nothing is dealt where a bot finds no seat', async () => {
  const lobby = new Lobby([person('m1', true)], 'addBot');
  expect(await start(lobby, 5)).toEqual({ ok: false, code: 'roomFull' });
  expect(orders(lobby)).toEqual(['addBot']);
});

test('whoever is away is named where enough are left', async () => {
  const lobby = new Lobby([...five, person('m6', true)]);
  await startWithout(lobby, 5);
  expect(lobby.told).toEqual([{ do: 'start', without: ['m2'] }]);
});

test('where too few are left, bots take the places of those who are away', async () => {
  const lobby = new Lobby(five);
  await startWithout(lobby, 5);
  expect(orders(lobby)).toEqual(['bench', 'addBot', 'start']);
});

test('a host who is away can neither wait nor start', () => {
  const { room } = new Lobby([person('m1', false), person('m2', true)]);
  expect(awayWords(hosting, room, false)).toBe(hosting.away(['m1']));
  expect(awayWords(hosting, new Lobby(five).room, false)).toBe(hosting.waitsFor(['m2'], 'm1'));
  expect(awayWords(hosting, new Lobby(five).room, true)).toBe(hosting.away(['m2']));
  expect(awayWords(hosting, new Lobby([person('m1', true)]).room, true)).toBeUndefined();
});

test('a bot is never away', () => {
  expect(awayIn(new Lobby([...five, { ...person('b', false), kind: 'bot' }]).room).map(({ id }) => id)).toEqual(['m2']);
});

test('on this device bots are called as its language has it, and at a table of several as everyone can read it', async () => {
  await speak('ja');
  expect(addBot('here-ABCD', 'easy')).toEqual({ do: 'addBot', level: 'easy', language: 'ja' });
  expect(addBot('ABCD', 'easy')).toEqual({ do: 'addBot', level: 'easy' });
});
