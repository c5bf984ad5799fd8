import type { Character } from '@reseau/games/project';
import adams from '@reseau/games/project/minutes/characters/adams.json' with { type: 'json' };
import ambler from '@reseau/games/project/minutes/characters/ambler.json' with { type: 'json' };
import caygill from '@reseau/games/project/minutes/characters/caygill.json' with { type: 'json' };
import courtenay from '@reseau/games/project/minutes/characters/courtenay.json' with { type: 'json' };
import grazzini from '@reseau/games/project/minutes/characters/grazzini.json' with { type: 'json' };
import llewellyn from '@reseau/games/project/minutes/characters/llewellyn.json' with { type: 'json' };
import maddocks from '@reseau/games/project/minutes/characters/maddocks.json' with { type: 'json' };
import randles from '@reseau/games/project/minutes/characters/randles.json' with { type: 'json' };
import stark from '@reseau/games/project/minutes/characters/stark.json' with { type: 'json' };
import tasker from '@reseau/games/project/minutes/characters/tasker.json' with { type: 'json' };
import type { MinuteFile } from '../../../../session/minutes.ts';

/** One for every character that somebody can lead. */
export const files = {
  stark,
  tasker,
  llewellyn,
  courtenay,
  ambler,
  grazzini,
  caygill,
  adams,
  maddocks,
  randles,
} satisfies Readonly<Record<Character, MinuteFile>>;
