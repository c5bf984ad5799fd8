import './palette.css';
import type { Kind, Known } from '@reseau/core';
import { DEFAULTS, type Reason, SEAT_COUNTS, setUp } from '@reseau/games/project';
import type { Entry, GameClient, Sight } from '../../session/game-client.ts';
import { language } from '../../words/catalogue.svelte.ts';
import { sentences } from '../../words/sentences.ts';
import RoleBack from './art/RoleBack.svelte';
import Board from './Board.svelte';
import GiveUp from './GiveUp.svelte';
import Help from './Help.svelte';
import Ledger from './Ledger.svelte';
import { logLines } from './log.ts';
import { factsIn, knownIn } from './narrowed.ts';
import Options from './Options.svelte';
import { problemIn } from './problem.ts';
import RoleFace from './RoleFace.svelte';
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
    setUp: (seats, options) => setUp(seats, options),
    title: () => game.words.title,
    intro: () => game.words.aim,
    problem: (code, seats) => problemIn(game.words, code, seats),
    reason: (code) => (isReason(code) ? game.words.reasons[code] : game.words.reasons.illegal),
    logEntries: entries,
    scenes: (before, facts) => scenes(knownIn(before), factsIn(facts), () => game.words),
    ledger: () => game.words.ledger,
    situation: (sight) => situation(viewOf(sight), game.words),
    Options,
    role: { Back: RoleBack, Face: RoleFace, spoken: leadersInWords },
    Board,
    Screen,
    Stage,
    Ledger,
    Help,
    Menu: GiveUp,
    lookBack: async () => await (await import('./look-back/index.ts')).load(),
    guide: async () => await (await import('./guide/index.ts')).load(),
    gallery: async () => (await import('./gallery/Gallery.svelte')).default,
  };
}
