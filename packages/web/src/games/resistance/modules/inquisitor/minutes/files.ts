import look from '@reseau/games/resistance/minutes/inquisitor/look.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = { look } satisfies MinuteFiles;
