import type { en } from './en.ts';

export const ja = {
  name: '軍曹',
  how: 'チームの一人が、誰かのカードを差し替えさせることができます。',
  about:
    'リーダーはチームを選ぶとき、ほかの一人を軍曹にします。カードが出そろうと、軍曹は別の一人にカードを差し替えさせることができます。「成功」は「失敗」に、「失敗」は「成功」になります。軍曹は差し替えたあとのカードを見ます。',
  example: '差し替えさせたカードが「失敗」だったなら、ミッションは救われます。「成功」だったなら台無しです。',
  asks: {
    'sergeant.appoint': {
      mine: '軍曹を選んでください',
      others: (who: string) => `${who}さんが軍曹を選んでいます`,
      how: 'チームのほかの一人をタップします。軍曹は誰かのカードを1枚差し替えさせることができます。',
      act: (chosen: string) => `${chosen}さんを軍曹にする`,
    },
    'sergeant.order': {
      mine: 'カードを差し替えさせますか',
      others: (who: string) => `${who}さんは誰かのカードを差し替えさせることができます`,
      how: '一人をタップします。「成功」は「失敗」に、「失敗」は「成功」になり、あなたはそのカードを見ます。',
      act: (chosen: string) => `${chosen}さんのカードを差し替えさせる`,
    },
  },
  tokens: {
    sergeant: '軍曹',
    swapped: 'カードは差し替えられました',
  },
  told: {
    named: (who: string) => `このチームの軍曹は${who}さんです。`,
    swapped: (who: string, of: string) => `${who}さんが${of}さんのカードを差し替えさせました。`,
    passed: (who: string) => `${who}さんはカードをそのままにしました。`,
  },
  problems: {
    sergeantAndCards: '軍曹は「成功」と「失敗」を差し替えさせます。逆転者・離反者・狩人とは併用できません。',
  },
} satisfies typeof en;
