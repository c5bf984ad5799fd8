import type { dock as Dock } from '../en/dock.ts';

export const dock = {
  pickSeat: '人をタップしてください',
  pass: '何もしない',
  on: '続ける',
  legend: 'あなたの選択',
  pick: '選んでください',
  seal: 'これに決める',
  sealed: '選択しました。',
  wait: (who: string) => `${who}さんが決めています。`,
  target: '選択中',
  nothing: 'この人の前には何もありません。',
} satisfies typeof Dock;
