import { EN } from '../modules/catalogue.en.ts';
import { assemble } from './assemble.ts';
import { base } from './en/base.ts';
import type { GameWords } from './game-words.ts';

export const en = assemble(base, EN) satisfies GameWords;
