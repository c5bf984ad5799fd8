import type { RoleWords } from '../../../../session/role-words.ts';

export const role: RoleWords = {
  head: '率いるリーダー',
  how: '押さえている間、自分が率いる人物が見えます。',
  others: '秘密ではありません。みんなに見せてかまいません。',
  label: '率いるリーダー',
  holdLong: '押さえて率いる人物を見る',
  release: '離すと先へ進めます',
  speak: '率いる人物を聞く',
  speakWarn: '内容を読み上げます。',
  speakNow: '読み上げる',
  watching: 'プレイヤーが自分の率いる人物を確かめています。',
  screen: '率いる人物はスマホに出ています。押さえて確かめたら「準備できた」をタップしてください。',
};
