import { isRaw } from '@reseau/core';

/** Whether a document is meant to be the record of a match, and not a scenario. */
export const isRecord = (document: unknown): boolean => isRaw(document) && 'entries' in document;
