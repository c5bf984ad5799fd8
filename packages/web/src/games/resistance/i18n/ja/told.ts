import type { notes as Notes, script as Script, told as Told } from '../en/told.ts';
import { people } from './lists.ts';

export const told = {
  exposed: (who: string, card: string) => `${who}さんがカードを表向きで出しました：${card}。`,
  noted: '知ったことは役割カードに書かれています。長押しで読めます。',
  turned: (mission: number) => `ミッション${mission}の結果がひっくり返りました。`,
  seen: '見たことは役割カードに書かれています。長押しで読めます。',
} satisfies typeof Told;

export const notes = {
  head: 'あなたが知っていること',
  spiesOnce: (names: readonly string[]) => `初めにスパイだった人：${people(names)}`,
  loyal: (round: number, who: string) => `第${round}ラウンド：${who}さんはレジスタンス`,
  spy: (round: number, who: string) => `第${round}ラウンド：${who}さんはスパイ`,
  saw: (mission: number, who: string, card: string) => `ミッション${mission}、${who}さんのカード：${card}`,
} satisfies typeof Notes;

export const script = {
  close: '全員、目を閉じてください。',
  shut: '目を閉じてください。',
  spies: 'スパイは目を開け、互いを確かめてください。',
  spy: 'スパイは目を開けて見てください。',
  none: 'スパイの表明はありません。スパイは互いを知らないままです。',
  open: '全員、目を開けてください。',
} satisfies typeof Script;
