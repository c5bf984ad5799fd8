import type { mixing as Mixing } from '../en/mixing.ts';

export const mixing = {
  head: 'モジュール',
  presets: 'おすすめの組み合わせ',
  preset: {
    base: '基本',
    edition2020: '2020年版＋審問官',
    plot: '深まる陰謀',
    assassin: '暗殺者',
    hunter: '狩人',
    agenda: '秘密だらけ',
  },
  add: (names: readonly string[]) => `直す：${names.join('、')}を加える`,
  drop: (names: readonly string[]) => `直す：${names.join('、')}を外す`,
  many: '一度に使うには多めです。初めての方は一つずつ覚えるのがおすすめです。',
  more: '遊び方',
} satisfies typeof Mixing;
