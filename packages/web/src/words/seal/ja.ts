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
  whole: 'この端末が配札を確かめました。誰に何が配られるかは、誰にも選べませんでした。',
  later:
    '配札とその後の引きは、すべて対戦記録と合っています。この端末は封印のときにいなかったため、封印については確かめられません。',
  former:
    '配札とその後の引きは、すべて対戦記録と合っています。このゲームは、端末が配札に加わる前の方式で配られました。',
  doubtful: 'この配札には、合わないところがあります。',
  failed: '対戦記録を取得できず、配札をまだ確かめていません。',
  retry: 'もう一度確かめる',
  more: 'この配札について',
  doubts: {
    record: '対戦記録を読めません。',
    seal: 'サーバーのシードが封印と合いません。',
    salts: 'ある端末のソルトが、先に出した指紋と合いません。',
    parts: '配札の材料が、実際に使われたものと合いません。',
    deal: 'カードが、シードとソルトから決まるものと違います。',
    draws: 'その後の引きや手が、配札から続いていません。',
    shown: 'サーバーの封印が、ゲームの前にこの端末が受け取ったものと違います。',
    hashes: '指紋の一覧が、この端末がソルトを開く前に受け取ったものと違います。',
    own: 'この端末のソルトが、配札に使われていません。',
    seating: '席順が、封印のときにこの端末が見たものと違います。',
    options: '設定が、封印のときにこの端末が見たものと違います。',
    attempt: 'この端末が加わった回の配札ではありません。',
    told: '対戦記録のこの席の内容が、ゲーム中にこの端末が知らされたものと違います。',
  },
} satisfies SealWords;
