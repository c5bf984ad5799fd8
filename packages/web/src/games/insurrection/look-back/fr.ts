import type { LookBackWords } from './en.ts';

export const fr: LookBackWords = {
  round: (round) => `Manche ${round}`,
  now: 'À ce moment',
  hands: 'Dans les mains',
  hand: (who, cards) => `${who}\u202f: ${cards.join(', ')}`,
  noHand: (who) => `${who}\u202f: rien`,
  piles: 'À venir dans les pioches',
  people: (cards) => `Peuple\u202f: ${cards.join(', ')}`,
  leaders: (cards) => `Leaders\u202f: ${cards.join(', ')}`,
  dealt: (who, cards) => `${who} reçoit ${cards.join(', ')}.`,
  drew: (who, card) => `${who} pioche ${card}.`,
  saw: (who, card) => `${who} voit ${card} sur la pioche.`,
  buried: (card) => `${card} passe sous sa pioche.`,
  worth: {
    good: 'La valeur de chaque main si le Bien l’emporte',
    evil: 'La valeur de chaque main si le Mal l’emporte',
    how: 'Comptée selon les règles, comme si la partie s’était arrêtée à ce moment.',
    points: (points) => `${points}`,
    leads: (who) => `${who} prend la tête.`,
  },
};
