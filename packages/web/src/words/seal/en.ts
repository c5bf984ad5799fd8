import { speech } from '../speech.ts';

const { list } = speech('en');

/** How a deal is sealed before the game, and what a device says of it afterwards. */
export const seal = {
  sealing: 'Sealing the deal…',
  unsealed: (names: readonly string[], isHost: boolean) =>
    names.length === 0
      ? `No cards were dealt: the table was interrupted.${isHost ? ' Start again.' : ''}`
      : `No cards were dealt: nothing came from the ${names.length > 1 ? 'devices' : 'device'} of ${list(names)}.${isHost ? ' Start again, or send them to the bench first.' : ''}`,
  checking: 'Checking the deal…',
  whole: 'This device has checked the deal. Nobody chose who got which cards.',
  later:
    'The deal and every draw fit the record. This device wasn’t there when the deal was sealed, so it can’t vouch for that part.',
  former: 'The deal and every draw fit the record. This game was dealt before devices had a part in the deal.',
  doubtful: 'Something about this deal doesn’t fit.',
  failed: 'The record could not be fetched, so the deal isn’t checked yet.',
  retry: 'Check again',
  more: 'About this deal',
  doubts: {
    record: 'The record can’t be read.',
    seal: 'The server’s seed doesn’t match its seal.',
    salts: 'A device’s salt doesn’t match the hash it was bound by.',
    parts: 'The parts of the deal don’t add up to what was dealt from.',
    deal: 'The cards aren’t the ones that follow from the seed and the salts.',
    draws: 'A later draw or move doesn’t follow from the deal.',
    shown: 'The server’s seal isn’t the one this device was shown before the game.',
    hashes: 'The hashes aren’t the ones this device was shown before it opened its salt.',
    own: 'This device’s own salt isn’t in the deal.',
    seating: 'The seats aren’t the ones this device was shown when the deal was sealed.',
    options: 'The options aren’t the ones this device was shown when the deal was sealed.',
    attempt: 'It isn’t the attempt at the deal that this device took part in.',
    told: 'The record tells this seat something other than what this device was told during the game.',
  },
};

export type SealWords = typeof seal;
