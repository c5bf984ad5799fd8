const people = (names: readonly string[]): string => names.map((name) => `${name}さん`).join('、');

export const late = {
  how: '時間切れのときは、リーダーは自分から時計回りに並ぶ人を選び、投票は承認、ミッションカードは成功になります。そのほかは次の人を選ぶか、パスになります。投票が時間切れになった人は全員に表示されます。',
  stamp: '時間切れ',
  vote: (names: readonly string[]) => `${people(names)}は時間切れ：承認として数えます。`,
  team: (names: readonly string[]) => `${people(names)}は時間切れ：リーダーと続く席の人のチームになります。`,
  card: (names: readonly string[]) => `${people(names)}は時間切れ：ミッションカードは成功になります。`,
  cards: '時間切れ：足りないミッションカードは成功として数えます。',
};
