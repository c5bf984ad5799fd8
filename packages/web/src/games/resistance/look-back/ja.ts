import { people } from '../i18n/ja/lists.ts';
import type { LookBackWords } from './en.ts';

export const ja: LookBackWords = {
  round: (round) => `第${round}ラウンド`,
  now: 'この場面',
  characters: '誰が誰だったか',
  cards: '誰が何を出したか',
  dealt: (who, character) => `${who}さん：${character}`,
  becomes: (who, character) => `${who}さんが${character}になります。`,
  shown: (who, others) => `${who}さんは知らされます：${people(others)}`,
  shownNobody: (who) => `${who}さんは誰も知らされません。`,
  learned: {
    resistance: (who, about) => `${who}さんは、${about}さんがレジスタンスだと知ります。`,
    spy: (who, about) => `${who}さんは、${about}さんがスパイだと知ります。`,
  },
  played: (who, card) => `${who}さんが「${card}」を出します。`,
  saw: (who, of, card) => `${who}さんが${of}さんのカードを見ます：${card}`,
  mission: (mission, cards) => `ミッション${mission}：${cards.join('、')}`,
  card: (who, card) => `${who}さん「${card}」`,
  aside: (who, card, token) => `${who}さん「${card}」（${token}）`,
  belief: {
    title: '誰がスパイらしかったか',
    how: 'ルールを知り、卓の上だけを見ている理想の観察者の見立てです。スパイは5回に4回「失敗」を出し、スパイのいるチームを4回に3回、いないチームを4回に1回承認する、と考えます。モジュールの正体は陣営だけで数え、知っていることは考えに入れません。',
    turn: (what, who, from, to) => `${what}${who}さん：${Math.round(from * 100)}％から${Math.round(to * 100)}％へ。`,
    mission: (mission, fails) => `ミッション${mission}、失敗${fails}枚。`,
    vote: '投票。',
  },
};
