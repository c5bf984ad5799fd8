import type { Language } from '@reseau/protocol';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', ja: 'ja-JP' };

const voiceFor = (language: Language): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language));

/** Whether this browser can speak the language at all. */
export const hasVoice = (language: Language): boolean =>
  'speechSynthesis' in globalThis && voiceFor(language) !== undefined;

/** Says it aloud, after what is being said. Public things only: a whole room is listening. */
export function narrate(text: string, language: Language): void {
  if (!hasVoice(language)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = LOCALES[language];
  utterance.voice = voiceFor(language) ?? null;
  speechSynthesis.speak(utterance);
}

export function hushNarrator(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}
