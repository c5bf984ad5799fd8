import alone from '@reseau/games/resistance/minutes/blind-spies/alone.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = { alone } satisfies MinuteFiles;
