import type { en } from './en.ts';

export const ja = {
  name: '罠師',
  phrases: { trap: (name: string) => `${name}さんのカードを罠にかけてください` },
  how: 'チームが1人増え、リーダーがカードを1枚除外します。',
  about:
    'どのチームも1人多くなります。カードが出そろうと、リーダーは1枚を見て除外します。そのカードは数えません。誰のカードかは全員に分かり、中身はリーダーだけが知ります。',
  example: 'リーダーは1枚を除外し、「失敗」だったと言い張ります。残りはいつものように表にします。',
  asks: {
    'trapper.trap': {
      mine: 'カードを1枚除外してください',
      others: (who: string) => `${who}さんがカードを除外します`,
      how: 'チームの一人をタップします。カードを見るのはあなただけで、結果には数えません。',
      act: (chosen: string) => `${chosen}さんのカードを除外する`,
    },
  },
  tokens: {
    trapped: 'カードを除外された人',
  },
  told: { trapped: (who: string) => `${who}さんのカードは除外されました。結果には数えません。` },
  aside: (who: string) => `${who}さんのカードは除外し、数えません。`,
} satisfies typeof en;
