import type { COMMON_PHRASES } from '@reseau/core';
import type { AddedPhrase, PHRASES } from '@reseau/games/resistance';
import type { PhraseWords, TopicWords } from '../../../words/phrase-words.ts';

type Sorts = (typeof PHRASES)['all'];

/** All but what is said in any game. */
export type OwnPhrases = PhraseWords<Omit<Sorts, keyof typeof COMMON_PHRASES>>;

/** What some modules have in common, the base says for all of them. */
type Shared = 'sawResistance' | 'sawSpy' | 'lookAt';

export type AddedPhrases = PhraseWords<Pick<Sorts, Exclude<AddedPhrase, Shared>>>;
export type BasePhrases = Omit<OwnPhrases, keyof AddedPhrases>;
export type PhraseTopics = TopicWords<Sorts>;
