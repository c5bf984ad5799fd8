import type { MemberView } from '@reseau/protocol';
import { isHere } from '../connection/here.ts';
import type { Words } from '../words/en.ts';

/** What is said of somebody beside the name: who, with which part, and whether here. */
export const memberNote = (
  { id, kind, level, standIn, online, host, muted }: MemberView,
  { you, code }: { readonly you: string | undefined; readonly code: string },
  { lobby: w, people, here }: Pick<Words, 'lobby' | 'people' | 'here'>,
  sharers: readonly string[],
): string =>
  [
    sharers.includes(id) ? (isHere(code) ? '' : here.atDevice) : id === you ? w.you : '',
    host ? w.host : '',
    kind === 'bot'
      ? [w.bot, standIn === true ? w.standsIn : level === undefined ? '' : w.levels[level]].join(' · ')
      : online
        ? ''
        : w.away,
    muted === true ? people.muted : '',
  ]
    .filter((word) => word !== '')
    .join(' · ');
