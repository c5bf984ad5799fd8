import type { LookBackWords } from './en.ts';

export const fr: LookBackWords = {
  round: (turn) => `Tour ${turn}`,
  decks: 'À venir dans les pioches',
  deck: (deck, cards) => `${deck}\u202f: ${cards.join(', ')}`,
  tokens: 'Sous les jetons',
  token: (city, who) => `${city}\u202f: ${who}`,
  nobody: 'personne',
  soldiers: {
    title: 'Les soldats sur l’île',
    how: 'Après chaque pas, dans toutes les cités ensemble.',
    reds: 'soldats rouges',
    blacks: 'irréductibles',
    say: (count) => `${count}`,
    falls: (city) => `${city} bascule pour de bon.`,
  },
  progress: {
    title: 'Les bases',
    how: 'Combien étaient trouvées, et combien détruites.',
    found: 'trouvées',
    destroyed: 'détruites',
    say: (count) => `${count}`,
    located: (city) => `Base trouvée\u202f: ${city}.`,
    sabotaged: (city) => `Base détruite\u202f: ${city}.`,
  },
  speed: {
    title: 'La vitesse de l’invasion',
    how: 'Les règles disent combien d’actions l’armée en tire\u202f; voici la vitesse elle-même.',
    name: 'vitesse',
    say: (speed) => `${speed}`,
    sped: (speed) => `L’invasion accélère\u202f: ${speed}.`,
  },
};
