import type { RoleWords } from '../../../../session/role-words.ts';

export const role: RoleWords = {
  head: 'あなたの手札',
  how: '押さえている間だけ手札が見えます。',
  others: 'ほかの人には見せません。',
  label: 'あなたの手札',
  holdLong: '押さえて手札を見る',
  release: '離すと隠れます',
  speak: '手札を聞く',
  speakWarn: '手札を読み上げます。',
  hush: 'イヤホンを使うか、ほかの人に聞こえないようにしてください。',
  speakNow: '読み上げる',
  watching: 'プレイヤーが自分の手札を確かめています。',
  screen: '手札はスマホにあります。押さえて確かめたら「準備できた」をタップしてください。',
};
