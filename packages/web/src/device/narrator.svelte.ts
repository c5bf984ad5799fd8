import type { Language } from '@reseau/protocol';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', ja: 'ja-JP' };

const CAN_SPEAK = 'speechSynthesis' in globalThis;

/** Most browsers find their voices only some time after the page has loaded. */
let voices = $state.raw<readonly SpeechSynthesisVoice[]>(CAN_SPEAK ? speechSynthesis.getVoices() : []);
if (CAN_SPEAK) {
  speechSynthesis.addEventListener?.('voiceschanged', () => {
    voices = speechSynthesis.getVoices();
  });
}

const voiceFor = (language: Language): SpeechSynthesisVoice | undefined =>
  voices.find(({ lang }) => lang.toLowerCase().startsWith(language));

/** Whether this browser can speak the language at all. */
export const hasVoice = (language: Language): boolean => voiceFor(language) !== undefined;

/** Says it aloud, after what is being said. Public things only: a whole room is listening. */
export function narrate(text: string, language: Language): void {
  if (!hasVoice(language)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = LOCALES[language];
  utterance.voice = voiceFor(language) ?? null;
  speechSynthesis.speak(utterance);
}

export function hushNarrator(): void {
  if (CAN_SPEAK) speechSynthesis.cancel();
}
