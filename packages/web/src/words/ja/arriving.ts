import type { Arriving } from '../en/arriving.ts';

export const arriving = {
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
} satisfies Arriving;
