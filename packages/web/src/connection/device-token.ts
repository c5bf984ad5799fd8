import { keep, kept } from '../device/storage.ts';
import { newToken } from './request-id.ts';

const KEY = 'device';
let drawn: string | undefined;

/**
 * By it a server knows that several seats are held by one browser, or that somebody was put out before. Drawn once and
 * kept; where nothing can be kept, it lasts as long as the page.
 */
export function deviceToken(): string {
  drawn ??= kept(KEY) ?? newToken();
  keep(KEY, drawn);
  return drawn;
}
