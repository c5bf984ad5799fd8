import { EN } from './catalogue.en.ts';
import { assemble } from './i18n/assemble.ts';
import { base } from './i18n/en/base.ts';
import type { GameWords } from './i18n/game-words.ts';

export const en = assemble(base, EN) satisfies GameWords;
