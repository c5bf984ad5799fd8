import type { Here } from '../en/here.ts';

export const here: Here = {
  play: 'この端末で遊ぶ',
  playHow: 'ボット相手に一人で、または端末を回して遊べます。通信は要りません。',
  resume: 'この端末の卓に戻る',
  table: 'この端末',
  head: 'この端末の卓',
  how: 'ボットと遊ぶか、人を加えて端末を回してください。ページを閉じても、ゲームはこの端末に残ります。',
};
