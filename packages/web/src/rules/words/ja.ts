import type { RulesWords } from './en.ts';

export const ja: RulesWords = {
  title: 'ルール',
  lead: 'すべてのゲームのルールを、独自の言葉でまとめました。番号は変わることがありません。',
  of: (game) => `「${game}」のルール`,
  search: 'ルールを検索',
  hint: (number) => `言葉か番号（${number}など）`,
  clear: '検索を消す',
  found: (count) => `${count}件のルールが見つかりました`,
  near: (count) => `すべてを含むルールはありません。近いものが${count}件あります`,
  none: '見つかりません。言葉を減らすか、短くしてみてください。',
  contents: '目次',
  idle: 'この卓では使わないルール',
  idleHow: 'この卓の組み合わせに入っていないものです。',
  all: 'すべてのルール',
  table: (number) => `ルール${number}の表`,
  otherGames: 'ほかのゲーム',
};
