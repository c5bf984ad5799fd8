import {
  type CardInfo,
  type Condition,
  type Count,
  type EndEffect,
  ICONS,
  type Icon,
  iconsOn,
  type Printed,
  type ScoreLine,
  type Scoring,
  type Site,
  type Term,
} from '@reseau/games/insurrection';
import type { SignName } from './art/emblems.ts';
import type { GameWords } from './i18n/en.ts';

type Words = Pick<GameWords, 'terms' | 'icons'>;

const MINUS = '−';
/** One more of them, and each counts as much as stands behind it. */
const THEN = '\u200A→\u200A';
export const signed = (points: number): string => (points < 0 ? `${MINUS}${-points}` : String(points));
/** A number below nought is set with a minus, not with a hyphen. */
const minus = (text: string): string => text.replaceAll(/-(?=\d)/g, MINUS);

/** What is counted, in words, in the number that fits. */
function counted(count: Count, number: number, { terms, icons }: Words): string {
  const { counts } = terms;
  if ('icons' in count) {
    const names = count.icons.map((icon) => icons[icon]);
    return count.in === 'hand' ? counts.iconsInHand(names, number) : counts.iconsInCentre(names, number);
  }
  if ('sets' in count) {
    const [first, second, ...rest] = count.sets;
    if (first !== undefined && first === second && rest.length === 0) {
      return count.in === 'hand'
        ? counts.pairsInHand(icons[first], number)
        : counts.pairsInCentre(icons[first], number);
    }
    const names = count.sets.map((icon) => icons[icon]);
    return count.in === 'hand' ? counts.setsInHand(names, number) : counts.setsInCentre(names, number);
  }
  switch (count.cards) {
    case 'graveyard':
    case 'others':
    case 'singles':
    case 'leaders':
      return counts[count.cards](number);
    case 'othersWith':
    case 'othersWithout':
      return counts[count.cards](icons[count.icon], number);
  }
}

function condition(when: Condition, words: Words): string {
  const { conditions } = words.terms;
  if ('most' in when) {
    return when.most === 'copies' ? conditions.mostCopies : conditions.mostIcons(words.icons[when.most]);
  }
  if ('rival' in when) return conditions.rival;
  if ('pawn' in when) return conditions.pawn;
  const what = counted(when.count, when.atLeast, words);
  return when.atLeast === 1 ? conditions.atLeastOne(what) : conditions.atLeast(when.atLeast, what);
}

/** The same, said of anybody: the pad is read by all. */
function neutral(when: Condition, words: Words): string {
  const { found } = words.terms;
  if ('most' in when) return when.most === 'copies' ? found.mostCopies : found.mostIcons(words.icons[when.most]);
  return condition(when, words);
}

/** One line of a card's scoring, as a sentence would have it. */
export const termText = (term: Term, words: Words): string => minus(plainTerm(term, words));

function plainTerm(term: Term, words: Words): string {
  const { terms } = words;
  if ('collection' in term) {
    return terms.collection(term.collection.map((points, index) => terms.collected(index + 1, points)));
  }
  if ('each' in term) {
    const text = terms.each(term.points, counted(term.each, 1, words));
    return term.max === undefined ? text : terms.atMost(text, term.max);
  }
  if ('when' in term) return terms.when(term.points, condition(term.when, words), term.otherwise);
  return terms.flat(term.points);
}

/** What a line of the score pad found. */
export const foundText = (line: ScoreLine, words: Words): string => minus(plainFound(line, words));

function plainFound({ term, count, points }: ScoreLine, words: Words): string {
  const { found } = words.terms;
  if ('collection' in term) return found.collection(count);
  if ('each' in term) {
    const text = found.counted(count, counted(term.each, count, words), term.points);
    return term.max !== undefined && points < term.points * count ? found.capped(text, term.max) : text;
  }
  if ('when' in term)
    return count > 0 ? found.holds(neutral(term.when, words)) : found.fails(neutral(term.when, words));
  return found.plain;
}

/** How many of each thing an example has. */
const SOME = 3;

/** A case worked out: what one scoring comes to with three of whatever it counts. */
function exampleOf(scoring: Scoring, words: Words): string | undefined {
  const { terms } = words;
  const collection = scoring.find((term) => 'collection' in term);
  if (collection !== undefined && 'collection' in collection) {
    const size = collection.collection.length;
    return terms.exampleSet(size, size * (collection.collection[size - 1] ?? 0));
  }
  const choice = scoring.find((term) => 'when' in term);
  if (choice !== undefined && 'when' in choice) return terms.exampleWhen(choice.points, choice.otherwise);
  const each = scoring.filter((term) => 'each' in term);
  if (each.length === 0) return undefined;
  const points = scoring.reduce((sum, term) => sum + exampleWorth(term), 0);
  const found = each.map((term) => ('each' in term ? terms.iconCount(SOME, counted(term.each, SOME, words)) : ''));
  return terms.example(found, points);
}

function exampleWorth(term: Term): number {
  if ('collection' in term || 'when' in term) return 0;
  return 'each' in term ? Math.min(term.max ?? Number.POSITIVE_INFINITY, term.points * SOME) : term.points;
}

const sum = (scoring: Scoring): number => scoring.reduce((total, term) => total + exampleWorth(term), 0);

/** The examples on a card's sheet: one for each scoring that needs it, without saying the same twice. */
export function examples({ good, evil }: Printed, words: Words): readonly string[] {
  const texts = [exampleOf(good, words), exampleOf(evil, words)].filter((text) => text !== undefined);
  const said = texts.length === 0 ? [words.terms.exampleFlat(sum(good), sum(evil))] : [...new Set(texts)];
  return said.map(minus);
}

/** Whether a card counts the same whoever wins. */
export const isEven = ({ good, evil }: Printed): boolean => JSON.stringify(good) === JSON.stringify(evil);

/** A card's name for those who hear it, with what it bears. */
export function spoken(
  { printed, initiative, pile }: CardInfo,
  name: string,
  { terms, card, effects }: Pick<GameWords, 'terms' | 'card' | 'effects'>,
): string {
  const borne = ICONS.flatMap((icon) => {
    const count = iconsOn(printed, icon);
    return count === 0 ? [] : [terms.borne[icon](count)];
  });
  return terms.spoken(name, initiative, [
    ...(pile === 'leaders' ? [card.leader] : []),
    ...borne,
    ...printed.effects.map((effect) => effects[effect].name),
  ]);
}

/** Part of a scoring at a glance: a number or a sign. */
export type Glance =
  | { readonly text: string }
  | { readonly sign: SignName; readonly centre?: boolean; readonly not?: boolean };

function countGlance(count: Count): readonly Glance[] {
  if ('icons' in count) return count.icons.map((sign) => ({ sign, centre: count.in === 'centre' }));
  if ('sets' in count) return count.sets.map((sign) => ({ sign, centre: count.in === 'centre' }));
  switch (count.cards) {
    case 'graveyard':
      return [{ sign: 'graveyard' }];
    case 'others':
      return [{ sign: 'hand' }];
    case 'singles':
      return [{ text: '1×' }, { sign: 'hand' }];
    case 'othersWith':
      return [{ sign: count.icon }, { sign: 'hand' }];
    case 'othersWithout':
      return [{ sign: count.icon, not: true }];
    case 'leaders':
      return [{ sign: 'leader' }];
  }
}

/** A scoring as a formula that fits on a card of a thumb's width. */
export function glance(scoring: Scoring, { terms }: Pick<Words, 'terms'>): readonly Glance[] {
  return scoring.flatMap((term, index): readonly Glance[] => {
    if ('collection' in term) return [{ text: term.collection.map(signed).join(THEN) }];
    if ('when' in term) {
      const [low, high] = [term.points, term.otherwise].toSorted((a, b) => a - b);
      return [{ text: terms.either(signed(low ?? 0), signed(high ?? 0)) }];
    }
    const plus = index > 0 && term.points >= 0 ? '+' : '';
    if (!('each' in term)) return [{ text: `${plus}${signed(term.points)}` }];
    return [{ text: `${plus}${signed(term.points)}/` }, ...countGlance(term.each)];
  });
}

/** What the round at a location is like, sentence by sentence; the number of cards first. */
export function siteTexts(site: Site, { sites }: Pick<GameWords, 'sites'>): readonly string[] {
  return [...givenAt(site, { sites }), sites.reveal(site.reveal)];
}

/** What is out of the ordinary there, and what everybody draws. */
export function givenAt(site: Site, { sites }: Pick<GameWords, 'sites'>): readonly string[] {
  return [...rulesOfSite(site, { sites }), ...(site.draw === undefined ? [sites.everybody] : [])];
}

/** Only what is out of the ordinary there. */
export function rulesOfSite(site: Site, { sites }: Pick<GameWords, 'sites'>): readonly string[] {
  return [
    ...(site.sweep === undefined ? [] : [sites.sweep[site.sweep]]),
    ...(site.leaders === undefined ? [] : [sites.leaders(site.leaders)]),
    ...(site.draw === undefined ? [] : [sites.draw(site.draw)]),
    ...(site.limit === undefined ? [] : [sites.limit(site.limit)]),
    ...(site.reversed === undefined ? [] : [sites.reversed]),
    ...(site.effect === undefined ? [] : [sites.effects[site.effect].how]),
  ];
}

/** What a card may do once the game is over. */
export function endText(end: EndEffect, { endEffects, icons }: Pick<GameWords, 'endEffects' | 'icons'>): string {
  switch (end.type) {
    case 'swap':
      return endEffects.swap.how;
    case 'gain':
      return endEffects.gain(icons[end.icon]);
  }
}

/** What a card without a picture of its own shows: the icon it bears most of. */
export function signOn({ icons }: Printed): Icon | undefined {
  return ICONS.toSorted((a, b) => (icons[b] ?? 0) - (icons[a] ?? 0)).find((icon) => (icons[icon] ?? 0) > 0);
}
