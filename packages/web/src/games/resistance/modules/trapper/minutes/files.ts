import trap from '@reseau/games/resistance/minutes/trapper/trap.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = { trap } satisfies MinuteFiles;
