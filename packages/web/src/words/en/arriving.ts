/** The code that brings a seat back. */
export const arriving = {
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
};

export type Arriving = typeof arriving;
