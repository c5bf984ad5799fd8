import { speech } from '../../../../words/speech.ts';
import type { BasePhrases, PhraseTopics } from '../phrase-words.ts';

const { list } = speech('fr');

export const topics: PhraseTopics = {
  people: 'Personnes',
  team: 'Équipe',
  vote: 'Vote',
  mission: 'Mission',
  powers: 'Pouvoirs',
};

export const phrases: BasePhrases = {
  trust: (name) => `Je fais confiance à ${name}`,
  suspect: (name) => `Je soupçonne ${name}`,
  isResistance: (name) => `${name} est de la Résistance`,
  isSpy: (name) => `${name} est du côté des Espions`,
  spyAmong: (names) => `Il y a un Espion parmi ${list(names)}`,
  iAmResistance: 'Je suis de la Résistance',
  takeMe: 'Prenez-moi dans l’équipe',
  take: (name) => `Prenez ${name} dans l’équipe`,
  leaveOut: (name) => `Laissez ${name} de côté`,
  sameTeam: 'Envoyez la même équipe',
  newTeam: 'Essayons une autre équipe',
  willApprove: 'Je vais approuver',
  willReject: 'Je vais rejeter',
  approve: 'Approuvons cette équipe',
  reject: 'Rejetons cette équipe',
  whyApproved: (name) => `${name}, pourquoi avoir approuvé ?`,
  whyRejected: (name) => `${name}, pourquoi avoir rejeté ?`,
  notMine: 'L’Échec n’était pas de moi',
  meOr: (name) => `C’était ${name} ou moi, et ce n’était pas moi`,
  clean: 'J’ai joué Succès',
  sawResistance: (name) => `J’ai regardé ${name} : Résistance`,
  sawSpy: (name) => `J’ai regardé ${name} : Espion`,
  lookAt: (name) => `Regardez ${name}`,
};
