import type { cards as Cards, characters as Characters } from '../en/cast.ts';

export const characters = {
  resistance: {
    name: 'レジスタンス',
    how: 'ミッションを3回成功させましょう。誰がスパイかは分かりません。',
    example: '自分が行かなかったミッション2が失敗しました。行った3人の誰かが嘘をついています。次の投票の手がかりです。',
  },
  spy: {
    name: 'スパイ',
    how: '見破られずに、ミッションを3回失敗させましょう。',
    example: '最初のミッションでは「成功」を出して信用を得て、ここぞというときに「失敗」を出します。',
  },
} satisfies typeof Characters;

export const cards = {
  success: { name: '成功', how: '「成功」は誰でも出せます。' },
  fail: { name: '失敗', how: '「失敗」を出せるのはスパイだけです。' },
} satisfies typeof Cards;
