import type { MemberView } from '@reseau/protocol';
import type { Words } from '../words/en.ts';

/** What is said of somebody beside the name: who, with which part, and whether here. */
export const memberNote = (
  { id, kind, level, online, host }: MemberView,
  you: string | undefined,
  w: Words['lobby'],
): string =>
  [
    id === you ? w.you : '',
    host ? w.host : '',
    kind === 'bot' ? [w.bot, level === undefined ? '' : w.levels[level]].join(' · ') : online ? '' : w.away,
  ]
    .filter((word) => word !== '')
    .join(' · ');
