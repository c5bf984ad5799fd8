import { buzz } from '../../../device/buzz.ts';
import { narrate } from '../../../device/narrator.svelte.ts';
import { settings } from '../../../device/settings.svelte.ts';
import { play, type Sound } from '../../../device/sounds.ts';
import { language } from '../../../words/catalogue.svelte.ts';
import { isNearer, type Stage } from './stages.ts';

interface Warning {
  readonly sound: Sound;
  readonly buzz: readonly number[];
}

const WARNINGS: Readonly<Record<Exclude<Stage, 'plenty'>, Warning>> = {
  third: { sound: 'turn', buzz: [60] },
  minute: { sound: 'warn', buzz: [120, 80, 120] },
  seconds: { sound: 'warn', buzz: [200, 80, 200, 80, 200] },
};

export function speak(text: string): void {
  if (settings.narrator) narrate(text, language.current);
}

interface Running {
  readonly stage: Stage;
  readonly seconds: number;
  readonly stands: boolean;
}

/**
 * Makes each stage of a clock heard and felt as it begins; whoever comes in the middle of one is not told it again. The last
 * seconds tick. Returns what was last said. Call it where effects may live.
 */
export function warnings(running: () => Running, words: (stage: Exclude<Stage, 'plenty'>) => string): () => string {
  let was: Stage | undefined;
  let said = $state('');
  const stage = $derived(running().stage);
  const stands = $derived(running().stands);
  const seconds = $derived(running().seconds);

  $effect(() => {
    const before = was;
    was = stage;
    if (stage === 'plenty') said = '';
    if (before === undefined || stage === 'plenty' || stands || !isNearer(stage, before)) return;
    const { sound, buzz: pattern } = WARNINGS[stage];
    play(sound);
    buzz(pattern);
    said = words(stage);
    speak(said);
  });

  $effect(() => {
    if (stage === 'seconds' && !stands && seconds > 0) play('tick');
  });

  return () => said;
}
