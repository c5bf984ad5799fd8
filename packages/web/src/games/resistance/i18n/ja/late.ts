const people = (names: readonly string[]): string => names.map((name) => `${name}さん`).join('、');

export const late = {
  how: '時間切れのときは、リーダーは自分から時計回りに並ぶ人を選び、投票は承認、ミッションカードは「成功」になります。そのほかは、選べる最初の人を選ぶか、パスになります。投票が時間切れになった人は全員に表示されます。',
  stamp: '時間切れ',
  vote: (names: readonly string[]) => `${people(names)}は時間切れ：承認として数えます。`,
  team: (names: readonly string[]) => `${people(names)}は時間切れ：リーダーと、時計回りに続く人のチームになります。`,
  card: (names: readonly string[]) => `${people(names)}は時間切れ：ミッションカードは「成功」になります。`,
  cards: '時間切れ：足りないミッションカードは「成功」として数えます。',
};
