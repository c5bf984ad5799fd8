import type { Phrases } from '../en/phrases.ts';

export const phrases: Phrases = {
  topics: { places: '場所', objects: '物品', together: 'みんなで' },
  says: {
    goTo: (city) => `${city}へ向かいます`,
    meet: (city) => `${city}で合流しましょう`,
    search: (city) => `${city}で捜索します`,
    recruit: (city) => `${city}で勧誘します`,
    clear: (city) => `${city}の兵士を排除しましょう`,
    threatened: (city) => `軍が${city}に迫っています`,
    base: (city) => `${city}に基地があると思います`,
    need: (item) => `「${item}」が必要です`,
    have: (item) => `「${item}」を持っています`,
    giveMe: (name) => `${name}さん、譲れる物をください`,
    come: (name) => `${name}さん、一緒に来てください`,
    waitForMe: '待っていてください',
    notYet: 'まだ手番を終えないでください',
    done: '行動を終えました',
    help: '助けが必要です',
    timeRunsOut: '時間がありません',
  },
};
