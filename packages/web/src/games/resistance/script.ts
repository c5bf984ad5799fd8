import { resistance } from '@reseau/games';
import { sentences } from '../../i18n/sentences.ts';
import type { GameWords } from './i18n/en.ts';

type Script = GameWords['script'];
type Exception = 'blindSpy' | 'rogue' | 'spyDefector' | 'deepAgentShut' | 'deepCover' | 'falseCommander';

/** The lines of the reveal at such a table, in the order in which they are read. */
export function scriptOf(setup: resistance.Setup, script: Script): readonly string[] {
  const { modules, extras } = setup;
  const made = resistance.SEAT_COUNTS.map((seats) => resistance.setUp(seats, setup)).find(({ ok }) => ok);
  const lines = made?.ok === true ? made.game.lines : [];
  const isBlind = modules.includes('blindSpies');
  const exceptions: Readonly<Record<string, readonly (readonly [boolean, Exception])[]>> = {
    spies: [
      [extras.includes('blindSpy'), 'blindSpy'],
      [extras.includes('spyRogue'), 'rogue'],
      [modules.includes('defector'), 'spyDefector'],
      [extras.includes('deepAgent'), 'deepAgentShut'],
    ],
    commander: [[extras.includes('deepCover'), 'deepCover']],
    bodyGuard: [[extras.includes('falseCommander'), 'falseCommander']],
  };
  const said = lines.map((line) => {
    if (line === 'spies' && isBlind) return script.blind;
    const also = (exceptions[line] ?? []).flatMap(([applies, word]) => (applies ? [script[word]] : []));
    return sentences(script[line], ...also);
  });
  return [script.close, ...said, script.open];
}
