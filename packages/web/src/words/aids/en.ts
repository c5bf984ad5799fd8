import type { Reaction } from '@reseau/protocol';
import { speech } from '../speech.ts';

const { plural } = speech('en');

/** What helps to think and to be quick: notes, reactions, saved mixes, the score of the evening. */
export const aids = {
  notes: {
    tab: 'Notes',
    how: 'Your notes stay on this device. Nobody else ever gets them, and the next game erases them.',
    show: 'Show my notes',
    hide: 'Hide my notes',
    label: 'My notes',
  },
  reactions: {
    open: 'React',
    legend: 'Show everyone a sign',
    setting: 'Reactions',
    signs: {
      yes: 'Yes',
      no: 'No',
      laugh: 'Ha ha',
      wow: 'Oh',
      think: 'Hmm',
      hurry: 'Come on',
    } satisfies Record<Reaction, string>,
    said: (name: string, sign: string) => `${name}: ${sign}`,
  },
  mixes: {
    head: 'Saved mixes',
    how: 'Keep the options of this table on this device, or share them as a code.',
    name: 'Name of this mix',
    save: 'Save this mix',
    saved: 'Saved.',
    nameProblem: 'Give it a name of 1 to 40 characters.',
    full: 'There are 40 saved mixes. Delete one first.',
    list: 'Your mixes',
    load: (name: string) => `Load ${name}`,
    loaded: (name: string) => `${name} is loaded.`,
    copy: (name: string) => `Copy the code of ${name}`,
    copied: 'Code copied',
    remove: (name: string) => `Delete ${name}`,
    removeSure: (name: string) => `Delete ${name} from this device?`,
    removeNow: 'Delete',
    share: 'Copy the code of this mix',
    code: 'Code of a mix',
    codeHint: 'Paste a code that someone sent you.',
    read: 'Load from the code',
    readDone: 'The mix is loaded.',
    problems: {
      noCode: 'That isn’t the code of a mix. It starts with RESEAU.',
      newer: 'This code comes from a newer version of Réseau.',
      damaged: 'Part of this code is missing or changed. Copy it again, from start to end.',
      tooLong: 'This code is too long.',
    },
    otherGame: (game: string) => `This mix is for ${game}.`,
  },
  wins: (wins: number) => plural(wins, { one: '# game won', other: '# games won' }),
};

export type AidWords = typeof aids;
