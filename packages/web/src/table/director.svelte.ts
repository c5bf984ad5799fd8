import { prefersReducedMotion } from 'svelte/motion';
import { narrate } from '../device/narrator.svelte.ts';
import { settings } from '../device/settings.svelte.ts';
import { play } from '../device/sounds.ts';
import type { ClientMatch } from '../session/match.svelte.ts';
import { language } from '../words/catalogue.svelte.ts';

/** Plays the scenes of a match, beat by beat, with their sounds. Call it where effects may live. */
export function direct(
  match: () => ClientMatch | undefined,
  names: () => readonly string[],
  speed: () => number = () => 1,
): void {
  $effect(() => {
    const current = match();
    const scene = current?.scene;
    if (current === undefined || scene === undefined) return;
    const last = scene.beats.length - 1;
    if (prefersReducedMotion.current && current.beat < last) {
      current.advance(last);
      return;
    }
    const beat = scene.beats[current.beat];
    if (beat === undefined) return;
    if (beat.sound !== undefined) play(beat.sound);
    if (settings.narrator && beat.say !== undefined) narrate(beat.say(names()), language.current);
    const ms = beat.ms / speed();
    const timer = setTimeout(() => current.advance(), current.isBehind ? ms / 2 : ms);
    return () => clearTimeout(timer);
  });
}

/** A tap: the scene jumps to its end, and from there to the table. */
export function hurry(match: ClientMatch): void {
  const last = (match.scene?.beats.length ?? 1) - 1;
  match.advance(Math.max(last, match.beat + 1));
}
