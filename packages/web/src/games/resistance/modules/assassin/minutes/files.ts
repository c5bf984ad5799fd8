import assassin from '@reseau/games/resistance/minutes/assassin/assassin.json' with { type: 'json' };
import blindSpy from '@reseau/games/resistance/minutes/assassin/blind-spy.json' with { type: 'json' };
import bodyGuard from '@reseau/games/resistance/minutes/assassin/body-guard.json' with { type: 'json' };
import commander from '@reseau/games/resistance/minutes/assassin/commander.json' with { type: 'json' };
import deepCover from '@reseau/games/resistance/minutes/assassin/deep-cover.json' with { type: 'json' };
import falseCommander from '@reseau/games/resistance/minutes/assassin/false-commander.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = { commander, bodyGuard, assassin, falseCommander, deepCover, blindSpy } satisfies MinuteFiles;
