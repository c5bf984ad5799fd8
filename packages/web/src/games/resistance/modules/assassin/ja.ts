import { people } from '../../i18n/ja/lists.ts';
import type { en } from './en.ts';

export const ja = {
  name: '暗殺者',
  phrases: { isCommander: (name: string) => `${name}さんが司令官だと思います` },
  how: '司令官はスパイを知っていますが、見つかってはいけません。',
  about:
    '司令官は最初のラウンドの前にスパイを知ります。3回目の成功のあと、暗殺者が名乗り出て一人を狙います。司令官なら、スパイの逆転勝利です。',
  example: 'スパイのいるチームに反対し続けた人に、暗殺者は狙いを定めます。',
  asks: {
    'assassin.strike': {
      mine: '暗殺者：司令官は誰ですか',
      others: (who: string) => `${who}さんが司令官を探しています`,
      how: 'スパイは自由に話し合えます。暗殺者が一人をタップし、司令官ならスパイの勝利です。',
      act: (chosen: string) => `${chosen}さんを狙う`,
    },
  },
  characters: {
    commander: {
      name: '司令官',
      how: 'スパイを知っています。気づかれずに味方を導きましょう。最後に暗殺者があなたを探します。',
      example: 'スパイのいるチームと知りつつ、あるときは否認し、あるときは承認します。詳しすぎると怪しまれるからです。',
    },
    assassin: {
      name: '暗殺者',
      how: '3回目の成功のあと、一人を狙います。司令官なら、スパイの勝利です。',
      example: '一度もチームを見誤らなかった人を狙います。その人が司令官なら、スパイの勝利です。',
    },
    bodyGuard: {
      name: '護衛',
      how: '司令官か、司令官かもしれない人を知っています。暗殺者の目をそらしましょう。',
      example: '何もかも知っているように話します。暗殺者はあなたを狙い、司令官は生き残ります。',
    },
    falseCommander: {
      name: '偽の司令官',
      how: '護衛には司令官のように見えます。',
      example: '護衛には親指が2本見えます。本物ではなく、あなたを守ってしまうかもしれません。',
    },
    deepCover: {
      name: '潜伏スパイ',
      how: '司令官もあなたを知りません。',
      example: '司令官はあなたを味方だと思い、チームを承認します。そこで思いがけない「失敗」が1枚出てきます。',
    },
    blindSpy: {
      name: '孤独なスパイ',
      how: 'ほかのスパイとは互いを知りませんが、司令官には知られています。',
      example: '互いを知らないもう一人のスパイと、同じミッションで二人とも「失敗」を出してしまいます。',
    },
  },
  extras: {
    bodyGuard: { name: '護衛', how: '司令官を知っています。' },
    falseCommander: { name: '偽の司令官', how: '護衛には司令官と見分けがつかないスパイです。' },
    deepCover: { name: '潜伏スパイ', how: '司令官に知られないスパイです。' },
    blindSpy: { name: '孤独なスパイ', how: 'ほかのスパイに知られないスパイです。' },
  },
  script: {
    commander: 'スパイは目を閉じたまま、親指を立ててください。司令官は目を開けてください。',
    bodyGuard: '司令官は親指を立ててください。護衛は目を開けてください。',
    blindSpy: '孤独なスパイは目を閉じたままです。',
    deepCover: '潜伏スパイは親指を立てません。',
    falseCommander: '偽の司令官も親指を立ててください。',
  },
  lines: {
    commander: (names: readonly string[]) => `スパイ：${people(names)}`,
    bodyGuard: (names: readonly string[]) =>
      names.length === 1 ? `司令官：${people(names)}` : `このうち一人が司令官：${people(names)}`,
  },
  notes: {
    allSpies: 'スパイはこれで全員です。',
    hiddenSpies: (count: number) => `あなたの知らないスパイがあと${count}人います。`,
  },
  tokens: {
    steppedOut: '名乗り出た人',
  },
  told: {
    steppedOut: (who: string) => `${who}さんが名乗り出ました。暗殺者です。`,
    named: (who: string, named: string) => `${who}さんが${named}さんを狙いました。`,
    hit: (named: string) => `${named}さんは司令官でした。`,
    missed: (named: string) => `${named}さんは司令官ではありませんでした。`,
  },
  stage: {
    stepOut: {
      head: '最後の一撃',
      how: 'スパイは声に出して相談できます。司令官は誰でしょうか。ほかのカードは見せません。相談は誰が聞いてもかまいません。',
    },
    strike: {
      head: '暗殺',
      hit: '的中',
      missed: '外れ',
      hitHow: (who: string) => `${who}さんは司令官でした。スパイの逆転勝利です。`,
      talk: 'スパイは堂々と相談してください。ほかの人は口にも顔にも出さないように。',
    },
  },
  end: {
    struck: (who: string, named: string) => `${who}さんが狙った${named}さんは司令官でした。`,
    missed: (who: string, named: string) => `${who}さんが狙った${named}さんは司令官ではありませんでした。`,
  },
  problems: {
    falseCommanderAlone: '偽の司令官は護衛を欺く役ですが、護衛がいません。',
  },
  guarded: '5人では護衛が強力です。偽の司令官か潜伏スパイを加えましょう。',
} satisfies typeof en;
