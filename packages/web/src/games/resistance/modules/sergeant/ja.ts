import type { en } from './en.ts';

export const ja = {
  name: '軍曹',
  phrases: { appoint: (name: string) => `${name}さんを軍曹に任命してください` },
  how: 'チームの一人が、ほかの一人のカードを差し替えることができます。',
  about:
    'リーダーはチームを選ぶとき、その中の自分以外の一人を軍曹にします。カードが出そろうと、軍曹は別の一人のカードを差し替えることができます。「成功」は「失敗」に、「失敗」は「成功」になります。軍曹は差し替えたあとのカードを見ます。',
  example: '差し替えたカードが「失敗」だったなら、ミッションは救われます。「成功」だったなら台無しです。',
  asks: {
    'sergeant.appoint': {
      mine: '軍曹を選んでください',
      others: (who: string) => `${who}さんが軍曹を選んでいます`,
      how: '自分以外のチームの一人をタップします。軍曹はほかの人のカードを1枚差し替えることができます。',
      act: (chosen: string) => `${chosen}さんを軍曹にする`,
    },
    'sergeant.order': {
      mine: 'カードを差し替えますか',
      others: (who: string) => `${who}さんは誰かのカードを差し替えることができます`,
      how: '一人をタップします。「成功」は「失敗」に、「失敗」は「成功」になり、あなたはそのカードを見ます。',
      act: (chosen: string) => `${chosen}さんのカードを差し替える`,
    },
  },
  tokens: {
    sergeant: '軍曹',
    swapped: 'カードを差し替えられた人',
  },
  told: {
    named: (who: string) => `このチームの軍曹は${who}さんです。`,
    swapped: (who: string, of: string) => `${who}さんが${of}さんのカードを差し替えました。`,
    passed: (who: string) => `${who}さんはカードをそのままにしました。`,
  },
  problems: {
    sergeantAndCards: '軍曹が差し替えるのは「成功」と「失敗」だけです。逆転者・離反者・狩人とは併用できません。',
  },
} satisfies typeof en;
