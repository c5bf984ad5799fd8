import type { RoleWords } from '../../../../session/role-words.ts';

export const role: RoleWords = {
  head: 'Your hand',
  how: 'Hold to see your cards.',
  others: 'They’re for your eyes only.',
  label: 'Your hand',
  holdLong: 'Hold to see your hand',
  release: 'Let go to hide it',
  speak: 'Listen to your hand',
  speakWarn: 'Your hand will be read out loud.',
  hush: 'Put on headphones, or make sure nobody else can hear.',
  speakNow: 'Read it to me',
  watching: 'Everyone who plays is looking at their own hand.',
  screen: 'Your hand is there. Hold it to see it, then tap “I’m ready”.',
};
