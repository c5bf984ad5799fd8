import { speech } from '../speech.ts';

const { list, plural } = speech('en');

/** At the door, and the code that brings a seat back. */
export const arriving = {
  game: (title: string, host: string) => `${title}, hosted by ${host}`,
  here: (names: readonly string[], bots: number) =>
    `At the table: ${list([...names, ...(bots === 0 ? [] : [plural(bots, { one: '# bot', other: '# bots' })])])}`,
  nobody: 'Nobody is here at the moment.',
  locked: 'The host has locked this table. Ask them to let you in, or watch.',
  playing:
    'A game is in progress. You’ll watch it from the bench, and get a seat at the next one as long as there’s room.',
  over: 'The game has ended. You’ll wait on the bench, and get a seat at the next one as long as there’s room.',
  full: 'Every seat is taken. You’ll watch from the bench, and get a seat when there’s room.',
  toBench: 'Come to the bench',
  lost: 'I lost my device',
  lostHead: 'Bring your seat here',
  lostHow: 'You were shown a recovery code of twenty letters when you joined. It moves your seat to this device.',
  recovery: 'Recovery code',
  recoveryProblem: 'A recovery code is twenty letters, never I or O.',
  bring: 'Bring my seat here',
  writeDown: 'In case you lose this device',
  recovered: 'Your seat is on this device now. The old recovery code no longer works.',
  newRecovery: 'Your new recovery code',
  showNew: 'Show the new code',
  writeDownHow:
    'Write these letters down: they bring your seat back if you lose this device. Anyone who has them can play in your place.',
  writtenDown: 'I’ve written it down',
  showRecovery: 'Show the recovery code',
  copyRecovery: 'Copy the recovery code',
  recoveryCopied: 'Recovery code copied',
  join: 'Join with a name',
  retry: 'Try again',
};

export type Arriving = typeof arriving;
