import { ownWords } from '../../i18n/own-words.ts';
import type { en } from './en.ts';

export const own = ownWords<typeof en>('plot');
