import {
  type ArmyMoment as Cause,
  type City,
  type Dice,
  type Fact,
  isArmyMoment,
  type Known,
  MOMENTS,
  SUMMARY,
  see,
  type Table,
} from '@reseau/games/project';
import type { Beat, Scene } from '../../session/telling.ts';
import { cityName, numbered } from './cities.ts';
import type { GameWords } from './i18n/en.ts';
import { sayDice } from './say.ts';

/** One moment of the army's turn: the table as it then stood, and why. */
export interface ArmyFrame {
  readonly table: Table;
  /** Which of the army's actions this is, from 1; 0 before the first. */
  readonly action: number;
  readonly spot: City | undefined;
  readonly way: readonly [City, City] | undefined;
  readonly dice: Dice | undefined;
  readonly cause: Cause;
}

export interface ArmyScene extends Scene {
  readonly kind: 'army';
  readonly frames: readonly ArmyFrame[];
  readonly actions: number;
  readonly added: number;
}

const SOUNDS: Readonly<Record<Cause['type'], Beat['sound'] | undefined>> = {
  armyBegan: 'hush',
  skipped: 'good',
  rolled: 'card',
  activated: undefined,
  spared: 'good',
  added: 'stamp',
  deployed: 'stamp',
  tipped: 'bad',
};

/** The army's turn, if these facts hold one. */
export function armyScenes(before: Known, facts: readonly Fact[], words: () => GameWords): readonly ArmyScene[] {
  const frames: ArmyFrame[] = [];
  let { table } = before;
  let action = 0;
  let dice: Dice | undefined;
  let added = 0;
  for (const fact of facts) {
    if (fact.to !== 'all') continue;
    table = see(table, [fact]);
    if (!isArmyMoment(fact)) continue;
    if (fact.type === 'rolled' || fact.type === 'skipped') {
      action += 1;
      dice = fact.type === 'rolled' ? fact.dice : undefined;
    }
    if (fact.type === 'added') added += fact.count;
    frames.push({ table, action, dice, spot: spotOf(fact), way: wayOf(fact), cause: fact });
  }
  const [first] = frames;
  const last = frames.at(-1);
  if (first?.cause.type !== 'armyBegan' || last === undefined) return [];
  const { actions } = first.cause;
  const beats = frames.map(({ cause }): Beat => {
    const sound = SOUNDS[cause.type];
    const ms = MOMENTS[cause.type];
    return { ms, ...(sound === undefined ? {} : { sound }), say: () => sayCause(cause, words()) };
  });
  // The last picture stays for the sum of it all.
  const sum: Beat = { ms: SUMMARY, say: () => summary(last, added, words()) };
  return [
    {
      kind: 'army',
      frames: [...frames, { ...last, way: undefined, spot: undefined }],
      actions,
      added,
      beats: [...beats, sum],
    },
  ];
}

const spotOf = (fact: Cause): City | undefined => ('city' in fact ? fact.city : undefined);

const wayOf = (fact: Cause): ArmyFrame['way'] => (fact.type === 'deployed' ? [fact.from, fact.city] : undefined);

export const summary = ({ table }: ArmyFrame, added: number, { army }: GameWords): string =>
  army.summary(added, table.redPool, table.blackPool);

/** Why this happens, in a sentence. */
export function sayCause(fact: Cause, words: GameWords): string {
  const { army } = words;
  switch (fact.type) {
    case 'armyBegan':
      return army.begin(fact.actions, fact.speed);
    case 'skipped':
      return army.skipped;
    case 'rolled':
      return (fact.foreseen ? army.foreseen : army.rolled)(...sayDice(fact.dice, words));
    case 'activated':
      return (fact.turned ? army.turned : army.activated)(numbered(fact.city, words));
    case 'spared':
      return fact.why === 'noCity' || fact.city === undefined ? army.noCity : army.shielded(cityName(fact.city, words));
    case 'added':
      return army.added(fact.count, numbered(fact.city, words));
    case 'deployed':
      return army.deployed(fact.count, cityName(fact.from, words), numbered(fact.city, words));
    case 'tipped':
      return army.tipped(numbered(fact.city, words), fact.blacks);
  }
}

/** What has come of the army's turn by this beat, the latest first. */
export const toldBy = ({ frames }: ArmyScene, beat: number, words: GameWords): readonly string[] =>
  frames
    .slice(0, Math.min(beat, frames.length - 1))
    .filter(({ cause }) => COMES_OF_IT.includes(cause.type))
    .map(({ cause }) => sayCause(cause, words))
    .toReversed();

const COMES_OF_IT: readonly Cause['type'][] = ['skipped', 'spared', 'added', 'deployed', 'tipped'];

export const frameAt = ({ frames }: ArmyScene, beat: number): ArmyFrame | undefined =>
  frames[Math.min(beat, frames.length - 1)];
