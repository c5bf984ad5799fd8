const both = (names: readonly string[]) => names.join('または');
const mixed = (names: readonly string[]) => names.join('＋');

/** What such things are counted by. */
function unit(what: string): string {
  if (/(?:カード|手札|リーダー)$/.test(what)) return '枚';
  if (/(?:ペア|セット)$/.test(what)) return '組';
  return what.endsWith('アイコン') ? '個' : 'つ';
}

export const terms = {
  flat: (points: number) => `${points}点`,
  each: (points: number, what: string) => `${what}1${unit(what)}につき${points}点`,
  /** On the card itself, where there is room for little. */
  either: (low: string, high: string) => `${low}か${high}`,
  atMost: (text: string, most: number) => `${text}（最大${most}点）`,
  when: (points: number, condition: string, otherwise: number) =>
    `${condition}なら${points}点、そうでなければ${otherwise}点`,
  collected: (size: number, points: number) => (size === 1 ? `1枚だけなら${points}点` : `${size}枚なら各${points}点`),
  collection: (steps: readonly string[]) =>
    `持っている枚数で決まります。${steps.join('、')}。それを超えた分は、また1枚目から数えます。`,
  counts: {
    iconsInHand: (icons: readonly string[], _count: number) => `手札の${both(icons)}アイコン`,
    iconsInCentre: (icons: readonly string[], _count: number) => `中央に見えている${both(icons)}アイコン`,
    pairsInHand: (icon: string, _count: number) => `手札の${icon}アイコンのペア`,
    pairsInCentre: (icon: string, _count: number) => `中央に見えている${icon}アイコンのペア`,
    setsInHand: (icons: readonly string[], _count: number) => `手札の「${mixed(icons)}」のセット`,
    setsInCentre: (icons: readonly string[], _count: number) => `中央に見えている「${mixed(icons)}」のセット`,
    graveyard: (_count: number) => '墓地のカード',
    others: (_count: number) => 'ほかの手札',
    singles: (_count: number) => 'ほかの手札のうち同名のないカード',
    othersWith: (icon: string, _count: number) => `${icon}アイコンのあるほかの手札`,
    othersWithout: (icon: string, _count: number) => `${icon}アイコンのないほかの手札`,
    leaders: (_count: number) => '手札のリーダー',
  },
  conditions: {
    mostCopies: 'このカードを誰よりも多く持っている',
    mostIcons: (icon: string) => `${icon}アイコンを誰よりも多く持っている`,
    rival: 'ほかの人もこのカードを持っている',
    pawn: 'コマが居城にある',
    atLeast: (count: number, what: string) => `${what}が${count}${unit(what)}以上ある`,
    atLeastOne: (what: string) => `${what}が1${unit(what)}でもある`,
  },
  found: {
    counted: (count: number, what: string, points: number) =>
      `${what}が${count}${unit(what)}、1${unit(what)}につき${points}点`,
    capped: (text: string, most: number) => `${text}（${most}点まで）`,
    plain: 'カードの点数',
    mostCopies: '誰よりも多く持っている',
    mostIcons: (icon: string) => `${icon}アイコンが誰よりも多い`,
    holds: (condition: string) => `該当：${condition}`,
    fails: (condition: string) => `該当せず：${condition}`,
    collection: (size: number) => (size === 1 ? '1枚だけ' : `${size}枚組の1枚`),
  },
  example: (found: readonly string[], points: number) => `${found.join('、')}のとき${points}点。`,
  exampleWhen: (points: number, otherwise: number) => `${points}点か${otherwise}点のどちらかで、中間はありません。`,
  exampleFlat: (good: number, evil: number) =>
    good === evil ? `いつでも${good}点。` : `善が勝てば${good}点、悪が勝てば${evil}点。ほかの手札には左右されません。`,
  exampleSet: (size: number, total: number) =>
    size === 1 ? `1枚だけなら${total}点。` : `${size}枚そろえば合わせて${total}点。`,
  spoken: (name: string, initiative: number, icons: readonly string[]) =>
    [`${name}`, `イニシアチブ${initiative}`, ...icons].join('、'),
  iconCount: (count: number, icon: string) => `${icon}${count}${unit(icon)}`,
  borne: {
    soldier: (count: number) => `兵士${count}個`,
    minion: (count: number) => `手下${count}個`,
    animal: (count: number) => `獣${count}個`,
    corruption: (count: number) => `堕落${count}個`,
  },
};

export const icons = { soldier: '兵士', minion: '手下', animal: '獣', corruption: '堕落' };

export const effects = {
  eliminate: { name: '排除', how: 'このカードを出した手番に、中央のカード1枚を墓地へ送れます。' },
  look: { name: '偵察', how: 'このカードを出した手番に、山札の次の1枚を見て、山札の下か中央に置けます。' },
};

export const endEffects = {
  swap: {
    name: '最後の一手',
    how: 'ゲーム終了後、得点計算の前に、ほかの手札1枚を中央の1枚と交換できます。',
  },
  gain: (icon: string) => `ゲーム終了後、得点計算の前に、${icon}アイコンのある中央のカード1枚を手札に加えられます。`,
};

export const sites = {
  reveal: (cards: number) => `カードを${cards}枚めくります。`,
  leaders: (cards: number) => `リーダーも${cards}枚めくります。`,
  sweep: {
    marked: 'まず、堕落のある中央のカードをすべて山札の下へ送ります。',
    unmarked: 'まず、堕落のない中央のカードをすべて山札の下へ送ります。',
  },
  everybody: '全員が1枚引きます。',
  draw: (cards: number) => `全員が${cards}枚引いてから、手札${cards - 1}枚を公開して山札の下へ戻します。`,
  limit: (marks: number) => `ここでは堕落の印が${marks}個になると悪の勝利です。`,
  reversed: 'イニシアチブの低い人から順に手番を行います。',
  plain: '特別なルールはありません。',
  effects: {
    look: { name: '偵察', how: '手番の初めに、山札の次の1枚を見て、山札の下か中央に置けます。' },
    eliminate: { name: '排除', how: '手番の初めに、中央のカード1枚を排除できます。' },
    muster: { name: '召集', how: '手番の初めに、山札からもう1枚めくれます。' },
    raise: { name: '蘇生', how: '手番の初めに、墓地のカード1枚を中央に戻せます。' },
    cleanse: { name: '浄化', how: '手番の初めに、堕落のある中央のカード1枚を元の山札の下へ送れます。' },
    trade: { name: '取引', how: '手番の初めに、手札1枚を中央の1枚と交換できます。' },
    swear: { name: '宣誓', how: '手番の初めに、手札1枚を元の山札の下へ送り、リーダーを1枚引けます。' },
  },
};
