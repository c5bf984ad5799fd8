const both = (names: readonly string[]) => names.join('または');
const mixed = (names: readonly string[]) => names.join('＋');

export const terms = {
  flat: (points: number) => `${points}点`,
  each: (points: number, what: string) => `${what}1つにつき${points}点`,
  atMost: (text: string, most: number) => `${text}（最大${most}点）`,
  when: (points: number, condition: string, otherwise: number) =>
    `${condition}なら${points}点、そうでなければ${otherwise}点`,
  collected: (size: number, points: number) => (size === 1 ? `1枚だけなら${points}点` : `${size}枚なら1枚${points}点`),
  collection: (steps: readonly string[]) =>
    `持っている枚数によります。${steps.join('、')}。その先は新しい組を始めます。`,
  counts: {
    iconsInHand: (icons: readonly string[], _count: number) => `手札の${both(icons)}アイコン`,
    iconsInCentre: (icons: readonly string[], _count: number) => `中央に見えている${both(icons)}アイコン`,
    pairsInHand: (icon: string, _count: number) => `手札の${icon}アイコンの2つ組`,
    pairsInCentre: (icon: string, _count: number) => `中央に見えている${icon}アイコンの2つ組`,
    setsInHand: (icons: readonly string[], _count: number) => `手札の「${mixed(icons)}」の組`,
    setsInCentre: (icons: readonly string[], _count: number) => `中央に見えている「${mixed(icons)}」の組`,
    graveyard: (_count: number) => '墓地のカード',
    others: (_count: number) => '手札のほかのカード',
    singles: (_count: number) => '手札に1枚しかないほかのカード',
    othersWith: (icon: string, _count: number) => `${icon}アイコンのある手札のほかのカード`,
    othersWithout: (icon: string, _count: number) => `${icon}アイコンのない手札のほかのカード`,
    leaders: (_count: number) => '手札のリーダー',
  },
  conditions: {
    mostCopies: 'ほかの誰よりも多くこのカードを持っている',
    mostIcons: (icon: string) => `ほかの誰よりも多く${icon}アイコンを持っている`,
    rival: 'ほかの人もこのカードを持っている',
    pawn: 'コマが天守にある',
    atLeast: (count: number, what: string) => `${what}が${count}つ以上ある`,
    atLeastOne: (what: string) => `${what}が1つでもある`,
  },
  found: {
    counted: (count: number, what: string, points: number) => `${what}が${count}、1つにつき${points}点`,
    capped: (text: string, most: number) => `${text}（${most}点まで）`,
    plain: '書かれた点数',
    mostCopies: '誰よりも多く持っている',
    mostIcons: (icon: string) => `${icon}アイコンが誰よりも多い`,
    holds: (condition: string) => `該当：${condition}`,
    fails: (condition: string) => `該当せず：${condition}`,
    collection: (size: number) => (size === 1 ? '組の中で1枚だけ' : `${size}枚組の1枚`),
  },
  example: (found: readonly string[], points: number) => `${found.join('、')}のとき${points}点。`,
  exampleWhen: (points: number, otherwise: number) => `${points}点か${otherwise}点のどちらかで、中間はありません。`,
  exampleFlat: (good: number, evil: number) =>
    good === evil
      ? `何があっても${good}点。`
      : `善が勝てば${good}点、悪が勝てば${evil}点。ほかの手札には左右されません。`,
  exampleSet: (size: number, total: number) =>
    size === 1 ? `1枚だけなら${total}点。` : `${size}枚そろえば合わせて${total}点。`,
  spoken: (name: string, initiative: number, icons: readonly string[]) =>
    [`${name}`, `手番値${initiative}`, ...icons].join('、'),
  iconCount: (count: number, icon: string) => `${icon}${count}つ`,
};

export const icons = { soldier: '兵士', minion: '手下', animal: '獣', corruption: '堕落' };

export const effects = {
  eliminate: { name: '排除', how: 'このカードを出した手番に、中央のカード1枚を墓地へ送れます。' },
  look: { name: '偵察', how: 'このカードを出した手番に、山札の次の1枚を見て、山札の下か中央に置けます。' },
};

export const endEffects = {
  swap: { name: '最後の一手', how: 'ゲーム終了後、得点計算の前に、ほかの手札1枚を中央の1枚と取り替えられます。' },
  gain: (icon: string) => `ゲーム終了後、得点計算の前に、${icon}アイコンのある中央のカード1枚を手札に加えられます。`,
};

export const sites = {
  reveal: (cards: number) => `カードを${cards}枚めくります。`,
  leaders: (cards: number) => `さらにリーダーを${cards}枚めくります。`,
  sweep: {
    marked: 'はじめに、堕落のあるカードはすべて中央から山札の下へ送られます。',
    unmarked: 'はじめに、堕落のないカードはすべて中央から山札の下へ送られます。',
  },
  draw: (cards: number) => `全員が${cards}枚引き、1枚分だけ増えるように残りを公開して山札の下へ戻します。`,
  limit: (marks: number) => `ここでは堕落の印${marks}個で悪が勝ちます。`,
  reversed: '手番値の小さい人から順に手番を行います。',
  plain: '特別なルールはありません。',
  effects: {
    look: { name: '偵察', how: '手番のはじめに、山札の次の1枚を見てもかまいません。' },
    eliminate: { name: '排除', how: '手番のはじめに、中央のカード1枚を排除してもかまいません。' },
    muster: { name: '召集', how: '手番のはじめに、山札からもう1枚めくってもかまいません。' },
    raise: { name: '蘇生', how: '手番のはじめに、墓地のカード1枚を中央に戻してもかまいません。' },
    cleanse: { name: '浄化', how: '手番のはじめに、堕落のある中央のカード1枚を山札の下へ送ってもかまいません。' },
    trade: { name: '取引', how: '手番のはじめに、手札1枚を中央の1枚と取り替えてもかまいません。' },
    swear: { name: '宣誓', how: '手番のはじめに、手札1枚を山札の下へ送り、リーダーを1枚引いてもかまいません。' },
  },
};
