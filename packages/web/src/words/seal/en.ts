import { speech } from '../speech.ts';

const { list } = speech('en');

/** How a deal is sealed before the game, and what a device says of it afterwards. */
export const seal = {
  sealing: 'Sealing the deal…',
  unsealed: (names: readonly string[], isHost: boolean) =>
    names.length === 0
      ? `No cards were dealt: the table was interrupted.${isHost ? ' Start again.' : ''}`
      : `No cards were dealt: nothing came from the ${names.length > 1 ? 'devices' : 'device'} of ${list(names)}.${isHost ? ' Start again, or send them to the bench first.' : ''}`,
  putBack: (names: readonly string[], isHost: boolean) =>
    `No cards were dealt: the table’s data was put back. The ${names.length > 1 ? 'devices' : 'device'} of ${list(names)} had a part in a later deal, or in this one with other seats or options.${isHost ? ' Start again: deals are counted on from there.' : ''}`,
  declines:
    'This device has no part in this deal: it knows a later one of this table, or this one otherwise. It keeps both.',
  checking: 'Checking the deal…',
  failed: 'The record could not be fetched, so the deal isn’t checked yet.',
  retry: 'Check again',
  more: 'About this deal',
};

export type SealWords = typeof seal;
