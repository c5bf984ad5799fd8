import coordinator from '@reseau/games/resistance/minutes/hunter/coordinator.json' with { type: 'json' };
import deepAgent from '@reseau/games/resistance/minutes/hunter/deep-agent.json' with { type: 'json' };
import dummyAgent from '@reseau/games/resistance/minutes/hunter/dummy-agent.json' with { type: 'json' };
import pretender from '@reseau/games/resistance/minutes/hunter/pretender.json' with { type: 'json' };
import resistanceChief from '@reseau/games/resistance/minutes/hunter/resistance-chief.json' with { type: 'json' };
import resistanceHunter from '@reseau/games/resistance/minutes/hunter/resistance-hunter.json' with { type: 'json' };
import spyChief from '@reseau/games/resistance/minutes/hunter/spy-chief.json' with { type: 'json' };
import spyHunter from '@reseau/games/resistance/minutes/hunter/spy-hunter.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = {
  resistanceChief,
  resistanceHunter,
  dummyAgent,
  coordinator,
  pretender,
  spyChief,
  spyHunter,
  deepAgent,
} satisfies MinuteFiles;
