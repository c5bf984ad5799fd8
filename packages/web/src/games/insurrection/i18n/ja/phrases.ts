import type { Phrases } from '../en/phrases.ts';

export const phrases: Phrases = {
  topics: { cards: 'カード', corruption: '善と悪', rivals: 'ほかの人' },
  says: {
    collect: (icon) => `「${icon}」を集めています`,
    leaves: (icon) => `「${icon}」を中央に置きます`,
    leaveIt: 'そのカードは残してください',
    haveIt: 'そのカードは譲ります',
    tooCorrupt: '中央の堕落が多すぎます',
    iTakeMarks: '堕落のカードを取ります',
    takeMarks: (name) => `${name}さん、堕落のカードを取ってください`,
    forGood: '善を目指しています',
    forEvil: '悪を目指しています',
    isForEvil: (name) => `${name}さんは悪を目指しています`,
    leads: (name) => `${name}さんがリードしています`,
    denies: (name) => `${name}さんに必要なカードを残さないでください`,
    sameCards: (name) => `${name}さんと自分は同じカードを狙っています`,
  },
};
