import { expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { decideJoin } from './membership.ts';
import { decideNewDevice } from './new-device.ts';
import { phaseOf } from './room.ts';

const joins = (script: RoomScript, name: string, device: string): string =>
  script.take(decideJoin(script.room, { name, key: `key of ${name}`, device }, script.now));

const moves = (script: RoomScript, member: string, device: string): string =>
  script.take(decideNewDevice(script.room, member, { key: `${member} on ${device}`, device }, script.now));

/** Ann, Bob and Cy on phones of their own, Di and Ed on one tablet. */
function five(): RoomScript {
  const script = new RoomScript();
  for (const name of ['Ann', 'Bob', 'Cy']) expect(joins(script, name, `phone of ${name}`)).toBe('ok');
  for (const name of ['Di', 'Ed']) expect(joins(script, name, 'tablet')).toBe('ok');
  return script;
}

test('nobody brings a device back that the host has put out', () => {
  const script = five();
  script.do('m1', { do: 'kick', member: 'm3' });
  expect(joins(script, 'Gil', 'phone of Cy')).toBe('removed');
  expect(moves(script, 'm2', 'phone of Cy')).toBe('removed');
  script.do('m1', { do: 'readmit', member: 'm3' });
  expect(moves(script, 'm2', 'phone of Cy')).toBe('ok');
});

test('in a match no device shows a second hand, whoever was there and wherever they are by now', () => {
  const script = five().start();
  expect(moves(script, 'm2', 'phone of Cy')).toBe('heldSeat');
  expect(moves(script, 'm3', 'new phone')).toBe('ok');
  expect(moves(script, 'm2', 'phone of Cy')).toBe('heldSeat');
  expect(moves(script, 'm2', 'tablet')).toBe('heldSeat');
  expect(moves(script, 'm3', 'phone of Cy')).toBe('ok');
  while (phaseOf(script.room) === 'playing') script.answerAll();
  expect(moves(script, 'm2', 'phone of Cy')).toBe('ok');
});

test('nor does one whose seat is kept meanwhile, nor the device to which they had moved', () => {
  const script = five().start().goes('m2').wait(30_000);
  expect(joins(script, 'Flo', 'phone of Flo')).toBe('ok');
  expect(script.do('m6', { do: 'claim', member: 'm2' })).toBe('ok');
  expect(script.do('m1', { do: 'grant', member: 'm6', yes: true })).toBe('ok');
  expect(moves(script, 'm2', 'phone of Cy')).toBe('heldSeat');
  expect(moves(script, 'm2', 'new phone')).toBe('ok');
  expect(moves(script, 'm3', 'new phone')).toBe('heldSeat');
});

test('two who share a device change it together, and one may go to a phone of their own and back', () => {
  const script = five().start();
  for (const member of ['m4', 'm5']) expect(moves(script, member, 'new tablet')).toBe('ok');
  expect(moves(script, 'm5', 'phone of Ed')).toBe('ok');
  expect(moves(script, 'm5', 'new tablet')).toBe('ok');
});
