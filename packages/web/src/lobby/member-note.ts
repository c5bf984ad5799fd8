import type { MemberView } from '@reseau/protocol';
import type { Words } from '../words/en.ts';

/** What is said of somebody beside the name: who, with which part, and whether here. */
export const memberNote = (
  { id, kind, level, standIn, online, host, muted }: MemberView,
  you: string | undefined,
  { lobby: w, people }: Pick<Words, 'lobby' | 'people'>,
): string =>
  [
    id === you ? w.you : '',
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
