import { speech } from '../../../words/speech.ts';
import type { LookBackWords } from './en.ts';

const { list } = speech('fr');

export const fr: LookBackWords = {
  round: (round) => `Manche ${round}`,
  now: 'À ce moment',
  characters: 'Qui était qui',
  cards: 'Qui a posé quoi',
  dealt: (who, character) => `${who}\u202f: ${character}`,
  becomes: (who, character) => `${who} devient ${character}.`,
  shown: (who, others) => `${who} voit ${list(others)}.`,
  shownNobody: (who) => `${who} ne voit personne.`,
  learned: {
    resistance: (who, about) => `${who} apprend ceci\u202f: ${about} sert la Résistance.`,
    spy: (who, about) => `${who} apprend ceci\u202f: ${about} est Espion.`,
  },
  played: (who, card) => `${who} pose ${card}.`,
  saw: (who, of, card) => `${who} voit la carte posée par ${of}\u202f: ${card}.`,
  mission: (mission, cards) => `Mission ${mission}\u202f: ${cards.join(', ')}`,
  card: (who, card) => `${who} ${card}`,
  aside: (who, card, token) => `${who} ${card} (${token})`,
  belief: {
    title: 'La probabilité que chacun soit Espion',
    how: 'Ce que croit un observateur idéal, qui connaît les règles et ne voit que la table. Il tient pour acquis qu’un Espion pose Échec quatre fois sur cinq, et qu’il approuve trois équipes sur quatre avec un Espion, une sur quatre sans. Les personnages des modules comptent par leur camp\u202f; ce qu’ils savent est laissé de côté.',
    turn: (what, who, from, to) => `${what} ${who}\u202f: de ${Math.round(from * 100)} à ${Math.round(to * 100)} %.`,
    mission: (mission, fails) => `Mission ${mission}, échecs\u202f: ${fails}.`,
    vote: 'Un vote.',
  },
};
