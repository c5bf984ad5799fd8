import type { notes as Notes, script as Script, told as Told } from '../en/told.ts';

const list = (items: readonly string[]): string => items.join('、');
const people = (names: readonly string[]): string => list(names.map((name) => `${name}さん`));

export const told = {
  exposed: (who: string, card: string) => `${who}さんがカードを表向きで出しました：${card}。`,
  noted: '知ったことは役割カードに書かれています。長押しで読めます。',
  turned: (mission: number) => `ミッション${mission}の結果がひっくり返りました。`,
  plot: {
    drawn: (cards: readonly string[]) => `陰謀カードが引かれました：${list(cards)}。`,
    given: (card: string, who: string) => `${who}さんが「${card}」を受け取りました。`,
    taken: (who: string, card: string, from: string) => `${who}さんが${from}さんの「${card}」を取りました。`,
    looked: (card: string, who: string, at: string) => `「${card}」：${who}さんが${at}さんの陣営を知りました。`,
    used: (who: string, card: string) => `${who}さんが「${card}」を使いました。`,
    passed: (who: string, card: string) => `${who}さんは「${card}」を取っておきました。`,
    spotlit: (who: string) => `${who}さんはミッションカードを表向きで出します。`,
    eyed: (who: string, of: string) => `${who}さんが${of}さんのミッションカードを見ました。`,
  },
  inquisitor: {
    given: (who: string) => `最初の審問官は${who}さんです。`,
    looked: (who: string, at: string) => `${who}さんが${at}さんの陣営を知り、トークンを渡しました。`,
  },
  trapper: { trapped: (who: string) => `${who}さんのカードは除外されました。結果には数えません。` },
  rogue: { watched: (who: string) => `このミッションでは${who}さんが監視されます。` },
  sergeant: {
    named: (who: string) => `このチームの軍曹は${who}さんです。`,
    swapped: (who: string, of: string) => `${who}さんが${of}さんのカードを差し替えさせました。`,
    passed: (who: string) => `${who}さんはカードをそのままにしました。`,
  },
  assassin: {
    steppedOut: (who: string) => `${who}さんが名乗り出ました。暗殺者です。`,
    named: (who: string, named: string) => `${who}さんが${named}さんを狙いました。`,
    hit: (named: string) => `${named}さんは司令官でした。`,
    missed: (named: string) => `${named}さんは司令官ではありませんでした。`,
  },
  defector: {
    switched: '忠誠カード：寝返り者の陣営が入れ替わります。',
    stayed: '忠誠カード：変化はありません。',
    drawn: (round: number) =>
      `第${round}ラウンド：忠誠カードが伏せたまま引かれました。中身は寝返り者だけが知っています。`,
    laidOut: (rounds: readonly string[]) => `忠誠カードが公開されました。転向するのは${list(rounds)}です。`,
    laidOutNone: '忠誠カードが公開されました。転向はありません。',
    unveiled: (rounds: readonly string[]) => `転向していたのは${list(rounds)}でした。`,
    unveiledNone: '転向は一度もありませんでした。',
    round: (round: number) => `第${round}ラウンド`,
  },
  hunter: {
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
      `深層工作員の${who}さんが${named}さんに濡れ衣を着せようとしましたが、不発でした。`,
  },
} satisfies typeof Told;

export const notes = {
  head: 'あなたが知っていること',
  commander: (names: readonly string[]) => `スパイ：${people(names)}`,
  allSpies: 'スパイはこれで全員です。',
  hiddenSpies: (count: number) => `あなたに見えないスパイがあと${count}人います。`,
  bodyGuard: (names: readonly string[]) =>
    names.length === 1 ? `司令官：${people(names)}` : `このうち一人が司令官：${people(names)}`,
  spiesOnce: (names: readonly string[]) => `初めにスパイだった人：${people(names)}`,
  spyChiefs: (names: readonly string[]) => `スパイの首領：${people(names)}`,
  resistanceChiefs: (names: readonly string[]) => `レジスタンスの首領：${people(names)}`,
  coordinator: (names: readonly string[]) => `調整役：${people(names)}`,
  deepAgent: (names: readonly string[]) => `深層工作員か身代わり：${people(names)}`,
  defectors: (names: readonly string[]) => `もう一人の寝返り者：${people(names)}`,
  loyal: (round: number, who: string) => `第${round}ラウンド：${who}さんはレジスタンス`,
  spy: (round: number, who: string) => `第${round}ラウンド：${who}さんはスパイ`,
  saw: (mission: number, who: string, card: string) => `ミッション${mission}、${who}さんのカード：${card}`,
  answers: {
    notAChief: (who: string) => `${who}さん：首領ではない`,
    chief: (who: string) => `${who}さん：首領`,
    resistanceChief: (who: string) => `${who}さん：レジスタンスの首領`,
    spyChief: (who: string) => `${who}さん：スパイの首領`,
  },
  chance: (mission: number) => `首領がミッション${mission}を失敗させたので、その場で告発できました。`,
  switched: (round: number) => `第${round}ラウンド：陣営が変わりました。`,
  stayed: (round: number) => `第${round}ラウンド：変化なし。`,
  nowLoyal: '今はレジスタンス側です。',
  nowSpy: '今はスパイ側です。',
} satisfies typeof Notes;

export const script = {
  head: 'スパイの表明',
  close: '全員、目を閉じてください。',
  shut: '目を閉じてください。',
  spies: 'スパイは目を開け、互いを確かめてください。',
  spy: 'スパイは目を開け、見てください。',
  blindSpy: '孤独なスパイは目を閉じたままです。',
  rogue: '離反者は目を閉じたままです。',
  spyDefector: 'スパイの寝返り者は目を閉じたまま、親指を立ててください。',
  deepAgentShut: '深層工作員は目を閉じたままです。',
  commander: 'スパイは目を閉じたまま、親指を立ててください。司令官は目を開けてください。',
  deepCover: '潜伏スパイは親指を立てません。',
  rogueHidden: '離反者は親指を立てません。',
  bodyGuard: '司令官は親指を立ててください。護衛は目を開けてください。',
  falseCommander: '偽の司令官も親指を立ててください。',
  spyChief: 'スパイはもう一度見てください。スパイの首領が親指を立てます。',
  spyChiefs: 'スパイはもう一度見てください。スパイの首領が親指を立てます。',
  resistanceChiefs: 'レジスタンスの首領は目を開け、互いを確かめてください。',
  coordinator: '調整役は親指を立ててください。レジスタンスの首領は見てください。',
  coordinatorToOne: '調整役は親指を立ててください。レジスタンスの首領は目を開けてください。',
  deepAgent: '深層工作員と身代わりは親指を立ててください。スパイは見てください。本物の深層工作員は二人のうち一人です。',
  defectors: '寝返り者は目を開け、互いを確かめてください。',
  none: 'スパイの表明はありません。スパイは互いを知らないままです。',
  open: '全員、目を開けてください。',
} satisfies typeof Script;
