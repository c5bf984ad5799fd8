import { expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { decideJoin } from './membership.ts';

let names = 0;
/** Somebody new comes in from this address. */
function joins(script: RoomScript, from: string): string {
  names += 1;
  const said = script.take(
    decideJoin(script.room, { name: `Stranger ${names}`, key: `key ${names}`, from }, script.now),
  );
  if (said === 'ok') script.origins.comesFrom(`m${script.room.admitted}`, from);
  return said;
}

/** Ann leads the table from 203.0.113.1; people come from these addresses until nobody else is let in from any of them. */
function filled(addresses: readonly string[]) {
  const script = new RoomScript();
  expect(joins(script, '203.0.113.1')).toBe('ok');
  for (const from of addresses) while (joins(script, from) === 'ok');
  return script;
}

const hundred = Array.from({ length: 100 }, (_, at) => `198.${at}.100.7`);

test('strangers of all countries leave places to those who come from where the host is', () => {
  const script = filled(hundred);
  expect([script.room.members.length, script.room.bench.length]).toEqual([10, 15]);
  for (let friends = 0; friends < 5; friends += 1) expect(joins(script, '203.0.113.1')).toBe('ok');
  expect(joins(script, '203.0.113.1')).toBe('roomFull');
});

test.each([
  ['one address', ['198.51.100.7'], 12],
  ['addresses side by side', ['198.51.100.7', '198.51.100.8', '198.51.100.9'], 16],
  ['networks of one provider', ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:1:ffff::/64'], 16],
])('strangers from %s take so many places and no more', (_, addresses, most) => {
  expect(filled(addresses).room.admitted).toBe(1 + most);
});

test('whom the host puts out does not come back from there under another name', () => {
  const script = filled(['198.51.100.7']);
  const strangers = [...script.room.members, ...script.room.bench].slice(1);
  for (const { id } of strangers) expect(script.do('m1', { do: 'kick', member: id })).toBe('ok');
  expect(joins(script, '198.51.100.7')).toBe('roomFull');
  expect(joins(script, '192.0.2.5')).toBe('ok');
});

test('whoever has played here is no stranger, nor are those at the same address', () => {
  const script = new RoomScript();
  for (const from of ['203.0.113.1', '198.51.100.7', '192.0.2.1', '192.0.2.2', '192.0.2.3']) joins(script, from);
  script.start();
  for (let friends = 0; friends < 20; friends += 1) expect(joins(script, '198.51.100.7')).toBe('ok');
});
