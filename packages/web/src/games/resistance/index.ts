import type { Kind, Known } from '@reseau/core';
import { DEFAULTS, PHRASES, SEAT_COUNTS, setUp } from '@reseau/games/resistance';
import type { GameClient } from '../../session/game-client.ts';
import type { Lateness } from '../../session/late.ts';
import { phraseTalk } from '../../session/phrase-talk.ts';
import type { Entry } from '../../session/telling.ts';
import CardBack from './art/CardBack.svelte';
import Board from './Board.svelte';
import Help from './Help.svelte';
import Ledger from './Ledger.svelte';
import { logLines } from './log.ts';
import Notes from './Notes.svelte';
import { deedsIn, factsIn, knownIn, setupIn } from './narrowed.ts';
import Options from './Options.svelte';
import { ownCard } from './own-card.ts';
import { problemIn } from './problem.ts';
import { viewOf } from './questions.ts';
import RoleFace from './RoleFace.svelte';
import { recount } from './recount.ts';
import { RULE_INDEX } from './rule-index.ts';
import Screen from './Screen.svelte';
import Stage from './Stage.svelte';
import { scenes } from './scenes.ts';
import { scriptOf } from './script.ts';
import { situation } from './situation.ts';
import { game } from './words.ts';

const entries = (before: Known<Kind>, facts: readonly object[], options: object, late: Lateness): readonly Entry[] =>
  logLines(knownIn(before).table, factsIn(facts), setupIn(options), late).map(({ tell, ...line }) => ({
    ...line,
    tell: (names, me) => tell(game.words, names, me),
  }));

const isReason = (code: string): code is keyof typeof game.words.reasons => Object.hasOwn(game.words.reasons, code);

/** The Resistance, for the rooms of the app. */
export async function load(): Promise<GameClient> {
  await game.open();
  return {
    id: 'resistance',
    seats: SEAT_COUNTS,
    defaults: DEFAULTS,
    setUp: (seats, options) => setUp(seats, options),
    title: () => game.words.title,
    intro: () => game.words.aim,
    problem: (code, seats) => problemIn(game.words, code, seats),
    reason: (code) => (isReason(code) ? game.words.reasons[code] : game.words.reasons.illegal),
    rules: RULE_INDEX,
    logEntries: entries,
    late: (sight) => {
      const phase = sight === undefined ? 'over' : viewOf(sight).phase;
      return phase === 'over' ? game.words.late.how : game.words.late.now[phase];
    },
    scenes: (before, facts, options, late) =>
      scenes(knownIn(before), factsIn(facts), () => game.words, setupIn(options), late),
    situation: (sight) => situation(viewOf(sight), game.words),
    recount: (deeds, { sight, facts }) => recount(deedsIn(deeds), factsIn(facts), sight.names, game.words),
    ceremony: ({ known, options }) => {
      const { seats, proposals } = knownIn(known).table;
      return proposals.length > 0 ? undefined : scriptOf(seats, setupIn(options), game.words.script);
    },
    isOpen: (sight) => viewOf(sight).phase === 'propose',
    phrases: phraseTalk(PHRASES, { words: () => game.words.phrases, topics: () => game.words.topics }),
    Options,
    role: {
      words: () => game.words.role,
      Back: CardBack,
      Face: RoleFace,
      spoken: (sight) => ownCard(viewOf(sight), game.words)?.spoken ?? '',
    },
    Board,
    Screen,
    Stage,
    ledger: () => game.words.ledger.title,
    Ledger,
    Help,
    Notes,
    cards: async () => (await import('./Cards.svelte')).default,
    records: async () => (await import('./records.ts')).RECORDS,
    lookBack: async () => await (await import('./look-back/index.ts')).load(),
    guide: async () => await (await import('./guide/index.ts')).load(),
    gallery: async () => (await import('./gallery/Gallery.svelte')).default,
  };
}
