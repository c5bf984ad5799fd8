import type { BasePhrases, PhraseTopics } from '../phrase-words.ts';

const called = (names: readonly string[]) => names.map((name) => `${name}さん`).join('、');

export const topics: PhraseTopics = {
  people: '人物',
  team: 'チーム',
  vote: '投票',
  mission: 'ミッション',
  powers: '能力',
};

export const phrases: BasePhrases = {
  trust: (name) => `${name}さんを信じます`,
  suspect: (name) => `${name}さんを疑っています`,
  isResistance: (name) => `${name}さんはレジスタンスです`,
  isSpy: (name) => `${name}さんはスパイです`,
  spyAmong: (names) => `${called(names)}の中にスパイがいます`,
  iAmResistance: '自分はレジスタンスです',
  takeMe: '自分をチームに入れてください',
  take: (name) => `${name}さんをチームに入れてください`,
  leaveOut: (name) => `${name}さんは外してください`,
  sameTeam: '同じチームで行きましょう',
  newTeam: '別のチームを試しましょう',
  willApprove: '承認します',
  willReject: '否認します',
  approve: 'このチームを承認しましょう',
  reject: 'このチームを否認しましょう',
  whyApproved: (name) => `${name}さん、なぜ承認したのですか`,
  whyRejected: (name) => `${name}さん、なぜ否認したのですか`,
  notMine: '失敗を出したのは自分ではありません',
  meOr: (name) => `${name}さんか自分ですが、自分ではありません`,
  clean: '自分は成功を出しました',
  sawResistance: (name) => `${name}さんを確かめました。レジスタンスです`,
  sawSpy: (name) => `${name}さんを確かめました。スパイです`,
  lookAt: (name) => `${name}さんを確かめてください`,
};
