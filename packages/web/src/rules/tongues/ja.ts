import { asKatakana } from '../fold.ts';
import type { Tongue } from './tongue.ts';

const dictionary = new Intl.Segmenter('ja', { granularity: 'word' });

/** Without what is inflected: 勝った and 勝つ are 勝. */
const withoutTail = (word: string): string => word.replace(/(?<=[\p{Script=Han}])\p{Script=Hiragana}+$/u, '');

/** A long sound is written so in no word but one of katakana: りーだー. */
const LONG = /\p{Script=Hiragana}+ー(?:\p{Script=Hiragana}*ー)*/gu;

/** Katakana are one word however a dictionary would cut them. */
const SCRIPTS = /\p{Script=Katakana}[\p{Script=Katakana}ー]*|[^\p{Script=Katakana}]+/gu;

function wordsOf(part: string): readonly string[] {
  return [...dictionary.segment(part)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => withoutTail(segment));
}

export const ja: Tongue = {
  cut: (typed) =>
    (typed.replaceAll(LONG, asKatakana).match(SCRIPTS) ?? [])
      .flatMap((part) => (/^\p{Script=Katakana}/u.test(part) ? [part] : wordsOf(part)))
      // Particles and endings stand by themselves.
      .filter((word) => !/^\p{Script=Hiragana}{1,2}$/u.test(word)),
  stem: (word) => word,
  idle: [
    'カード ルール 回 枚 人 個 目 時 何 誰 場合 とき いつ どう なに だれ どれ なぜ から まで です ます でき できる できない なる なった ない する した される',
  ],
  forms: [
    '1 一',
    '2 二 両',
    '3 三',
    '4 四',
    '5 五',
    '6 六',
    '7 七',
    '8 八',
    '9 九',
    '10 十',
    '投票 票',
    '枚数 枚',
    '人数 人',
    '回数 回',
    '順番 順',
    '得点 点',
    '勝利 勝',
    '敗北 負 敗',
    '全員 みんな',
  ],
  alike: [
    '同数 引き分け 引分 あいこ 同点 同じ タイ',
    '時間 時間切れ 時計 遅い タイマー 制限',
    '過半数 多数決',
    '見る 偵察 のぞく 確認 調べる',
    '否認 拒否 否決 反対 却下',
    '承認 可決 賛成',
    '失敗 サボタージュ',
    '役割 正体 役職',
    '陣営 味方 側',
    '渡す 譲渡 あげる',
    '交換 入れ替え 取り替え すり替え',
    '変える 直す 変更',
    '投票 選ぶ',
    '任意 パス 必ず スキップ',
    '排除 殺す 倒す 攻撃',
    '再開 続ける 一時停止',
    '普通 ふつう',
    '着せる 濡れ衣',
    '山札 デッキ 山',
    '得点 点数 ポイント',
    'マイナス 負',
    '取り消す 戻す やり直す',
    '降参 諦める あきらめる',
    '上限 最大 いっぱい 満杯 入る まで',
    '所持品 持ち物 手荷物 インベントリ',
    'サイコロ ダイス',
    '隣 隣接',
    '手番 ターン',
    '表 めくる 裏返す',
    '空 ない 足りない 切れる',
  ],
};
