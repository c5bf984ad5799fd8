import { HOUSE_BOX } from '@reseau/games/project';
import type { GameWords } from '../en.ts';

export const skills: GameWords['skills'] = {
  communication: { name: '交渉', short: '交' },
  military: { name: '軍事', short: '軍' },
  engineering: { name: '技術', short: '技' },
};

export const characters: GameWords['characters'] = {
  stark: { name: 'ジョン・スターク', gift: '凄腕工作員', how: '一度の排除で、その都市の赤い兵士をすべて取り除ける。' },
  tasker: { name: 'ジョージ・タスカー', gift: '追跡者', how: '山道もふつうの道のように進める。' },
  llewellyn: { name: 'トム・ルウェリン', gift: '調査官', how: '調査のとき、カードを1枚多く引く。' },
  courtenay: { name: 'ハワード・コートニー', gift: '目立たぬ男', how: '捜索を兵士に邪魔されない。' },
  ambler: {
    name: 'チャールズ・アンブラー',
    gift: '万能',
    how: '計画トークンを常に持ち、ターンの最初の行動の前に移せる。',
  },
  grazzini: {
    name: 'フランコ・グラッツィーニ',
    gift: '英雄',
    how: '英雄カードの大効果を使っても、カードが捨て札にならない。',
  },
  caygill: {
    name: 'ヴァージニア・ケイギル',
    gift: '特殊部隊',
    how: '隣の都市の兵士も排除できる。その場合は2行動と数える。',
  },
  adams: { name: 'ジェニー・アダムス', gift: '研究者', how: '捜索のとき、カードを2枚残せる。' },
  maddocks: { name: 'サラ・マドックス', gift: '密偵', how: '調査を兵士に邪魔されない。' },
  randles: { name: 'アメリア・ランドルズ', gift: '希望の光', how: '本人のいる都市とその隣には、兵士が来ない。' },
};

export const allies: GameWords['allies'] = {
  brancusi: 'イリンカ・ブランクーシ',
  delorme: 'オレール・ドロルム',
  eskola: 'トゥーリ・エスコラ',
  fairchild: 'ネッド・フェアチャイルド',
  gorsky: 'パヴェル・ゴルスキー',
  haruno: '春野みお',
  ibarra: 'イネス・イバラ',
  jansen: 'ワウト・ヤンセン',
  kovacs: 'レーカ・コヴァーチ',
  lindqvist: 'ステン・リンドクヴィスト',
  moreau: 'オディール・モロー',
  nakata: '中田れん',
  oduya: 'フェミ・オドゥヤ',
  petrescu: 'ダン・ペトレスク',
  quist: 'アルマ・クイスト',
  rasmussen: 'ボー・ラスムセン',
  sandoval: 'リディア・サンドバル',
  tremblay: 'リュック・トランブレ',
  ueda: '上田けい',
  vasquez: 'ピラール・バスケス',
  whitlock: 'テス・ホイットロック',
  zielinski: 'ヤン・ジェリンスキ',
};

const CITY_NAMES: Readonly<Record<string, string>> = {
  Norwenn: 'ノーウェン',
  Ilsevar: 'イルセヴァル',
  Pellawick: 'ペラウィック',
  Brackwater: 'ブラックウォーター',
  Skarholt: 'スカルホルト',
  Coldrey: 'コルドレー',
  Castrel: 'カストレル',
  Jorrick: 'ジョリック',
  Vespery: 'ヴェスペリー',
  Harrowmoor: 'ハロウムーア',
  Pinnacre: 'ピナークル',
  Rosmire: 'ロスマイア',
  Emberlow: 'エンバーロー',
  Fennick: 'フェニック',
  Lanthorne: 'ランソーン',
  Ulvedal: 'ウルヴェダル',
  Oakhollow: 'オークホロー',
  Cressmoor: 'クレスムーア',
  Quillon: 'キヨン',
  Tarrick: 'タリック',
  Lorrimel: 'ロリメル',
  Zephrine: 'ゼフリーヌ',
  Ormedal: 'オルメダル',
  Sarnay: 'サルネー',
  Bastane: 'バスターヌ',
  Highmarrow: 'ハイマロー',
  Valmourne: 'ヴァルムルヌ',
  Thessen: 'テッセン',
  Ostrel: 'オストレル',
  Wyndra: 'ウィンドラ',
  Tolverne: 'トルヴァーン',
  Aurelac: 'オーレラック',
  Dravine: 'ドラヴィーヌ',
  Pontarel: 'ポンタレル',
  Maristel: 'マリステル',
  Grenholm: 'グレンホルム',
  Aldersk: 'アルデルスク',
  Merrowby: 'メロウビー',
  Greyhaven: 'グレイヘイヴン',
  Solenne: 'ソレンヌ',
  Kestrane: 'ケストレーヌ',
  Dunvery: 'ダンヴェリー',
  Kirrow: 'キロウ',
  Brumeval: 'ブリュムヴァル',
};

/** By name, not by place in a row: the island may number its cities anew. */
export const cities: GameWords['cities'] = HOUSE_BOX.places.map(({ name }) => CITY_NAMES[name] ?? name);

export const clues: GameWords['clues'] = {
  mountain: { name: '山の都市', says: '山道が通じている。' },
  maritime: { name: '海辺', says: '海に面している。' },
  country: { name: '田園', says: '海に面さず、山道も通じていない。' },
  village: { name: '村', says: '村である。' },
  town: { name: '町', says: '町である。' },
  capital: { name: '州都', says: '州都である。' },
  nearTown: { name: '町の隣', says: '道で町と隣り合っている。' },
  nearCapital: { name: '州都の隣', says: '道で州都と隣り合っている。' },
  farFromTown: { name: '町の隣でない', says: '道で隣り合う町がない。' },
  farFromCapital: { name: '州都の隣でない', says: '道で隣り合う州都がない。' },
  ne: { name: '北東', says: '北東にある。' },
  nw: { name: '北西', says: '北西にある。' },
  se: { name: '南東', says: '南東にある。' },
  sw: { name: '南西', says: '南西にある。' },
  nearMaritime: { name: '海辺の隣', says: '道で海辺の都市と隣り合っている。' },
  farFromMaritime: { name: '海辺の隣でない', says: '道で隣り合う海辺の都市がない。' },
  nearMountain: { name: '山の隣', says: '道で山の都市と隣り合っている。' },
  farFromMountain: { name: '山の隣でない', says: '道で隣り合う山の都市がない。' },
  twoRoadsOrMore: { name: '道が2本以上', says: '道が2本以上集まっている。' },
  threeRoadsOrMore: { name: '道が3本以上', says: '道が3本以上集まっている。' },
  fourRoadsOrFewer: { name: '道が4本以下', says: '集まる道は4本まで。' },
  fiveRoadsOrFewer: { name: '道が5本以下', says: '集まる道は5本まで。' },
};

export const heroics: GameWords['heroics'] = {
  chief: {
    name: '会心の一手',
    major: '次の行動が、最高の技能レベルで必ず成功する。',
    minor: '兵士がいないものとして、行動を1つ行う。',
  },
  air: { name: '空路', major: '好きな都市へ飛ぶ。', minor: '兵士のいない州都から、兵士のいない別の州都へ飛ぶ。' },
  road: { name: 'トラック', major: '4回まで移動する。山道も通れる。', minor: '山道を1本進む。' },
  commando: {
    name: '奇襲',
    major: 'この都市と隣の都市から、赤い兵士を合わせて3人まで取り除く。',
    minor: 'この都市から、赤い兵士を2人まで取り除く。',
  },
  revolt: {
    name: '蜂起',
    major: '捨て札から好きな英雄カードを1枚取る。',
    minor: '英雄カードを2枚引き、1枚を残す。',
  },
  rummage: {
    name: '重点捜索',
    major: '捨て札から好きな物品を1枚取る。装備ならすぐ身につけてもよい。',
    minor: '物品を2枚引き、1枚を残す。',
  },
  inquiry: {
    name: '重点調査',
    major: '捨て札から好きな手がかりを1枚取る。',
    minor: '手がかりを2枚引き、1枚を残す。',
  },
  slow: { name: '足止め', major: '軍は次の3行動を休む。', minor: '軍の次のサイコロを今振る。' },
};

export const items: GameWords['items'] = {
  explosive: { name: '爆薬', how: '爆弾の3つの部品の1つ。' },
  detonator: { name: '起爆装置', how: '爆弾の3つの部品の1つ。' },
  timer: { name: '時限装置', how: '爆弾の3つの部品の1つ。' },
  bomb: { name: '爆弾', how: '基地を1つ破壊できる。' },
  tools: { name: '工具', how: '製作に＋1。' },
  camouflage: { name: '迷彩', how: '破壊工作に＋1。' },
  eveningDress: { name: '夜会服', how: '調査に＋1。' },
  leadership: { name: '演説集', how: '扇動に＋1。' },
  handbook: { name: '手引書', how: '捜索に＋1。' },
  artOfWar: { name: '兵法書', how: '排除に＋1。' },
  negotiation: { name: '交渉術', how: '勧誘に＋1。' },
  militaryDress: { name: '軍服', how: '軍事では兵士1人を数えない。' },
  engineerDress: { name: '作業服', how: '技術では兵士1人を数えない。' },
  officerDress: { name: '将校の外套', how: '交渉では兵士1人を数えない。' },
};

export const scenarios: GameWords['scenarios'] = {
  landing: { name: '上陸', how: '軍は海岸を押さえ、レジスタンスは内陸で立ち上がる。' },
  coup: { name: '政変', how: '大きな都市は一夜で落ちた。味方は村にいる。' },
  passes: { name: '峠', how: '山地が占領され、島は2つに分断された。' },
  north: { name: '北部', how: '北は失われ、全員が南から出発する。' },
  scattered: { name: '離散', how: 'それぞれが島の隅で、一人で始める。' },
  siege: { name: '包囲', how: '全員が一か所に集まり、兵士に囲まれて始める。' },
};

export const difficulties: GameWords['difficulties'] = {
  initiation: '入門',
  normal: 'ふつう',
  hard: '困難',
  heroic: '英雄級',
};
