import { describe, expect, test } from 'vitest';
import { en as insurrectionGuideEn } from '../games/insurrection/guide/en.ts';
import { fr as insurrectionGuideFr } from '../games/insurrection/guide/fr.ts';
import { ja as insurrectionGuideJa } from '../games/insurrection/guide/ja.ts';
import { en as revoltEn } from '../games/insurrection/i18n/en.ts';
import { fr as revoltFr } from '../games/insurrection/i18n/fr.ts';
import { ja as revoltJa } from '../games/insurrection/i18n/ja.ts';
import { en as insurrectionPastEn } from '../games/insurrection/look-back/en.ts';
import { fr as insurrectionPastFr } from '../games/insurrection/look-back/fr.ts';
import { ja as insurrectionPastJa } from '../games/insurrection/look-back/ja.ts';
import { en as revoltMinutesEn } from '../games/insurrection/minutes/en.ts';
import { fr as revoltMinutesFr } from '../games/insurrection/minutes/fr.ts';
import { ja as revoltMinutesJa } from '../games/insurrection/minutes/ja.ts';
import { en as revoltLocationsEn } from '../games/insurrection/minutes/locations/en.ts';
import { fr as revoltLocationsFr } from '../games/insurrection/minutes/locations/fr.ts';
import { ja as revoltLocationsJa } from '../games/insurrection/minutes/locations/ja.ts';
import { en as projectGuideEn } from '../games/project/guide/en.ts';
import { fr as projectGuideFr } from '../games/project/guide/fr.ts';
import { ja as projectGuideJa } from '../games/project/guide/ja.ts';
import { en as projectEn } from '../games/project/i18n/en.ts';
import { fr as projectFr } from '../games/project/i18n/fr.ts';
import { ja as projectJa } from '../games/project/i18n/ja.ts';
import { en as projectPastEn } from '../games/project/look-back/en.ts';
import { fr as projectPastFr } from '../games/project/look-back/fr.ts';
import { ja as projectPastJa } from '../games/project/look-back/ja.ts';
import { en as projectCharactersEn } from '../games/project/minutes/characters/en.ts';
import { fr as projectCharactersFr } from '../games/project/minutes/characters/fr.ts';
import { ja as projectCharactersJa } from '../games/project/minutes/characters/ja.ts';
import { en as projectMinutesEn } from '../games/project/minutes/en.ts';
import { fr as projectMinutesFr } from '../games/project/minutes/fr.ts';
import { ja as projectMinutesJa } from '../games/project/minutes/ja.ts';
import { EN as minutesEn } from '../games/resistance/catalogue.minutes.en.ts';
import { FR as minutesFr } from '../games/resistance/catalogue.minutes.fr.ts';
import { JA as minutesJa } from '../games/resistance/catalogue.minutes.ja.ts';
import { en as resistanceGuideEn } from '../games/resistance/guide/en.ts';
import { fr as resistanceGuideFr } from '../games/resistance/guide/fr.ts';
import { ja as resistanceGuideJa } from '../games/resistance/guide/ja.ts';
import { en as resistancePastEn } from '../games/resistance/look-back/en.ts';
import { fr as resistancePastFr } from '../games/resistance/look-back/fr.ts';
import { ja as resistancePastJa } from '../games/resistance/look-back/ja.ts';
import { en as gameEn } from '../games/resistance/words.en.ts';
import { fr as gameFr } from '../games/resistance/words.fr.ts';
import { ja as gameJa } from '../games/resistance/words.ja.ts';
import { en as learningEn } from '../learning/words/en.ts';
import { fr as learningFr } from '../learning/words/fr.ts';
import { ja as learningJa } from '../learning/words/ja.ts';
import { en as aroundMinutesEn } from '../minutes/words/en.ts';
import { fr as aroundMinutesFr } from '../minutes/words/fr.ts';
import { ja as aroundMinutesJa } from '../minutes/words/ja.ts';
import { en as lookBackEn } from '../replay/words/en.ts';
import { fr as lookBackFr } from '../replay/words/fr.ts';
import { ja as lookBackJa } from '../replay/words/ja.ts';
import { en as rulesEn } from '../rules/words/en.ts';
import { fr as rulesFr } from '../rules/words/fr.ts';
import { ja as rulesJa } from '../rules/words/ja.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { front as frontEn } from './front/en.ts';
import { front as frontFr } from './front/fr.ts';
import { front as frontJa } from './front/ja.ts';
import { ja } from './ja.ts';
import { isJapanese } from './letters.ts';
import type { Late } from './ran-out.ts';
import { deal as dealEn } from './seal/deal-en.ts';
import { deal as dealFr } from './seal/deal-fr.ts';
import { deal as dealJa } from './seal/deal-ja.ts';

type Spoken = readonly [path: string, text: string];
type Phrase = (...parts: readonly unknown[]) => unknown;

const LATE: Late = { isMe: true, others: ['Zoé', 'Max'] };
const SAMPLES: readonly unknown[] = [3, 'Zoé', ['Zoé', 'Max'], LATE];
const COUNTS = [0, 1, 2, 5];

const isSpoken = (said: unknown): said is string => typeof said === 'string' && !/undefined|NaN|object/.test(said);

/** All that a phrase can say. Types are gone by now, so it is tried with numbers, names and lists until it speaks. */
function say(path: string, phrase: Phrase): readonly Spoken[] {
  let tries: readonly (readonly unknown[])[] = [[]];
  for (let part = 0; part < phrase.length; part += 1) {
    tries = tries.flatMap((parts) => SAMPLES.map((sample) => [...parts, sample]));
  }
  for (const parts of tries) {
    const said = attempt(phrase, parts);
    if (!isSpoken(said)) continue;
    const counted = COUNTS.map((count) => parts.map((part) => (typeof part === 'number' ? count : part)));
    return counted.map((some) => [`${path}(${some.join(', ')})`, String(attempt(phrase, some))] as const);
  }
  throw new Error(`catalogue: ${path} says nothing that can be read`);
}

function attempt(phrase: Phrase, parts: readonly unknown[]): unknown {
  try {
    return phrase(...parts);
  } catch {
    return undefined;
  }
}

function spokenIn(words: object, path = ''): readonly Spoken[] {
  return Object.entries(words).flatMap(([key, value]: readonly [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[here, value] as const];
    if (typeof value === 'function') return say(here, value as Phrase);
    return spokenIn(value as object, here);
  });
}

const keysIn = (words: object): readonly string[] =>
  Object.entries(words).flatMap(([key, value]: readonly [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysIn(value).map((inner) => `${key}.${inner}`) : [key],
  );

const BOOKS = [
  ['a deal', { en: dealEn, fr: dealFr, ja: dealJa }],
  ['app', { en, fr, ja }],
  ['the start page and the door', { en: frontEn, fr: frontFr, ja: frontJa }],
  ['looking back', { en: lookBackEn, fr: lookBackFr, ja: lookBackJa }],
  ['the rules', { en: rulesEn, fr: rulesFr, ja: rulesJa }],
  ['Insurrection, looked back at', { en: insurrectionPastEn, fr: insurrectionPastFr, ja: insurrectionPastJa }],
  ['Project: Resistance, looked back at', { en: projectPastEn, fr: projectPastFr, ja: projectPastJa }],
  ['The Resistance, looked back at', { en: resistancePastEn, fr: resistancePastFr, ja: resistancePastJa }],
  ['the minutes', { en: aroundMinutesEn, fr: aroundMinutesFr, ja: aroundMinutesJa }],
  ['minutes of Insurrection', { en: revoltMinutesEn, fr: revoltMinutesFr, ja: revoltMinutesJa }],
  ['minutes of advanced locations', { en: revoltLocationsEn, fr: revoltLocationsFr, ja: revoltLocationsJa }],
  ['minutes of Project: Resistance', { en: projectMinutesEn, fr: projectMinutesFr, ja: projectMinutesJa }],
  ['minutes of characters', { en: projectCharactersEn, fr: projectCharactersFr, ja: projectCharactersJa }],
  ['minutes of The Resistance', { en: minutesEn, fr: minutesFr, ja: minutesJa }],
  ['guided games', { en: learningEn, fr: learningFr, ja: learningJa }],
  ['Insurrection, guided', { en: insurrectionGuideEn, fr: insurrectionGuideFr, ja: insurrectionGuideJa }],
  ['Project: Resistance, guided', { en: projectGuideEn, fr: projectGuideFr, ja: projectGuideJa }],
  ['The Resistance, guided', { en: resistanceGuideEn, fr: resistanceGuideFr, ja: resistanceGuideJa }],
  ['The Resistance', { en: gameEn, fr: gameFr, ja: gameJa }],
  ['Insurrection', { en: revoltEn, fr: revoltFr, ja: revoltJa }],
  ['Project: Resistance', { en: projectEn, fr: projectFr, ja: projectJa }],
] as const;

/** Words that English and French spell alike. */
const ALIKE = new Set(
  (
    'animal assassin camouflage centre certain com commando communication corruption ha initiative insurrection leader leaders licences ' +
    'menu mil min mission missions modules moment n ne normal notes oh pause phrases point points s se secret table total village vote'
  ).split(' '),
);
/** Names of people and places, of games, and those that phrases are tried with. */
const NAMED = /^cities[.]|^allies[.]|^characters[.].*[.]name$|^about[.]fan$|^names[.]|^guest$/;
const ENGLISH = /(?<![\p{L}’-])(the|and|of|with|your|you|is|are|to|for|by|this|that|not|from)(?![\p{L}’-])/iu;

describe.each(BOOKS)('the catalogue of %s', (_, { en: english, fr: french, ja: japanese }) => {
  test('has the same keys in every language', () => {
    expect(keysIn(french)).toEqual(keysIn(english));
    expect(keysIn(japanese)).toEqual(keysIn(english));
  });

  const offences = (words: object, isWrong: (text: string) => boolean): readonly Spoken[] =>
    spokenIn(words).filter(([, text]) => isWrong(text));

  test.each([
    ['en', english],
    ['fr', french],
    ['ja', japanese],
  ] as const)('%s: nothing is empty, untrimmed or typed with straight quotes', (_language, words) => {
    expect(offences(words, (text) => text === '' || text.trim() !== text || /["']|[.]{3}/.test(text))).toEqual([]);
  });

  test('French sets a narrow no-break space before ; : ! ? » and after «', () => {
    expect(offences(french, (text) => /(?<!\u202f)[;:!?»]|«(?!\u202f)/.test(text))).toEqual([]);
  });

  test('French has no English left in it: what is the same in both is a word of both', () => {
    const inEnglish = new Map(spokenIn(english));
    const isOfBoth = (text: string) =>
      [...text.replaceAll(/Zoé|Max|Z, o, é/g, '').matchAll(/\p{L}+/gu)].every(([word]) =>
        ALIKE.has(word.toLowerCase()),
      );
    const isLeft = ([path, text]: Spoken) =>
      !NAMED.test(path) && (ENGLISH.test(text) || (inEnglish.get(path) === text && !isOfBoth(text)));
    expect(spokenIn(french).filter(isLeft)).toEqual([]);
  });

  test('French addresses the reader as vous', () => {
    expect(offences(french, (text) => /(?<![\p{L}’])(tu|toi|ton|ta|tes)(?!\p{L})/iu.test(text))).toEqual([]);
  });

  test('Japanese leaves no Latin words but names, and no Latin punctuation', () => {
    const named =
      /Réseau|RESEAU|Svelte|Valibot|uqr|Stardos Stencil|Inter|Grenze|Noto Sans JP|MIT|SIL|SHA|QR|Wi-Fi|HOST|PUBLIC_URL|Zoé|Max/g;
    const isForeign = (text: string) => {
      const own = text.replaceAll(named, '');
      // Names alone, one after the other, are set apart as Japanese does it.
      return own !== '、' && (!isJapanese(text) || /[A-Za-zÀ-ÿ]{2}|[!?,;]/.test(own));
    };
    expect(offences(japanese, isForeign)).toEqual([]);
  });
});
