/** A table on this device, and several people at it. */
export const here = {
  play: 'Play on this device',
  playHow: 'On your own with bots, or passing the device round. No network needed.',
  resume: 'Back to the table on this device',
  table: 'This device',
  head: 'A table on this device',
  how: 'Play with bots, or add people and pass the device round. The game is kept here, even if you close the page.',
};

export type Here = typeof here;
