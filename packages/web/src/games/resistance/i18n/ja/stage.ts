import type { stage as Stage } from '../en/stage.ts';

export const stage = {
  stepOut: {
    assassin: {
      head: '最後の一撃',
      how: 'スパイは声に出して相談してかまいません。司令官は誰でしょうか。ほかのカードは見せず、全員が聞いてかまいません。',
    },
    resistanceHunter: {
      head: '狩りの始まり',
      how: '狩人はスパイの首領を告発しなければなりません。外れればミッションの結果が逆になります。',
    },
    spyHunter: {
      head: '狩りの始まり',
      how: 'スパイの狩人がレジスタンスの首領を告発します。外れればミッションの結果が逆になります。',
    },
  },
  strike: {
    head: '暗殺',
    hit: '的中',
    missed: '外れ',
    hitHow: (who: string) => `${who}さんは司令官でした。スパイの逆転勝利です。`,
    talk: 'スパイは堂々と相談してください。ほかの人は口にも顔にも出さないように。',
  },
  accusation: {
    head: '告発',
    line: (who: string, named: string) => `${who}さんが${named}さんを告発します。`,
    right: '的中',
    wrong: '外れ',
    rightHow: (who: string) => `${who}さんが捕まりました。狩りは終わりです。`,
    wrongHow: (who: string) => `${who}さんではありませんでした。`,
    no: { resistance: 'スパイの首領ではない', spy: 'レジスタンスの首領ではない' },
  },
  blame: {
    head: '濡れ衣',
    line: (who: string, named: string) => `${who}さんが${named}さんに濡れ衣を着せます。`,
    right: '入れ替わり',
    wrong: '不発',
  },
  loyalty: {
    head: (round: number) => `第${round}ラウンドの忠誠カード`,
    switch: '転向',
    stay: '変化なし',
    hidden: '伏せたまま',
    switchHow: '寝返り者は二人とも、反対の陣営に移りました。',
    stayHow: '誰の陣営も変わりません。',
    hiddenHow: '全員、自分のカードを長押ししてください。寝返り者だけが、転向したかどうかを読めます。',
  },
  look: {
    token: (who: string) => `トークンは${who}さんに移りました。`,
    mine: '見たことは役割カードに書かれています。長押しで読めます。',
  },
  rogue: {
    head: '離反者',
    alone: '単独勝利',
    part: '部分勝利',
    aloneHow: (who: string) => `${who}さんが勝利を独り占めしました。`,
    partHow: (who: string) => `${who}さんも勝ちましたが、単独ではありません。部分勝利です。`,
  },
} satisfies typeof Stage;
