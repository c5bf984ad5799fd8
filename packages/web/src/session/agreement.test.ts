import type { RoomView } from '@reseau/protocol';
import { expect, test } from 'vitest';
import { member } from '../testing/member.ts';
import { partIn, quorumOf } from './agreement.ts';

const counts = true as const;

const room = {
  agreement: 4,
  members: [
    member('m1', { counts }),
    member('m2', { counts }),
    // A phone that sleeps, a bot for one that does, somebody who is long gone, and a bot.
    member('m3', { counts, online: false }),
    member('m4', { counts, kind: 'bot', standIn: true }),
    member('m5', { online: false }),
    member('m6', { kind: 'bot' }),
  ],
  bench: [member('m7')],
} as unknown as RoomView;

test('how many must agree follows from who has a say, here or asleep', () => {
  expect(quorumOf({ kind: 'void' }, room)).toEqual({ asked: 4, needed: 4 });
  expect(quorumOf({ kind: 'replace', member: 'm3' }, room)).toEqual({ asked: 3, needed: 3 });
  expect(quorumOf({ kind: 'host' }, { ...room, members: room.members.slice(0, 3) })).toEqual({ asked: 2, needed: 2 });
});

test('a pause that two of four do not want any longer is over, where three are needed for it', () => {
  expect(quorumOf({ kind: 'pause' }, { ...room, agreement: 3 })).toEqual({ asked: 4, needed: 3 });
  expect(quorumOf({ kind: 'resume' }, { ...room, agreement: 3 })).toEqual({ asked: 4, needed: 2 });
  expect(quorumOf({ kind: 'resume' }, room)).toEqual({ asked: 4, needed: 1 });
});

test('another host is asked for instead of the one there was then', () => {
  const parts = ['m1', 'm2'].map((you) => partIn({ kind: 'host', member: 'm2' }, room, you));
  expect(parts).toEqual(['asked', 'concerned']);
});

test('who has none only looks on', () => {
  const parts = ['m1', 'm2', 'm6', 'm7', undefined].map((you) => partIn({ kind: 'replace', member: 'm2' }, room, you));
  expect(parts).toEqual(['asked', 'concerned', undefined, undefined, undefined]);
});
