import resistance from '@reseau/games/resistance/minutes/base/resistance.json' with { type: 'json' };
import spy from '@reseau/games/resistance/minutes/base/spy.json' with { type: 'json' };
import type { MinuteFiles } from '../../../session/minutes.ts';

export const files = { resistance, spy } satisfies MinuteFiles;
