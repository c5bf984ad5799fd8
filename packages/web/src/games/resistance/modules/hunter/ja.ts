import { people } from '../../i18n/ja/lists.ts';
import type { en } from './en.ts';

export const ja = {
  name: '狩人',
  phrases: { isChief: (name: string) => `${name}さんが首領だと思います` },
  how: '両陣営が首領を隠し、狩人が相手の首領を探します。',
  about:
    '成功か失敗が3回に達すると、その陣営の狩人が名乗り出て、相手の首領を告発します。当たればその陣営の勝利、外れればミッションの結果がひっくり返り、ゲームは続きます。ミッションのあとには一人が別の一人に、首領かどうかをひそかに尋ねます。尋ねるのは、成功ならリーダー、失敗なら調査官です。スパイの首領が「失敗」を出してミッションが失敗したときは、スパイの狩人がゲーム中に一度だけ、早めに告発できます。',
  example: '3回目の失敗で告発された人が首領でなければ、そのミッションは成功になります。',
  asks: {
    'hunter.appoint': {
      mine: '調査官を選んでください',
      others: (who: string) => `${who}さんが調査官を選んでいます`,
      how: 'チームに入らない人をタップします。ミッションが失敗したら、その人が調査します。',
      act: (chosen: string) => `${chosen}さんを調査官にする`,
    },
    'hunter.blame': {
      mine: '投票の前にすることはありますか',
      others: () => '投票の前にすることはありますか',
      how: '深層工作員は一度だけ、誰かに濡れ衣を着せることができます。ほかの人は「続ける」をタップします。',
      act: (chosen: string) => `${chosen}さんに濡れ衣を着せる`,
    },
    'hunter.early': {
      mine: 'この失敗のあとにすることはありますか',
      others: () => 'この失敗のあとにすることはありますか',
      how: '首領が「失敗」を出していれば、スパイの狩人は今すぐ告発できます。ほかの人は「続ける」をタップします。',
      act: (chosen: string) => `${chosen}さんを告発する`,
    },
    'hunter.accuse': {
      mine: '狩人：誰を告発しますか',
      others: (who: string) => `${who}さんが首領を告発します`,
      how: '相手陣営の首領だと思う人をタップします。当たれば勝利、外れればミッションの結果がひっくり返ります。',
      act: (chosen: string) => `${chosen}さんを告発する`,
    },
    'hunter.investigate': {
      mine: '誰を調査しますか',
      others: (who: string) => `${who}さんが調査します`,
      how: '一人をタップします。首領かどうかの答えは、あなただけに見えます。',
      act: (chosen: string) => `${chosen}さんを調査する`,
    },
    'hunter.answer': {
      mine: '調査されています',
      others: (who: string) => `${who}さんが答えます`,
      how: '役割に従って答えてください。答えは調査した人だけに見えます。',
      act: (chosen: string) => `「${chosen}」と答える`,
    },
  },
  characters: {
    resistanceChief: {
      name: 'レジスタンスの首領',
      how: 'スパイの狩人に狙われています。調査されたら、首領だと答えなければなりません。',
      example: '調査されたら、首領だと答えるしかありません。相手がスパイなら、狙われることになります。',
    },
    resistanceHunter: {
      name: 'レジスタンスの狩人',
      how: 'スパイの首領を見つけましょう。3回目の成功のとき名乗り出て、一人を告発します。',
      example: 'ずっと誰かにかばわれていた人がいます。3回目の成功でその人を告発し、スパイの首領なら勝利です。',
    },
    spyChief: {
      name: 'スパイの首領',
      how: 'あなたはスパイで、レジスタンスの狩人に狙われています。調査されたら、首領だと答えなければなりません。',
      example: 'あなたの「失敗」でミッション2が失敗しました。味方の狩人はそれを知らされ、その場で告発できます。',
    },
    spyHunter: {
      name: 'スパイの狩人',
      how: 'レジスタンスの首領を見つけましょう。3回目の失敗のとき名乗り出て、一人を告発します。',
      example: '調査で首領だと答えた人がいます。3回目の失敗のとき名乗り出て、その人を告発します。',
    },
    dummyAgent: {
      name: '囮',
      how: '調査されたら、レジスタンスの首領だと答えることもできます。',
      example: '調査で首領だと答えます。スパイの狩人があなたを告発すれば外れで、ミッションの失敗は成功に変わります。',
    },
    coordinator: {
      name: '調整役',
      how: 'レジスタンスの首領はあなたを知っています。調査には必ず「首領でない」と答えますが、スパイの狩人に告発されればスパイの勝利です。',
      example: '首領たちは初めからあなたを信じています。ただし、スパイの狩人に告発されればスパイの勝利です。',
    },
    deepAgent: {
      name: '深層工作員',
      how: '仲間のスパイを知りません。スパイには、あなたと身代わりのどちらが仲間か分かりません。',
      example: '二人のうちどちらが仲間か、スパイは迷っています。もう一人のいないチームで「失敗」を出せば伝わります。',
    },
    pretender: {
      name: '身代わり',
      how: 'スパイには深層工作員と見分けがつきません。',
      example: 'スパイはあなたを仲間かもしれないと思い、自分たちで固めるはずのチームに入れてしまいます。',
    },
  },
  extras: {
    dummyAgent: { name: '囮', how: 'レジスタンスの首領だと答えることもできます。' },
    coordinator: { name: '調整役', how: 'レジスタンスの首領に知られ、同じく標的になります。' },
    deepAgent: { name: '深層工作員と身代わり', how: 'スパイには見分けがつきません。' },
    blame: {
      name: '濡れ衣',
      how: '一度だけ、深層工作員は身代わりとの入れ替わりを狙えます。',
      example: '投票の前に深層工作員が名乗り出て、身代わりを言い当てます。二人はカードと陣営を入れ替えます。',
    },
  },
  cards: {
    chiefFail: { name: '首領の失敗', how: '出せるのはスパイの首領だけです。' },
  },
  noFail: {
    spyChief: 'この卓では、スパイの首領は「失敗」の代わりに「首領の失敗」を使います。',
  },
  script: {
    spyChief: 'スパイの首領は親指を立ててください。スパイは見てください。',
    spyChiefs: 'スパイの首領は親指を立ててください。スパイは見てください。',
    resistanceChiefs: 'レジスタンスの首領は目を開け、互いを確かめてください。',
    coordinator: '調整役は親指を立ててください。レジスタンスの首領は見てください。',
    coordinatorToOne: '調整役は親指を立ててください。レジスタンスの首領は目を開けてください。',
    deepAgent: '深層工作員と身代わりは親指を立ててください。スパイは見てください。仲間は二人のうち一人だけです。',
    deepAgentShut: '深層工作員は目を閉じたままです。',
  },
  lines: {
    spyChiefs: (names: readonly string[]) => `スパイの首領：${people(names)}`,
    resistanceChiefs: (names: readonly string[]) => `レジスタンスの首領：${people(names)}`,
    coordinator: (names: readonly string[]) => `調整役：${people(names)}`,
    deepAgent: (names: readonly string[]) => `深層工作員か身代わり：${people(names)}`,
  },
  notes: {
    answers: {
      notAChief: (who: string) => `${who}さん：首領でない`,
      chief: (who: string) => `${who}さん：首領`,
      resistanceChief: (who: string) => `${who}さん：レジスタンスの首領`,
      spyChief: (who: string) => `${who}さん：スパイの首領`,
    },
    chance: (mission: number) => `首領がミッション${mission}を失敗させたので、その場で告発できました。`,
  },
  tokens: {
    investigator: '調査官',
    steppedOut: '名乗り出た人',
  },
  unmasked: {
    chance: (who: string, mission: number) =>
      `首領がミッション${mission}を失敗させました。${who}さんは告発できました。`,
  },
  told: {
    appointed: (who: string) => `調査官は${who}さんです。`,
    steppedOut: {
      resistance: (who: string) => `${who}さんが名乗り出ました。レジスタンスの狩人です。`,
      spy: (who: string) => `${who}さんが名乗り出ました。スパイの狩人です。`,
    },
    right: (who: string, named: string) => `${who}さんが${named}さんを告発し、的中しました。`,
    wrong: (who: string, named: string) => `${who}さんが${named}さんを告発しましたが、外れました。`,
    investigated: (who: string, named: string) => `${who}さんが${named}さんを調査しました。`,
    blamedRight: (who: string, named: string) =>
      `深層工作員の${who}さんが身代わりの${named}さんに濡れ衣を着せ、二人の正体が入れ替わりました。`,
    blamedWrong: (who: string, named: string) =>
      `深層工作員の${who}さんが${named}さんに濡れ衣を着せようとしましたが、空振りでした。`,
  },
  stage: {
    stepOut: {
      resistance: {
        head: '狩りの始まり',
        how: 'レジスタンスの狩人がスパイの首領を告発します。外れればミッションの結果がひっくり返ります。',
      },
      spy: {
        head: '狩りの始まり',
        how: 'スパイの狩人がレジスタンスの首領を告発します。外れればミッションの結果がひっくり返ります。',
      },
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
      wrong: '空振り',
    },
  },
  end: {
    accused: (who: string, named: string, character: string) =>
      `${who}さんの告発は的中。${named}さんは${character}でした。`,
  },
  dock: {
    chief: '首領である',
    notAChief: '首領でない',
  },
  problems: {
    assassinAndHunter: '暗殺者と狩人は終わり方が異なります。どちらか一方を選んでください。',
    deepAgentTooFew: '深層工作員は7人以上で遊べます。',
    blameAlone: '「濡れ衣」を使えるのは深層工作員だけですが、深層工作員がいません。',
  },
  reasons: {
    leaderMustGo: 'このチームにはあなたも入る必要があります。',
    answerByRule: 'あなたの役割では別の答えになります。',
  },
} satisfies typeof en;
