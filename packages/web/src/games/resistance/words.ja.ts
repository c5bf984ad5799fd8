import { JA } from './catalogue.ja.ts';
import { assemble } from './i18n/assemble.ts';
import { base } from './i18n/ja/base.ts';

export const ja = assemble(base, JA);
