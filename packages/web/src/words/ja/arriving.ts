import type { Arriving } from '../en/arriving.ts';

export const arriving = {
  game: (title: string, host: string) => `${title}・ホスト：${host}さん`,
  here: (names: readonly string[], bots: number) =>
    `卓にいる人：${[...names.map((name) => `${name}さん`), ...(bots === 0 ? [] : [`ボット${bots}体`])].join('、')}`,
  nobody: '今は誰もいません。',
  locked: 'ホストがこの卓をロックしています。ホストに頼むか、観戦してください。',
  playing: 'ゲームの途中です。ベンチで観戦し、次のゲームで空きがあれば席に着けます。',
  over: 'ゲームが終わりました。ベンチで待ち、次のゲームで空きがあれば席に着けます。',
  full: '満席です。ベンチで観戦し、空きができたら席に着けます。',
  toBench: 'ベンチに入る',
  lost: '端末をなくした',
  lostHead: '席をこの端末に移す',
  lostHow: '参加したときに表示された20文字の復帰コードで、席がこの端末に移ります。',
  recovery: '復帰コード',
  recoveryProblem: '復帰コードは英字20文字です。IとOは使いません。',
  bring: '席をここに移す',
  writeDown: 'この端末をなくしたときのために',
  recovered: '席はこの端末に移りました。前の復帰コードはもう使えません。',
  newRecovery: '新しい復帰コード',
  showNew: '新しいコードを表示',
  writeDownHow:
    '控えておいてください。端末をなくしても、この文字で席に戻れます。知っている人は誰でもあなたの代わりに遊べます。',
  writtenDown: '控えた',
  showRecovery: '復帰コードを表示',
  copyRecovery: '復帰コードをコピー',
  recoveryCopied: 'コピーしました',
  join: '名前を決めて参加',
  retry: 'もう一度試す',
} satisfies Arriving;
