import {
  type City,
  type DeckCard,
  type Fact,
  FEATS,
  type Feat,
  type Find,
  featIn,
  findIn,
  GLIMPSE,
  type Known,
  type LeaderId,
  see,
  type Table,
} from '@reseau/games/project';
import type { Sound } from '../../device/sounds.ts';
import type { Beat, Scene } from '../../session/telling.ts';
import { numbered } from './cities.ts';
import type { GameWords } from './i18n/en.ts';
import { cardName, whoIs } from './say.ts';

/** A base found, or destroyed: the island before and after, and what came of it. */
export interface FeatScene extends Scene {
  readonly kind: 'feat';
  readonly feat: Feat;
  readonly before: Table;
  readonly after: Table;
  /** Whoever earned a heroic token by it. */
  readonly earned: readonly LeaderId[];
  /** Where a soldier left. */
  readonly freed: readonly { readonly city: City; readonly count: number }[];
}

/** Somebody met, a card drawn or kept, something made. */
export interface FindScene extends Scene {
  readonly kind: 'find';
  readonly passing: true;
  readonly find: Find;
  /** Those that it is about. */
  readonly cards: readonly DeckCard[];
  readonly table: Table;
}

const FEAT_SOUNDS: Readonly<Record<Feat['type'], readonly Sound[]>> = {
  sabotaged: ['hush', 'blast', 'good'],
  located: ['card', 'good'],
};

const FIND_SOUNDS: Readonly<Record<Find['type'], Sound>> = {
  crafted: 'stamp',
  recruited: 'good',
  met: 'turn',
  foundToken: 'good',
  kept: 'card',
  retrieved: 'card',
  drew: 'card',
};

export function playerScenes(
  { table: before }: Known,
  facts: readonly Fact[],
  words: () => GameWords,
): readonly (FeatScene | FindScene)[] {
  const told = facts.filter((fact) => fact.to === 'all');
  const after = see(before, told);
  const feat = featIn(told);
  if (feat !== undefined) {
    const earned = told.flatMap((fact) => (fact.type === 'gained' ? [fact.leader] : []));
    const freed = told.filter((fact) => fact.type === 'killed');
    const beats = FEATS[feat.type].map((ms, index): Beat => {
      const sound = FEAT_SOUNDS[feat.type][index];
      return { ms, ...(sound && { sound }), ...(index === 0 && { say: () => sayFeat(feat, after, words()) }) };
    });
    return [{ kind: 'feat', feat, before, after, earned, freed, beats }];
  }
  const find = findIn(told);
  if (find === undefined) return [];
  const cards = cardsOf(find, told);
  const beat: Beat = {
    ms: GLIMPSE,
    sound: FIND_SOUNDS[find.type],
    say: () => sayFind({ find, cards, table: after }, words()),
  };
  return [{ kind: 'find', passing: true, find, cards, table: after, beats: [beat] }];
}

function cardsOf(find: Find, told: readonly Fact[]): readonly DeckCard[] {
  if (find.type === 'drew') return find.cards;
  if (find.type === 'kept') return told.flatMap((fact) => (fact.type === 'kept' ? [fact.card] : []));
  return find.type === 'retrieved' ? [find.card] : [];
}

const sayFeat = (feat: Feat, table: Table, words: GameWords): string =>
  feat.type === 'sabotaged'
    ? words.log.sabotaged(whoIs(table, feat.leader, words), numbered(feat.city, words))
    : words.log.located(
        numbered(feat.city, words),
        feat.clues.map((clue) => words.clues[clue].name),
      );

/** What was found, in a sentence. */
export function sayFind({ find, cards, table }: Pick<FindScene, 'find' | 'cards' | 'table'>, words: GameWords): string {
  const who = whoIs(table, find.leader, words);
  const named = words.list(cards.map((card) => cardName(card, words)));
  switch (find.type) {
    case 'crafted':
      return words.log.crafted(who);
    case 'recruited':
      return words.log.recruited(who, words.allies[find.ally], words.skills[find.skill].name);
    case 'met':
      return words.log.met(who, words.allies[find.ally]);
    case 'foundToken':
      return words.log.foundToken(who);
    case 'kept':
      return words.log[find.worn ? 'keptWorn' : 'kept'](who, named);
    case 'retrieved':
      return words.log[find.worn === true ? 'retrievedWorn' : 'retrieved'](who, named);
    case 'drew':
      return cards.every((card) => card === 'fail')
        ? words.log.drewNothing(who, cards.length)
        : words.found.drew(who, named);
  }
}
