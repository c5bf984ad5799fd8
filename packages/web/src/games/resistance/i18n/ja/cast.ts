import type { cards as Cards, cast as Cast, noFail as NoFail, plots as Plots, tokens as Tokens } from '../en/cast.ts';

export const cast = {
  resistance: { name: 'レジスタンス', how: 'ミッションを3回成功させましょう。誰がスパイかは分かりません。' },
  spy: { name: 'スパイ', how: '見破られずに、ミッションを3回失敗させましょう。' },
  resistanceReverser: {
    name: 'レジスタンスの逆転者',
    how: '目標は3回の成功です。ミッションでは「成功」か「逆転」を出します。「逆転」は結果をひっくり返します。',
  },
  spyReverser: {
    name: 'スパイの逆転者',
    how: '目標は3回の失敗です。ミッションでは「成功」か「逆転」を出します。「失敗」は出せません。',
  },
  resistanceRogue: {
    name: 'レジスタンスの離反者',
    how: '3回目の成功となるミッションと、それより前のどれかで「離反の成功」を出すと、単独で勝利します。',
  },
  spyRogue: {
    name: 'スパイの離反者',
    how: '3回目の失敗となるミッションと、それより前のどれかで「失敗」を出すと、単独で勝利します。スパイはあなたを知りません。',
  },
  commander: {
    name: '司令官',
    how: 'スパイを示されています。気づかれずに味方を導きましょう。最後に暗殺者があなたを探します。',
  },
  bodyGuard: { name: '護衛', how: '司令官か、司令官かもしれない人を知っています。暗殺者の目をそらしましょう。' },
  assassin: {
    name: '暗殺者',
    how: '3回目の成功のあと、一人を指名します。司令官なら、スパイの勝利です。',
  },
  falseCommander: { name: '偽の司令官', how: '護衛には司令官のように見えます。' },
  deepCover: { name: '潜伏スパイ', how: '司令官にもあなたは見えません。' },
  blindSpy: {
    name: '孤独なスパイ',
    how: 'ほかのスパイとは互いを知りませんが、司令官には見えています。',
  },
  resistanceChief: {
    name: 'レジスタンスの首領',
    how: 'スパイの狩人に狙われています。調査されたら、首領だと答えなければなりません。',
  },
  resistanceHunter: {
    name: 'レジスタンスの狩人',
    how: 'スパイの首領を見つけましょう。3回目の成功のとき名乗り出て、一人を告発します。',
  },
  dummyAgent: {
    name: '囮',
    how: '調査されたら、レジスタンスの首領だと答えることもできます。',
  },
  coordinator: {
    name: '調整役',
    how: 'レジスタンスの首領はあなたを知っています。答えは必ず「首領ではない」ですが、スパイの狩人に告発されればスパイの勝利です。',
  },
  pretender: { name: '身代わり', how: 'スパイには深層工作員と見分けがつきません。' },
  spyChief: {
    name: 'スパイの首領',
    how: 'あなたはスパイで、レジスタンスの狩人に狙われています。調査されたら、首領だと答えなければなりません。',
  },
  spyHunter: {
    name: 'スパイの狩人',
    how: 'レジスタンスの首領を見つけましょう。3回目の失敗のとき名乗り出て、一人を告発します。',
  },
  deepAgent: {
    name: '深層工作員',
    how: '仲間を知りません。仲間には、二人のうちどちらがあなたか分かりません。',
  },
  resistanceDefector: {
    name: 'レジスタンスの寝返り者',
    how: '初めはレジスタンスです。転向のたびに陣営が変わり、出せるカードも目標も変わります。',
  },
  spyDefector: {
    name: 'スパイの寝返り者',
    how: '初めはスパイです。スパイはあなたを知っていますが、あなたはスパイを誰も知りません。転向のたびに陣営が変わります。',
  },
} satisfies typeof Cast;

export const cards = {
  success: { name: '成功', how: '「成功」は誰でも出せます。' },
  fail: { name: '失敗', how: '「失敗」を出せるのはスパイだけです。' },
  reverse: { name: '逆転', how: '「逆転」を出せるのは逆転者だけです。' },
  rogueSuccess: { name: '離反の成功', how: '出せるのは、監視されていないレジスタンスの離反者だけです。' },
  chiefFail: { name: '首領の失敗', how: '出せるのはスパイの首領だけです。' },
} satisfies typeof Cards;

export const noFail = {
  spyReverser: '逆転者が出せるのは「成功」と「逆転」で、「失敗」はありません。',
  spyChief: 'この卓では、スパイの首領は「失敗」の代わりに「首領の失敗」を使います。',
} satisfies typeof NoFail;

export const plots = {
  closeEye: { name: '監視者', how: '一度だけ、ほかの人が出したミッションカードを見ます。' },
  strongLeader: { name: '強力なリーダー', how: '一度だけ、リーダーが動く前に代わってリーダーになります。' },
  noConfidence: { name: '不信', how: '一度だけ、承認されたチームを退けます。否認1回と数えます。' },
  opinionMaker: { name: '総意の形成者', how: 'ゲームの間ずっと、ほかの人より先に公開で投票します。' },
  takeResponsibility: { name: '責任者', how: 'すぐに、ほかの人の陰謀カードを1枚取ります。' },
  spotlight: { name: '注目の的', how: '一度だけ、チームのほかの一人にミッションカードを表向きで出させます。' },
  overheard: { name: '立ち聞きされた会話', how: 'すぐに、両隣のどちらかの陣営を知ります。' },
  establishConfidence: { name: '信用の確立', how: 'すぐに、リーダーが選んだ一人に自分の陣営を見せます。' },
  openUp: { name: '情報開示', how: 'すぐに、選んだ一人に自分の陣営を見せます。' },
} satisfies typeof Plots;

export const tokens = {
  inquisitor: '審問官',
  pastInquisitor: '審問官だった人',
  investigator: '調査官',
  watched: '監視中（「離反の成功」は出せません）',
  sergeant: '軍曹',
  steppedOut: '名乗り出た人',
  trapped: 'カードは除外されました',
  swapped: 'カードは差し替えられました',
  spotlit: 'カードを表向きで出します',
  eyed: 'カードは見られました',
} satisfies typeof Tokens;
