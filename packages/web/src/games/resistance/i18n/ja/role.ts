import type { RoleWords } from '../../../../session/role-words.ts';

export const role: RoleWords = {
  head: 'あなたのカード',
  how: '押さえている間だけカードが見えます。',
  others: 'ほかの人に見られないようにしてください。',
  label: 'あなたのカード',
  holdLong: '押さえてカードを見る',
  release: '離すと隠れます',
  speak: 'カードを聞く',
  speakWarn: 'カードの内容を読み上げます。',
  hush: 'イヤホンを使うか、ほかの人に聞こえないようにしてください。',
  speakNow: '読み上げる',
  watching: 'プレイヤーが自分のカードを確かめています。',
  screen: 'カードはスマホにあります。押さえて確かめたら「準備できた」をタップしてください。',
};
