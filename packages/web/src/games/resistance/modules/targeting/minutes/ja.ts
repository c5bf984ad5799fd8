import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const ja: MinutesWords<typeof files> = {
  aim: {
    title: 'どれを目標にするか',
    setting:
      'あなたと{1}さんでミッション1を成功させたところです。リーダーはあなたで、5番以外のまだ行っていないミッションを選べます。',
    decisions: {
      aim: {
        ask: 'どのミッションに、誰を送るか',
        right: 'ミッション3は2人で足ります。実績のある2人をそのまま送れば、新しい人を信じる必要がありません。',
        wrong: {
          pair: 'ミッション3は人数が合っていますが、この2人には実績がありません。あなたと{1}さんは成功させたばかりです。',
          large: 'このミッションは3人です。確かでない人を一人連れて行くことになります。ミッション3なら2人で足ります。',
        },
      },
    },
    lesson: '人数は選んだミッションで決まります。信じられる人が少ないうちに、小さいミッションを使いましょう。',
  },
};
