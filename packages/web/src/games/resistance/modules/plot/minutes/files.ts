import noConfidence from '@reseau/games/resistance/minutes/plot/no-confidence.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = { noConfidence } satisfies MinuteFiles;
