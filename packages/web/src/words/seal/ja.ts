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
  putBack: (names: readonly string[], isHost: boolean) =>
    `カードは配られませんでした。この卓のデータが前の状態に戻されています。${called(names)}の端末は、これより後の配札か、席や設定の違う同じ配札に加わっていました。配札の回数はその続きから数えます。${isHost ? 'もう一度始めてください。' : ''}`,
  declines:
    'この端末はこの配札に加わりません。この卓のもっと後の配札か、内容の違う同じ配札を知っています。両方とも残しておきます。',
  checking: '配札を確かめています…',
  failed: '対戦記録を取得できず、配札をまだ確かめていません。',
  retry: 'もう一度確かめる',
  more: 'この配札について',
} satisfies SealWords;
