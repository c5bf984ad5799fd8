const list = (items: readonly string[]) => items.join('、');
const people = (names: readonly string[]) => list(names.map((name) => `${name}さん`));

export const log = {
  began: (first: string, path: readonly string[]) =>
    `道が決まりました：${path.join('―')}。スタートプレイヤーは${first}さんです。`,
  dealt: '民3枚とリーダー2枚が配られました。リーダーは1枚を残します。',
  kept: '全員がリーダーを残しました。',
  advanced: (round: number, place: string) => `第${round}ラウンド：${place}。`,
  swept: (cards: readonly string[]) => `山札の下へ：${list(cards)}。`,
  turnedUp: (cards: readonly string[]) => `めくられたカード：${list(cards)}。`,
  noneTurnedUp: 'めくるカードがありませんでした。',
  drawn: (each: number) => `全員が${each}枚引きました。`,
  undrawn: '人数分のカードがないため、誰も引きません。',
  discarded: (name: string, card: string) => `${name}さんは「${card}」を手放しました。`,
  played: (plays: readonly string[]) => `一斉に公開：${plays.join('、')}。`,
  play: (name: string, card: string, initiative: number) => `${name}さん「${card}」（${initiative}）`,
  eliminated: (name: string, card: string) => `${name}さんは「${card}」を排除しました。`,
  looked: (name: string) => `${name}さんは次の1枚を見ました。`,
  putUnder: (name: string) => `${name}さんはそれを山札の下に置きました。`,
  putCentre: (name: string, card: string) => `${name}さんは「${card}」を中央に置きました。`,
  mustered: (name: string, card: string) => `${name}さんは「${card}」をめくりました。`,
  raised: (name: string, card: string) => `${name}さんは「${card}」を墓地から戻しました。`,
  cleansed: (name: string, card: string) => `${name}さんは「${card}」を山札の下へ送りました。`,
  traded: (name: string, give: string, take: string) => `${name}さんは「${give}」を「${take}」と交換しました。`,
  swore: (name: string, card: string) => `${name}さんは「${card}」を手放し、リーダーを引きました。`,
  took: (name: string, take: string, leave: string) => `${name}さんは「${take}」を取り、「${leave}」を残しました。`,
  tookBack: (name: string, card: string) =>
    `${name}さんは「${card}」を取り戻しました。ほかのカードでは印が足りなくなるためです。`,
  corrupted: (marks: number) => `印が${marks}個。悪の勝利です。ラウンドの残りを続けます。`,
  ended: { good: '居城は落ちました。善の勝利です。', evil: 'クリスティンは玉座を守りました。悪の勝利です。' },
  swapped: (name: string, by: string, give: string, take: string) =>
    `「${by}」：${name}さんは「${give}」を「${take}」と交換しました。`,
  gained: (name: string, by: string, card: string) => `「${by}」：${name}さんは「${card}」を加えました。`,
  unused: (name: string, by: string) => `${name}さんは「${by}」を使いませんでした。`,
  scored: (scores: readonly string[]) => `得点：${scores.join('、')}。`,
  score: (name: string, points: number) => `${name}さん${points}点`,
  won: (names: readonly string[]) =>
    names.length === 1 ? `${people(names)}の勝ちです。` : `${people(names)}が勝ちを分け合いました。`,
  drew: 'カードを引きました。',
  saw: '次の1枚を見ました。',
};

export const reveal = {
  round: (round: number) => `第${round}ラウンド`,
  turnedUp: 'めくられたカード',
  together: '一斉に公開',
  order: 'この順番で',
  first: (name: string) => `${name}さんの手番から`,
  evil: '悪の勝利',
  evilHow: (marks: number) => `中央の印は${marks}個。手番がまだの人は、印を十分残さなければなりません。`,
  evilNow: (marks: number) => `中央の印は${marks}個。行軍はここで終わります。`,
  ending: { good: '居城は落ちた', evil: '王冠は揺るがず' },
  endingHow: { good: '手札を公開し、善の点数で数えます。', evil: '手札を公開し、悪の点数で数えます。' },
};

/** Where a card comes from and goes to, below it. */
export const spots = {
  centre: '中央',
  hand: '手札',
  graveyard: '墓地',
  people: '山札',
  leaders: 'リーダーの山札',
};
