import { FR } from './catalogue.fr.ts';
import { assemble } from './i18n/assemble.ts';
import { base } from './i18n/fr/base.ts';

export const fr = assemble(base, FR);
