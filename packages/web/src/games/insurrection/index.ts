import '@fontsource/grenze/latin-700.css';
import { isOneOf } from '@reseau/core';
import {
  type CardSet,
  DEFAULTS,
  type Fact,
  ICONS,
  type Known,
  namesOf,
  PHRASES,
  SEAT_COUNTS,
  setUp,
} from '@reseau/games/insurrection';
import type { GameClient, Sight } from '../../session/game-client.ts';
import type { Lateness } from '../../session/late.ts';
import { phraseTalk } from '../../session/phrase-talk.ts';
import type { Entry } from '../../session/telling.ts';
import { language } from '../../words/catalogue.svelte.ts';
import CardBack from './art/CardBack.svelte';
import Board from './Board.svelte';
import CardsMenu from './CardsMenu.svelte';
import { dealtTo } from './dealt.ts';
import Help from './Help.svelte';
import Ledger from './Ledger.svelte';
import { logLines } from './log.ts';
import { factsIn, knownIn, movesIn } from './narrowed.ts';
import Options from './Options.svelte';
import { problemIn } from './problem.ts';
import RoleFace from './RoleFace.svelte';
import { recount } from './recount.ts';
import { RULE_INDEX } from './rule-index.ts';
import Screen from './Screen.svelte';
import Stage from './Stage.svelte';
import { scenes } from './scenes.ts';
import { situation } from './situation.ts';
import { rulesFor, viewOf } from './view.ts';
import { game } from './words.ts';

type Facts = readonly Fact[];

const isReason = (code: string): code is keyof typeof game.words.reasons => Object.hasOwn(game.words.reasons, code);

const isIcon = (thing: unknown): thing is keyof typeof game.words.icons => isOneOf(ICONS, thing);

/** Facts name cards; only the box of the match knows what is printed on them. */
const boxOf = ({ table }: Known, options: object): CardSet => rulesFor(table.seats, options).game.cards;

/** Insurrection, for the rooms of the app. */
export async function load(): Promise<GameClient> {
  await game.open();

  const entries = (before: Known, facts: Facts, options: object, late: Lateness): readonly Entry[] =>
    logLines(before, facts, boxOf(before, options), late).map(({ tell, ...line }) => ({
      ...line,
      tell: (names, me) => tell(game.words, names, game.named, me),
    }));

  const handInWords = (sight: Sight): string => {
    const view = viewOf(sight);
    return dealtTo(view)
      .map((card) => game.named(namesOf(view.set, card)))
      .join(language.comma);
  };

  return {
    id: 'insurrection',
    seated: ['first'],
    seats: SEAT_COUNTS,
    defaults: DEFAULTS,
    setUp: (seats, options) => setUp(seats, options),
    title: () => game.words.title,
    intro: () => game.words.aim,
    problem: (code, seats) => problemIn(game.words, code, seats),
    reason: (code) => (isReason(code) ? game.words.reasons[code] : game.words.reasons.illegal),
    rules: RULE_INDEX,
    late: (sight) => {
      const phase = sight === undefined ? 'over' : viewOf(sight).phase;
      return phase === 'over' ? game.words.late : game.words.lateNow[phase];
    },
    logEntries: (before, facts, options, late) => entries(knownIn(before), factsIn(facts), options, late),
    scenes: (before, facts, options) => {
      const known = knownIn(before);
      return scenes(known, factsIn(facts), boxOf(known, options), () => game.words, game.named);
    },
    situation: (sight) => situation(viewOf(sight), game.words, game.named),
    recount: (deeds, { sight }) => {
      const { set } = viewOf(sight);
      return recount(movesIn(deeds), (card) => game.named(namesOf(set, card)), game.words);
    },
    phrases: phraseTalk(PHRASES, {
      words: () => game.words.phrases.says,
      topics: () => game.words.phrases.topics,
      thing: (icon) => (isIcon(icon) ? game.words.icons[icon] : ''),
    }),
    Options,
    role: { words: () => game.words.role, Back: CardBack, Face: RoleFace, spoken: handInWords },
    Board,
    Screen,
    Stage,
    ledger: () => game.words.ledger.title,
    Ledger,
    Help,
    Menu: CardsMenu,
    helpHasCards: true,
    cards: async () => (await import('./Cards.svelte')).default,
    records: async () => (await import('./records.ts')).RECORDS,
    lookBack: async () => await (await import('./look-back/index.ts')).load(),
    guide: async () => await (await import('./guide/index.ts')).load(),
    gallery: async () => (await import('./gallery/Gallery.svelte')).default,
  };
}
