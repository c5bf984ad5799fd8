import aim from '@reseau/games/resistance/minutes/targeting/aim.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = { aim } satisfies MinuteFiles;
