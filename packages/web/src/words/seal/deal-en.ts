import { speech } from '../speech.ts';

const { plural } = speech('en');

/** What a device says of a deal once the game is over, and what a sealed deal is. */
export const deal = {
  whole: 'This device has checked the deal. Nobody chose who got which cards.',
  later:
    'The deal and every draw fit the record. This device wasn’t there when the deal was sealed, so it can’t vouch for that part.',
  former: 'The deal and every draw fit the record. This game was dealt before devices had a part in the deal.',
  doubtful: 'Something about this deal doesn’t fit.',
  doubts: {
    record: 'The record can’t be read.',
    seal: 'The seed doesn’t match its seal.',
    salts: 'A device’s salt doesn’t match the hash it was bound by.',
    parts: 'The parts of the deal don’t add up to what was dealt from.',
    deal: 'The cards aren’t the ones that follow from the seed and the salts.',
    draws: 'A later draw or move doesn’t follow from the deal.',
    shown: 'The seal isn’t the one this device was shown before the game.',
    hashes: 'The hashes aren’t the ones this device was shown before it opened its salt.',
    own: 'This device’s own salt isn’t in the deal.',
    seating: 'The seats aren’t the ones this device was shown when the deal was sealed.',
    options: 'The options aren’t the ones this device was shown when the deal was sealed.',
    declined:
      'This device had no part in this deal: it had already taken part in a later one, or in this one with other seats or options.',
    attempt: 'It isn’t the attempt at the deal that this device took part in.',
    told: 'The record tells this seat something other than what this device was told during the game.',
  },
  how: [
    'Before the game, the server sent every device a seal: the fingerprint of a random seed that it had already drawn.',
    'When the host tapped Start, seats and options were fixed. Then every player’s device drew a random salt and sent its fingerprint, and only when all of them had been shown to everyone did the devices open their salts.',
    'The cards follow from the seed and all the salts together. Nobody, not even whoever runs the server, could foresee or choose them, as long as one device was honest.',
    'Now that the game is over, your device has done the sums again with what it had kept: seed, salts, seats, deal and every later draw.',
  ],
  bots: 'Only bots played, so no device had a part in this deal: it follows from the server’s seed alone.',
  parts: (count: number) =>
    plural(count, { one: '# device had a part in this deal.', other: '# devices had a part in this deal.' }),
  attempts: (count: number) =>
    plural(count, {
      one: '# deal before this one came to nothing: a device didn’t answer, or it was called off.',
      other: '# deals before this one came to nothing: a device didn’t answer, or they were called off.',
    }),
  declined: (count: number) =>
    plural(count, {
      one: 'Once at this table, this device was asked for a deal that it had already taken part in otherwise, or that was older than what it knew. It took no part, and has kept both.',
      other:
        '# times at this table, this device was asked for a deal that it had already taken part in otherwise, or that was older than what it knew. It took no part, and has kept both.',
    }),
  limitsHead: 'What this can’t rule out',
  limits: [
    'Whoever runs the server can see every card while you play, and could tell someone.',
    'They could stop a deal they don’t like before it reaches you. It would show: everyone sees whose device is said not to have answered, and deals that came to nothing are counted.',
    'They could put back the table’s data to have cards they don’t like dealt anew. No device that was there takes part in the same deal twice, or in an earlier one: everyone reads that the data was put back, and the count goes on. A device that is new, or that has lost what it kept, can’t tell.',
    'They could serve you a page that only claims to have checked. To be sure, save the record and check it on a computer of your own.',
  ],
  /** Of a table on one device: no server has a part in it. */
  here: {
    how: [
      'No server had a part in this game. This device dealt the cards, from a random seed that it had already drawn, and from random salts that it drew when the game was started.',
      'The cards follow from the seed and the salts together. Nobody who plays could foresee or choose them, and no bot could.',
      'Now that the game is over, the device has done the sums again: seed, salts, seats, deal and every later draw.',
    ],
    limits: [
      'This device knows every card while you play. Whoever looks into what it stores can see them.',
      'A program that had been changed could choose the cards and make the sums fit: on a single device, nobody else binds it. Where that matters, play at a table with several devices.',
    ],
  },
  seal: 'Seal',
  seed: 'Seed',
  salt: 'This device’s salt',
};

export type DealWords = typeof deal;
