import { FR } from '../modules/catalogue.fr.ts';
import { assemble } from './assemble.ts';
import { base } from './fr/base.ts';

export const fr = assemble(base, FR);
