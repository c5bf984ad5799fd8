import type { BotLevel, Command } from '@reseau/protocol';
import { isHere } from '../connection/here.ts';
import { language } from '../words/catalogue.svelte.ts';

/** On this device alone everybody reads its language. At a table of several, nobody knows what the others read. */
export const addBot = (code: string, level: BotLevel): Command => ({
  do: 'addBot',
  level,
  ...(isHere(code) ? { language: language.current } : {}),
});
