import { GAME_IDS, type GameId } from '@reseau/games';
import { keep, kept } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A phone lies among other phones: it stays quiet unless asked. */
const quiet = (): boolean => matchMedia('(pointer: coarse)').matches;

const told = kept('theme');
let theme = $state<Theme>(THEMES.find((known) => known === told) ?? 'auto');
let sound = $state(kept('sound') === undefined ? !quiet() : kept('sound') === 'on');
let narrator = $state(kept('narrator') === 'on');
let reactions = $state(kept('reactions') !== 'off');
let name = $state(kept('name') ?? '');
let game = $state<GameId>(GAME_IDS.find((known) => known === kept('game')) ?? GAME_IDS[0]);

/** What a person chose on this device. */
export const settings = {
  get theme(): Theme {
    return theme;
  },
  set theme(wanted: Theme) {
    theme = wanted;
    keep('theme', wanted);
    dressTheme();
  },
  get sound(): boolean {
    return sound;
  },
  set sound(wanted: boolean) {
    sound = wanted;
    keep('sound', wanted ? 'on' : 'off');
  },
  get narrator(): boolean {
    return narrator;
  },
  set narrator(wanted: boolean) {
    narrator = wanted;
    keep('narrator', wanted ? 'on' : 'off');
  },
  /** Whether signs that people send one another are shown here. */
  get reactions(): boolean {
    return reactions;
  },
  set reactions(wanted: boolean) {
    reactions = wanted;
    keep('reactions', wanted ? 'on' : 'off');
  },
  get name(): string {
    return name;
  },
  set name(wanted: string) {
    name = wanted;
    keep('name', wanted);
  },
  /** What was opened last. */
  get game(): GameId {
    return game;
  },
  set game(wanted: GameId) {
    game = wanted;
    keep('game', wanted);
  },
};

export function dressTheme(): void {
  document.documentElement.dataset['theme'] = theme;
}
