import closeEye from '@reseau/games/resistance/minutes/plot/close-eye.json' with { type: 'json' };
import noConfidence from '@reseau/games/resistance/minutes/plot/no-confidence.json' with { type: 'json' };
import openUp from '@reseau/games/resistance/minutes/plot/open-up.json' with { type: 'json' };
import opinionMaker from '@reseau/games/resistance/minutes/plot/opinion-maker.json' with { type: 'json' };
import spotlight from '@reseau/games/resistance/minutes/plot/spotlight.json' with { type: 'json' };
import strongLeader from '@reseau/games/resistance/minutes/plot/strong-leader.json' with { type: 'json' };
import takeResponsibility from '@reseau/games/resistance/minutes/plot/take-responsibility.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../../session/minutes.ts';

export const files = {
  noConfidence,
  openUp,
  opinionMaker,
  closeEye,
  takeResponsibility,
  spotlight,
  strongLeader,
} satisfies MinuteFiles;
