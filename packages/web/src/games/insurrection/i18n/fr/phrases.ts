import type { Phrases } from '../en/phrases.ts';

export const phrases: Phrases = {
  topics: { cards: 'Cartes', corruption: 'Bien et Mal', rivals: 'Les autres' },
  says: {
    collect: (icon) => `Je réunis les symboles ${icon}`,
    leaves: (icon) => `Je mettrai des symboles ${icon} au centre`,
    leaveIt: 'Laissez-moi cette carte',
    haveIt: 'Je vous laisse cette carte',
    tooCorrupt: 'Il y a trop de Corruption au centre',
    iTakeMarks: 'Je prendrai une carte avec Corruption',
    takeMarks: (name) => `${name}, prenez une carte avec Corruption`,
    forGood: 'Je joue pour le Bien',
    forEvil: 'Je joue pour le Mal',
    isForEvil: (name) => `${name} joue pour le Mal`,
    leads: (name) => `${name} est en tête`,
    denies: (name) => `Ne laissez pas à ${name} ce qui lui manque`,
    sameCards: (name) => `${name} et moi voulons les mêmes cartes`,
  },
};
