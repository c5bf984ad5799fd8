import { phraseReader } from '@reseau/core';
import type { RecordRules } from '@reseau/games';
import { PHRASES, readEntry, setUp } from '@reseau/games/project';

export const RECORDS: RecordRules = { setUp, entry: readEntry, phrase: phraseReader(PHRASES) };
