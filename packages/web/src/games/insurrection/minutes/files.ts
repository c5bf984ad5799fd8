import eliminate from '@reseau/games/insurrection/minutes/eliminate.json' with { type: 'json' };
import evil from '@reseau/games/insurrection/minutes/evil.json' with { type: 'json' };
import look from '@reseau/games/insurrection/minutes/look.json' with { type: 'json' };
import take from '@reseau/games/insurrection/minutes/take.json' with { type: 'json' };
import type { MinuteFiles } from '../../../session/minutes.ts';

export const files = { take, eliminate, look, evil } satisfies MinuteFiles;
