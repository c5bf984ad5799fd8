import { keep, kept } from './line/storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A phone lies among other phones: it stays quiet unless asked. */
const quiet = (): boolean => matchMedia('(pointer: coarse)').matches;

const told = kept('theme');
let theme = $state<Theme>(THEMES.find((known) => known === told) ?? 'auto');
let sound = $state(kept('sound') === undefined ? !quiet() : kept('sound') === 'on');
let narrator = $state(kept('narrator') === 'on');
let name = $state(kept('name') ?? '');

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
  get name(): string {
    return name;
  },
  set name(wanted: string) {
    name = wanted;
    keep('name', wanted);
  },
};

export function dressTheme(): void {
  document.documentElement.dataset['theme'] = theme;
}
