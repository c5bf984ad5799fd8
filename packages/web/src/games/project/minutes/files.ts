import army from '@reseau/games/project/minutes/army.json' with { type: 'json' };
import clues from '@reseau/games/project/minutes/clues.json' with { type: 'json' };
import heroic from '@reseau/games/project/minutes/heroic.json' with { type: 'json' };
import recruit from '@reseau/games/project/minutes/recruit.json' with { type: 'json' };
import sabotage from '@reseau/games/project/minutes/sabotage.json' with { type: 'json' };
import type { MinuteFiles } from '../../../session/minutes.ts';

export const files = { clues, sabotage, army, recruit, heroic } satisfies MinuteFiles;
