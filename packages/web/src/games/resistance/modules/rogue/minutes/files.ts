import resistanceRogue from '@reseau/games/resistance/minutes/rogue/resistance-rogue.json' with { type: 'json' };
import spyRogue from '@reseau/games/resistance/minutes/rogue/spy-rogue.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = { resistanceRogue, spyRogue } satisfies MinuteFiles;
