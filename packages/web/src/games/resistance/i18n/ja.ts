import { JA } from '../modules/catalogue.ja.ts';
import { assemble } from './assemble.ts';
import { base } from './ja/base.ts';

export const ja = assemble(base, JA);
