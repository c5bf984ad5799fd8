import { list } from '../../i18n/ja/lists.ts';
import type { en } from './en.ts';

export const ja = {
  name: '深まる陰謀',
  phrases: { giveMe: '陰謀カードをください' },
  how: '毎ラウンド、ルールを変える陰謀カードをリーダーが配ります。',
  about:
    'ラウンドの初めに、リーダーは陰謀カードを1〜3枚、表向きで引き、ほかの人に渡します。すぐに行うもの、一度だけ使えるもの、最後まで続くものがあります。人をタップすると、その人の前にあるカードを読めます。',
  example: 'チームが承認されても、「不信」を持つ人はそれを退けることができます。',
  asks: {
    'plot.give': {
      mine: '陰謀カードを渡してください',
      others: (who: string) => `${who}さんが陰謀カードを渡しています`,
      how: 'カードを選び、渡す相手をタップします。自分では持てません。',
      act: (chosen: string) => `${chosen}さんに渡す`,
    },
    'plot.establishConfidence': {
      mine: '誰に陣営を見せますか',
      others: (who: string) => `${who}さんが誰かに陣営を見せます`,
      how: '「信用の確立」：必ず一人に見せます。見るのはその人だけです。',
      act: (chosen: string) => `${chosen}さんに見せる`,
    },
    'plot.overheard': {
      mine: '左右どちらの人を探りますか',
      others: (who: string) => `${who}さんが隣の人を探っています`,
      how: '両隣のどちらかの陣営を知ります。',
      act: (chosen: string) => `${chosen}さんを探る`,
    },
    'plot.openUp': {
      mine: '誰に打ち明けますか',
      others: (who: string) => `${who}さんが誰かに打ち明けます`,
      how: '一人に必ず陣営を見せます。見るのはその人だけです。',
      act: (chosen: string) => `${chosen}さんに見せる`,
    },
    'plot.takeResponsibility': {
      mine: '陰謀カードを取ってください',
      others: (who: string) => `${who}さんが陰謀カードを取ります`,
      how: '陰謀カードを持つ人をタップし、カードを選びます。',
      act: (chosen: string) => `${chosen}さんから取る`,
    },
    'plot.strongLeader.chance': {
      mine: '代わってリーダーになりますか',
      others: (who: string) => `${who}さんはリーダーになれます`,
      how: '「強力なリーダー」は一度だけ使えます。以後のリーダーはあなたの次の人から順に回ります。',
      act: (chosen: string) => `「${chosen}」を使う`,
    },
    'plot.opinionMaker': {
      mine: '先に、公開で投票してください',
      others: (who: string) => `${who}さんが先に公開で投票します`,
      how: '「総意の形成者」はほかの人より先に投票します。',
      act: (chosen: string) => `${chosen}に投票する`,
    },
    'plot.noConfidence.chance': {
      mine: 'このチームを退けますか',
      others: (who: string) => `${who}さんはチームを退けることができます`,
      how: '「不信」は一度だけ使えます。否認1回と数えます。',
      act: (chosen: string) => `「${chosen}」を使う`,
    },
    'plot.spotlight.chance': {
      mine: '誰かを注目の的にしますか',
      others: (who: string) => `${who}さんは誰かを注目の的にできます`,
      how: 'チームの一人をタップすると、その人はカードを表向きで出します。使わずに取っておくこともできます。',
      act: (chosen: string) => `${chosen}さんに表向きで出させる`,
    },
    'plot.closeEye.chance': {
      mine: '誰かのカードを見ますか',
      others: (who: string) => `${who}さんはカードを見ることができます`,
      how: '見たいカードの持ち主をタップします。使わずに取っておくこともできます。',
      act: (chosen: string) => `${chosen}さんのカードを見る`,
    },
  },
  tokens: {
    spotlit: 'カードを表向きで出す人',
    eyed: 'カードを見られた人',
  },
  unmasked: {
    deck: (cards: readonly string[]) => `陰謀カードの順：${cards.join('、')}`,
  },
  told: {
    drawn: (cards: readonly string[]) => `陰謀カードが引かれました：${list(cards)}。`,
    given: (card: string, who: string) => `${who}さんが「${card}」を受け取りました。`,
    taken: (who: string, card: string, from: string) => `${who}さんが${from}さんの「${card}」を取りました。`,
    looked: (card: string, who: string, at: string) => `「${card}」：${who}さんが${at}さんの陣営を知りました。`,
    used: (who: string, card: string) => `${who}さんが「${card}」を使いました。`,
    passed: (who: string, card: string) => `${who}さんは「${card}」を取っておきました。`,
    spotlit: (who: string) => `${who}さんはミッションカードを表向きで出します。`,
    eyed: (who: string, of: string) => `${who}さんが${of}さんのミッションカードを見ました。`,
  },
  plots: {
    closeEye: {
      name: '監視者',
      how: '一度だけ、ほかの人が出したミッションカードを見ます。',
      example: 'カードを見て、「成功」だったと言います。信じてもらえるかどうかは別の話です。',
    },
    strongLeader: {
      name: '強力なリーダー',
      how: '一度だけ、リーダーが動く前に代わってリーダーになります。',
      example: '怪しい二人を選びそうなリーダーに代わり、自分のチームを選びます。',
    },
    noConfidence: {
      name: '不信',
      how: '一度だけ、承認されたチームを退けます。否認1回と数えます。',
      example: '7人中5人が承認しましたが、このカードを使うとチームは出発できません。',
    },
    opinionMaker: {
      name: '総意の形成者',
      how: 'ゲームの間ずっと、ほかの人より先に公開で投票します。',
      example: 'みんなの前で先に否認すると、3人があとに続きます。',
    },
    takeResponsibility: {
      name: '責任者',
      how: 'すぐに、ほかの人の陰謀カードを1枚取ります。',
      example: '使われる前に、相手の「強力なリーダー」を取り上げます。',
    },
    spotlight: {
      name: '注目の的',
      how: '一度だけ、チームのほかの一人にミッションカードを表向きで出させます。',
      example: '選ばれた人はカードを表向きで出します。何を企んでいても、出てくるのは「成功」です。',
    },
    overheard: {
      name: '立ち聞きされた会話',
      how: 'すぐに、両隣のどちらかの陣営を知ります。',
      example: '左隣がスパイだと分かりました。あとはみんなをどう説得するかです。',
    },
    establishConfidence: {
      name: '信用の確立',
      how: 'すぐに、リーダーがほかの一人を選び、自分の陣営を見せます。',
      example: 'リーダーが一人に陣営を見せます。見た人は、リーダーの正体を請け合えます。',
    },
    openUp: {
      name: '情報開示',
      how: 'すぐに、ほかの一人を選び、自分の陣営を見せます。',
      example: '一人に、レジスタンスだと見せます。少なくともその人はあなたを信じてくれます。',
    },
  },
  dock: {
    keep: '取っておく',
    use: '使う',
    pickCard: 'カードを選んでください',
  },
  faceUp: {
    legend: 'あなたのミッションカード（全員に公開）',
    seal: '表向きで出す',
    sealed: '全員が出し終わると、あなたのカードは公開されます。',
  },
  contested: '「不信」で退けられなければ、チームは出発します。',
  distrusted: '「不信」：チームは出発しませんでした。',
  reasons: {
    cannotBeGiven: 'そのカードはその人に渡せません。',
    cannotBeTaken: 'そのカードは取れません。',
    cannotBeUsed: 'そのカードはそのようには使えません。',
  },
} satisfies typeof en;
