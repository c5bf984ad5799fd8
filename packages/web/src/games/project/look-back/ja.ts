import type { LookBackWords } from './en.ts';

export const ja: LookBackWords = {
  round: (turn) => `第${turn}ターン`,
  decks: '山札の次のカード',
  deck: (deck, cards) => `${deck}の山札：${cards.join('、')}`,
  tokens: 'トークンの下',
  token: (city, who) => `${city}の下：${who}`,
  nobody: '誰もいない',
  soldiers: {
    title: '島の兵士',
    how: '一手ごとの、すべての都市の合計です。',
    reds: '赤い兵士',
    blacks: '精鋭兵',
    say: (count) => `${count}人`,
    falls: (city) => `${city}が陥落します。`,
  },
  progress: {
    title: '基地',
    how: 'それまでに見つけた数と、壊した数です。',
    found: '発見',
    destroyed: '破壊',
    say: (count) => `${count}つ`,
    located: (city) => `${city}の基地が見つかります。`,
    sabotaged: (city) => `${city}の基地が壊されます。`,
  },
  speed: {
    title: '侵攻の速さ',
    how: '軍の行動の数はルールにあります。これは速さそのものです。',
    name: '速さ',
    say: (speed) => `速さ${speed}`,
    sped: (speed) => `侵攻が速まります：${speed}`,
  },
};
