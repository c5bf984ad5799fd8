import type { en } from './en.ts';

export const ja = {
  name: 'ブラインドスパイ',
  how: 'スパイ同士が互いを知りません。',
  about: '最初のラウンドの前に誰も目を開けません。スパイも自分の正体しか知りません。',
  example: '同じチームにいたスパイが二人とも「失敗」を出し、人数を知られてしまうことがあります。',
  problems: {
    blindSpiesAndReveal:
      '暗殺者・狩人・寝返り者は、スパイ同士が互いを知っている必要があり、ブラインドスパイとは併用できません。',
    blindSpiesAndBlindSpy: 'ブラインドスパイでは、スパイ全員が互いを知りません。孤独なスパイの意味がなくなります。',
  },
} satisfies typeof en;
