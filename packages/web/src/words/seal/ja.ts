import { speech } from '../speech.ts';
import type { SealWords } from './en.ts';

const { list } = speech('ja');
const called = (names: readonly string[]): string => list(names.map((name) => `${name}さん`));

export const seal = {
  sealing: '配札を封印しています…',
  unsealed: (names: readonly string[], isHost: boolean) =>
    names.length === 0
      ? `カードは配られませんでした。卓が途中で途切れました。${isHost ? 'もう一度始めてください。' : ''}`
      : `カードは配られませんでした。${called(names)}の端末から応答がありません。${isHost ? 'もう一度始めるか、先にベンチへ移してください。' : ''}`,
  checking: '配札を確かめています…',
  failed: '対戦記録を取得できず、配札をまだ確かめていません。',
  retry: 'もう一度確かめる',
  more: 'この配札について',
} satisfies SealWords;
