import type { LookBackWords } from './en.ts';

export const ja: LookBackWords = {
  round: (round) => `第${round}ラウンド`,
  now: 'この場面',
  hands: '手札',
  hand: (who, cards) => `${who}さん：${cards.join('、')}`,
  noHand: (who) => `${who}さん：なし`,
  piles: '山札の次のカード',
  people: (cards) => `民：${cards.join('、')}`,
  leaders: (cards) => `リーダー：${cards.join('、')}`,
  dealt: (who, cards) => `${who}さんに配られます：${cards.join('、')}`,
  drew: (who, card) => `${who}さんが「${card}」を引きます。`,
  saw: (who, card) => `${who}さんが山札の「${card}」を見ます。`,
  buried: (card) => `「${card}」が山札の下に入ります。`,
  worth: {
    good: '善が勝つときの手札の価値',
    evil: '悪が勝つときの手札の価値',
    how: 'その場面でゲームが終わったとして、ルールどおりに数えたものです。',
    points: (points) => `${points}点`,
    leads: (who) => `${who}さんが首位に立ちます。`,
  },
};
