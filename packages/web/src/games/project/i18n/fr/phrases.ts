import type { Phrases } from '../en/phrases.ts';

export const phrases: Phrases = {
  topics: { places: 'Lieux', objects: 'Objets', together: 'Ensemble' },
  says: {
    goTo: (city) => `Je vais à ${city}`,
    meet: (city) => `Retrouvons-nous à ${city}`,
    search: (city) => `Je vais rechercher à ${city}`,
    recruit: (city) => `Je vais recruter à ${city}`,
    clear: (city) => `Il faut chasser les soldats à ${city}`,
    threatened: (city) => `L’armée marche sur ${city}`,
    base: (city) => `Je crois qu’il y a une base à ${city}`,
    need: (item) => `Il nous faut ceci : ${item}`,
    have: (item) => `J’ai ceci : ${item}`,
    giveMe: (name) => `${name}, donnez-moi ce que vous pouvez`,
    come: (name) => `${name}, venez avec moi`,
    waitForMe: 'Attendez-moi',
    notYet: 'Ne finissez pas encore le tour',
    done: 'J’ai fini',
    help: 'J’ai besoin d’aide',
    timeRunsOut: 'Le temps presse',
  },
};
