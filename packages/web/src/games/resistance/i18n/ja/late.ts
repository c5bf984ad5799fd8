import { type Late, ranOut } from '../../../../words/ran-out.ts';

const who = ranOut.ja;

export const late = {
  how: '時間切れのときは、リーダーは自分から時計回りに並ぶ人を選び、投票は承認、ミッションカードは「成功」になります。そのほかは、選べる最初の人を選ぶか、パスになります。投票が時間切れになった人は全員に表示されます。',
  stamp: '時間切れ',
  vote: (those: Late) => `${who(those)}：承認として数えます。`,
  team: (those: Late) => `${who(those)}：リーダーと、時計回りに続く人のチームになります。`,
  card: (those: Late) => `${who(those)}：ミッションカードは「成功」になります。`,
  cards: '時間切れ：足りないミッションカードは「成功」として数えます。',
};
