import type { thinking as Thinking } from '../en/thinking.ts';
import { people } from './lists.ts';

export const thinking = {
  of: (who: string, names: readonly string[]) => `${who}さんは${people(names)}を考えています`,
  pencilled: '検討中',
  legend: (name: string) => `${name}さんへの印象`,
  head: 'ほかの人への印象',
  how: '自分だけに見えます。この端末の外には出ません。',
  none: '印なし',
  marks: { trust: '信用', unsure: '保留', suspect: '疑い' },
  marked: (mark: string) => `自分の印：${mark}`,
} satisfies typeof Thinking;
