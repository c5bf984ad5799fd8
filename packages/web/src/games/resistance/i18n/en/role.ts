import type { RoleWords } from '../../../../session/role-words.ts';

export const role: RoleWords = {
  head: 'Your card',
  how: 'Hold the card to see it.',
  others: 'Make sure nobody looks over your shoulder.',
  label: 'Your card',
  holdLong: 'Hold to see your card',
  release: 'Let go to hide it',
  speak: 'Listen to your card',
  speakWarn: 'Your card will be read out loud.',
  hush: 'Put on headphones, or make sure nobody else can hear.',
  speakNow: 'Read it to me',
  watching: 'Everyone who plays is looking at their own card.',
  screen: 'Your card is there. Hold it to see it, then tap “I’m ready”.',
};
