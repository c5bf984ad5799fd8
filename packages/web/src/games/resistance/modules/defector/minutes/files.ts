import resistanceDefector from '@reseau/games/resistance/minutes/defector/resistance-defector.json' with {
  type: 'json',
};
import spyDefector from '@reseau/games/resistance/minutes/defector/spy-defector.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = { resistanceDefector, spyDefector } satisfies MinuteFiles;
