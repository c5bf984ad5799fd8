import type { en } from './en.ts';

export const ja = {
  name: '審問官',
  how: '2・3・4回目のミッションのあと、一人が誰かの陣営を知ります。',
  about:
    '最初のリーダーの右隣がトークンを持ちます。2・3・4回目のミッションのあと、持ち主はまだ持ったことのない一人の陣営を見て、結果を好きなように語り、その人にトークンを渡します。',
  example: '相手がスパイだと知りながら「味方だ」と言うこともできます。次に見るのは、見られた人です。',
  asks: {
    'inquisitor.look': {
      mine: '誰の陣営を見ますか',
      others: (who: string) => `${who}さんが誰かの陣営を見ます`,
      how: 'トークンを持ったことのない人をタップします。陣営を知り、トークンを渡します。',
      act: (chosen: string) => `${chosen}さんの陣営を見る`,
    },
  },
  tokens: {
    holds: '審問官',
    held: '審問官だった人',
  },
  told: {
    given: (who: string) => `最初の審問官は${who}さんです。`,
    looked: (who: string, at: string) => `${who}さんが${at}さんの陣営を知り、トークンを渡しました。`,
  },
  stage: {
    token: (who: string) => `トークンは${who}さんに移りました。`,
  },
} satisfies typeof en;
