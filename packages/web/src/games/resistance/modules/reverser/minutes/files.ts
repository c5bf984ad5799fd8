import resistanceReverser from '@reseau/games/resistance/minutes/reverser/resistance-reverser.json' with {
  type: 'json',
};
import spyReverser from '@reseau/games/resistance/minutes/reverser/spy-reverser.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = { resistanceReverser, spyReverser } satisfies MinuteFiles;
