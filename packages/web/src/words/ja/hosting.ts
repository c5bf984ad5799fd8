import type { Hosting } from '../en/hosting.ts';

const called = (names: readonly string[]) => names.map((name) => `${name}さん`).join('、');

export const hosting = {
  awayHead: 'まだそろっていません',
  away: (names: readonly string[]) => `${called(names)}は離席中です。`,
  awayHow: '今始めると、離席中の人はこのゲームをベンチで観戦します。',
  without: 'そのまま始める',
  withoutBots: (bots: number) => `ボットを${bots}体加えて始める`,
  wait: '待つ',
  waitsFor: (names: readonly string[], host: string) =>
    `${called(names)}は離席中です。${host}さんは待つことも、そのまま始めることもできます。`,
  hostAway: (host: string) => `ホストの${host}さんは離席中です。しばらくすると別の人がホストになります。`,
  tries: (host: string) => `${host}さんが組み合わせを試しています。このままでは始められません。`,
  rules: 'この卓の決まり',
  hostOnly: (host: string) => `変えられるのはホストの${host}さんだけです。`,
  sum: {
    clock: '持ち時間あり',
    noClock: '持ち時間なし',
    standIns: '離席中はボットが代役',
    noStandIns: '離席中の代役なし',
    locked: 'ロック中',
    shuffle: '席順はくじ',
  },
  lock: '卓をロックする',
  lockHow: '新しい人は参加できません。席のある人は戻ってこられます。',
  shuffle: '席順をくじで決める',
  shuffleHow: 'ゲームのたびに席順が変わります。',
  standIns: 'ボットの代役',
  standInsHow: 'ゲーム中に長く離席した人は、戻るまでボットが代わりに続けます。',
  clocks: '持ち時間',
  alone: '一人で決めるとき',
  together: '何人かで決めるとき',
  talk: '話し合いの時間',
  talkHow: '誰かが全員のために決める前に話し合います。決める時間はそのあとに始まります。',
  talkNeeds: '「一人で決めるとき」に時間を設けると使えます。',
  moreTime: '決める人は、同じ長さの延長を1ゲームに3回まで使えます。',
  switchGame: 'ゲームを替える',
  switchHow:
    '設定は新しいゲームの標準に戻ります。席が減るときは、まずボットが抜け、次に後から来た人がベンチに移ります。',
  switchTo: '替える',
  close: '卓を閉じる',
  closeSure: 'この卓を閉じますか。全員が退席し、もう戻れません。',
  keeps: (host: string) => `${host}さんが戻るまでのホストです。卓を閉じられるのは${host}さんだけです。`,
  callHost: '別のホストを求める',
  callHostHow: 'ほかの人に尋ねます。誰が求めたか、誰が賛成したかは、誰にも知らされません。',
  leaveSure: 'この卓を離れますか。あとでまた参加できます。',
} satisfies Hosting;
