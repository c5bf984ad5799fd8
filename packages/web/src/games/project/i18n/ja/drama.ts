import type { GameWords } from '../en.ts';

const each = (speed: number) => `軍の1行動ごとに兵士${speed}人が来ます。`;

export const clock: GameWords['clock'] = {
  until: {
    plenty: (speed) => `で速度${speed}に`,
    third: (speed) => `で侵攻が速度${speed}に`,
    minute: (speed) => `残り1分で速度${speed}に`,
    seconds: (speed) => `まもなく侵攻が速度${speed}に`,
  },
  begins: {
    third: (speed) => `残り時間は3分の1です。その後は${each(speed)}`,
    minute: (speed) => `最後の1分です。その後は${each(speed)}`,
    seconds: (speed) => `残り10秒です。その後は${each(speed)}`,
  },
  struck: '時間切れ',
  seen: '了解',
};

export const found: GameWords['found'] = {
  located: '基地発見',
  sabotaged: '基地破壊',
  fuse: '導火線に点火',
  tokens: (who) => `英雄トークン：${who}`,
  drew: (who, cards) => `${who}が引いたカード：${cards}。`,
};

export const risk: GameWords['risk'] = {
  head: '軍の次の動き',
  none: 'まだ誰も行動していないので、軍は動きません。1行動するたびに、軍も1回行動します。',
  now: (actions, speed) => `ここで全員が終えると、軍は${actions}回行動し、毎回兵士${speed}人が来ます。`,
  skips: (count) => `うち${count}回は休みです。`,
  first: '次の行動（サイコロの目による）：',
  known: '次のサイコロは決まっています：',
  share: (throws, of) => `${of}分の${throws}`,
  certain: '確実',
  comes: (count) => `兵士${count}人`,
  spills: (count, cities) => `兵士${count}人、${cities}へあふれる`,
  falls: (blacks) => `陥落、精鋭兵${blacks}人`,
  ends: 'ゲームは敗北',
  spared: (throws, of) => `${of}分の${throws}：誰も来ない`,
  brief: (actions, speed) => (actions === 0 ? `軍：まだなし、1行動に兵士${speed}人` : `軍：${actions}回、各${speed}人`),
  mayFall: (cities) => `${cities}都市が陥落しうる`,
  mayEnd: '敗北の恐れあり',
  here: (share) => `軍が来る確率：${share}`,
  percent: '次の行動で軍がそこに来る確率',
  rings: { comes: '兵士が来る', spills: '隣へあふれる', falls: '陥落する' },
};

export const undo: GameWords['undo'] = {
  button: '取り消す',
  label: (action) => `取り消す：${action}`,
};
