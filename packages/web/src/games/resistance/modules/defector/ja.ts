import { list, people } from '../../i18n/ja/lists.ts';
import type { en } from './en.ts';

export const ja = {
  name: '寝返り者',
  phrases: { mayHaveSwitched: (name: string) => `${name}さんは寝返ったかもしれません` },
  how: 'ゲームの途中で、二人の陣営が入れ替わることがあります。',
  about:
    '両陣営に寝返り者が1人ずついます。第3・4・5ラウンドの初めに忠誠カードを1枚めくります。5枚のうち2枚が「転向」で、二人の陣営、出せるカード、目標が入れ替わります。スパイは味方の寝返り者を知っていますが、本人はスパイを誰も知りません。',
  example: '第4ラウンドに「転向」が出ると、それまで味方だった人が「失敗」を出せるようになります。',
  characters: {
    resistanceDefector: {
      name: 'レジスタンスの寝返り者',
      how: '初めはレジスタンスです。転向のたびに陣営が変わり、出せるカードも目標も変わります。',
      example: '第2ラウンドまでは「成功」を出します。第3ラウンドで「転向」が出たら、今度は失敗を目指します。',
    },
    spyDefector: {
      name: 'スパイの寝返り者',
      how: '初めはスパイです。スパイはあなたを知っていますが、あなたはスパイを誰も知りません。転向のたびに陣営が変わります。',
      example:
        'ミッション1を失敗させたあとで転向しました。今度は成功を目指し、みんなに信じてもらわなければなりません。',
    },
  },
  extras: {
    defectorsKnown: {
      name: '互いを知る寝返り者',
      how: '互いを知っていて、転向しません。',
      example: '二人は互いの正体を知っていて、最後まで敵同士です。',
    },
    secretSwitch: {
      name: '秘密の転向',
      how: '寝返り者だけに知らされます。',
      example: '第3ラウンドに1枚を伏せたまま引きます。味方だった人が敵になったかどうか、知るのは本人だけです。',
    },
    openSwitch: {
      name: '公開の転向',
      how: '忠誠カードを初めからすべて公開します。',
      example: '転向は第2・4ラウンドと公開されています。いつ用心すべきかは分かっても、誰に用心すべきかは分かりません。',
    },
  },
  script: {
    spyDefector: 'スパイの寝返り者は目を閉じたまま、親指を立ててください。',
    defectors: '寝返り者は目を開け、互いを確かめてください。',
  },
  lines: {
    defectors: (names: readonly string[]) => `もう一人の寝返り者：${people(names)}`,
  },
  notes: {
    switched: (round: number) => `第${round}ラウンド：陣営が変わりました。`,
    stayed: (round: number) => `第${round}ラウンド：変化なし。`,
    nowLoyal: '今はレジスタンス側です。',
    nowSpy: '今はスパイ側です。',
  },
  unmasked: {
    deck: (cards: readonly string[]) => `忠誠カードの順：${cards.join('、')}`,
  },
  told: {
    switched: '忠誠カード：寝返り者の陣営が入れ替わります。',
    stayed: '忠誠カード：変化はありません。',
    drawn: (round: number) =>
      `第${round}ラウンド：忠誠カードが伏せたまま引かれました。中身は寝返り者だけが知っています。`,
    laidOut: (rounds: readonly string[]) => `忠誠カードが公開されました。転向するのは${list(rounds)}です。`,
    laidOutNone: '忠誠カードが公開されました。転向はありません。',
    unveiled: (rounds: readonly string[]) => `転向があったのは${list(rounds)}でした。`,
    unveiledNone: '転向は一度もありませんでした。',
    round: (round: number) => `第${round}ラウンド`,
  },
  stage: {
    head: (round: number) => `第${round}ラウンドの忠誠カード`,
    switch: '転向',
    stay: '変化なし',
    hidden: '伏せたまま',
    switchHow: '寝返り者は二人とも、反対の陣営に移りました。',
    stayHow: '誰の陣営も変わりません。',
    hiddenHow: '全員、自分のカードを長押ししてください。寝返り者だけが、転向したかどうかを読めます。',
  },
  problems: {
    twoSwitchVariants: '転向の方式は1つだけ選んでください。',
  },
} satisfies typeof en;
