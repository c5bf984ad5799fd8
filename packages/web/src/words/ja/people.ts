import type { People } from '../en/people.ts';

export const people = {
  bench: 'ベンチ',
  watch: 'ベンチで観戦する',
  sit: '席に着く',
  giveSeat: '席に着かせる',
  sendToBench: 'ベンチに移す',
  onBench: 'ベンチにいます。席に着くまでは観戦です。',
  onBenchFull: 'ベンチにいます。今は満席です。',
  mute: 'チャットを止める',
  unmute: 'チャットを再び許す',
  muted: 'チャット停止中',
  youAreMuted: 'ホストがあなたのチャットを止めています。',
  youAreSilent: 'あなたはこのゲームのカードを見ています。チャットとリアクションは、ゲームが終わってから使えます。',
  kickSure: (name: string) =>
    `${name}さんを退席させますか。自分では戻れなくなります。次のゲームの前なら、ホストがまた入れられます。`,
  removed: '退席させた人',
  readmit: 'また入れる',
  readmitName: (name: string) => `${name}さんをまた入れる`,
  mutedNow: 'ホストがあなたのチャットを止めました。',
  unmutedNow: 'またチャットに書き込めます。',
  wins: (wins: number) => `${wins}勝`,
  lastGame: '前回のゲーム',
  lastWon: (names: readonly string[]) => `勝者：${names.map((name) => `${name}さん`).join('、')}`,
  lastLost: '勝者なし',
  lastOff: '中止',
  chat: 'チャットを開く',
} satisfies People;
