import type { en } from './en.ts';

export const ja = {
  name: 'ブラインドスパイ',
  how: 'スパイ同士が互いを知りません。',
  about: '最初のラウンドの前に誰も目を開けません。スパイも自分の正体しか知りません。',
  example: '同じチームにいたスパイが二人とも「失敗」を出し、人数を知られてしまうことがあります。',
} satisfies typeof en;
