import type { Bye } from '../connection/connection.ts';
import { app } from '../words/app.ts';
import { front } from '../words/front.ts';

/** Why the table lets nobody in at present, where it is not the line that is broken. */
export function hindranceWords(bye: Bye | undefined): string | undefined {
  if (bye === 'cannotStore') return app.words.line.unsaved;
  return bye === 'damaged' ? front.words.errors.damaged : undefined;
}
