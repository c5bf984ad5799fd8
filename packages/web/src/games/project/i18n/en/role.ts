import type { RoleWords } from '../../../../session/role-words.ts';

export const role: RoleWords = {
  head: 'Who you lead',
  how: 'Hold to see who you lead.',
  others: 'It’s no secret: show it to the others.',
  label: 'Who you lead',
  holdLong: 'Hold to see who you lead',
  release: 'Let go to go on',
  speak: 'Listen to who you lead',
  speakWarn: 'This will be read out loud.',
  speakNow: 'Read it to me',
  watching: 'Everyone who plays is looking at who they lead.',
  screen: 'They show who you lead. Hold to see it, then tap “I’m ready”.',
};
