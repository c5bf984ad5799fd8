import swap from '@reseau/games/resistance/minutes/sergeant/swap.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = { swap } satisfies MinuteFiles;
