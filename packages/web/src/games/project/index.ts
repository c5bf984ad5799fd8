import './palette.css';
import { isOneOf, type Kind, type Known, type Thing } from '@reseau/core';
import { CITIES, DEFAULTS, ITEMS, PHRASES, type Reason, SEAT_COUNTS, setUp } from '@reseau/games/project';
import type { GameClient, Sight } from '../../session/game-client.ts';
import { phraseTalk } from '../../session/phrase-talk.ts';
import type { Entry } from '../../session/telling.ts';
import { language } from '../../words/catalogue.svelte.ts';
import { sentences } from '../../words/sentences.ts';
import RoleBack from './art/RoleBack.svelte';
import Board from './Board.svelte';
import { cityName } from './cities.ts';
import GiveUp from './GiveUp.svelte';
import Help from './Help.svelte';
import Ledger from './Ledger.svelte';
import { logLines } from './log.ts';
import { factsIn, knownIn, movesIn } from './narrowed.ts';
import Options from './Options.svelte';
import { paceOf, sayPace } from './pace.ts';
import { problemIn } from './problem.ts';
import RoleFace from './RoleFace.svelte';
import { recount } from './recount.ts';
import { RULE_INDEX } from './rule-index.ts';
import Screen from './Screen.svelte';
import Stage from './Stage.svelte';
import { scenes } from './scenes.ts';
import { situation } from './situation.ts';
import { viewOf } from './view.ts';
import { game } from './words.ts';

const entries = (before: Known<Kind>, facts: readonly object[]): readonly Entry[] =>
  logLines(knownIn(before).table, factsIn(facts)).map(({ tell, ...line }) => ({
    ...line,
    tell: (names) => tell(game.words, names),
  }));

const isReason = (code: string): code is Reason => Object.hasOwn(game.words.reasons, code);

/** A city or an object, as phrases name them. */
function nameOf(thing: Thing): string {
  const city = CITIES.find((one) => one === thing);
  if (city !== undefined) return cityName(city, game.words);
  return isOneOf(ITEMS, thing) ? game.words.items[thing].name : '';
}

const leadersInWords = (sight: Sight): string =>
  sentences(
    ...viewOf(sight).mine.map(({ character }) => {
      const { name, how } = game.words.characters[character];
      return `${name}${language.colon}${how}`;
    }),
  );

/** Project: Resistance, for the rooms of the app. */
export async function load(): Promise<GameClient> {
  await game.open();
  return {
    id: 'project',
    seated: ['characters'],
    seats: SEAT_COUNTS,
    defaults: DEFAULTS,
    spreads: true,
    hidesNothing: true,
    setUp: (seats, options) => setUp(seats, options),
    title: () => game.words.title,
    intro: () => game.words.aim,
    pace: (options, seats) => sayPace(paceOf(options, seats), game.words),
    problem: (code, seats) => problemIn(game.words, code, seats),
    reason: (code) => (isReason(code) ? game.words.reasons[code] : game.words.reasons.illegal),
    rules: RULE_INDEX,
    logEntries: entries,
    scenes: (before, facts) => scenes(knownIn(before), factsIn(facts), () => game.words),
    ledger: () => game.words.ledger,
    situation: (sight) => situation(viewOf(sight), game.words),
    recount: (deeds, { sight }) => {
      const { table, mine } = viewOf(sight);
      return recount(
        movesIn(deeds),
        table,
        mine.map(({ id }) => id),
        game.words,
      );
    },
    phrases: phraseTalk(PHRASES, {
      words: () => game.words.phrases.says,
      topics: () => game.words.phrases.topics,
      thing: nameOf,
    }),
    Options,
    role: { words: () => game.words.role, Back: RoleBack, Face: RoleFace, spoken: leadersInWords },
    Board,
    Screen,
    Stage,
    Ledger,
    Help,
    Menu: GiveUp,
    cards: async () => (await import('./Cards.svelte')).default,
    records: async () => (await import('./records.ts')).RECORDS,
    lookBack: async () => await (await import('./look-back/index.ts')).load(),
    guide: async () => await (await import('./guide/index.ts')).load(),
    gallery: async () => (await import('./gallery/Gallery.svelte')).default,
  };
}
