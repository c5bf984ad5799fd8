import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  alone: {
    title: 'On ne vous a rien dit',
    setting:
      'Il y a deux Espions : vous, et quelqu’un qu’on ne vous a pas montré. Sur la mission 1, l’équipe était {1} et {3}, et une carte était un Échec.',
    decisions: {
      team: {
        ask: 'Vous menez la mission 2. Qui part ?',
        right:
          'C’est {1} ou {3} qui a posé l’Échec : l’autre Espion est là, et {2} et {4} sont de la Résistance. Ici, l’Échec ne peut venir que de vous.',
        wrong: {
          without: 'Il se peut alors qu’aucun Espion n’en soit. Partez aussi : votre carte est la seule certaine.',
          both: '{1} ou {3} est votre complice, qui ne vous connaît pas non plus. Deux Échecs sur trois cartes montrent bien plus qu’un.',
          maybe: '{1} ou {3} est votre complice. Si c’est le bon, deux Échecs d’un coup risquent de vous trahir.',
        },
      },
      card: {
        ask: '{2} et {4} sont de la Résistance, c’est sûr. Quelle carte ?',
        right: 'Un seul Échec, comme prévu. Et votre complice, qui n’y était pas, sait qui y était.',
        wrong: {
          held: 'Vous avez formé cette équipe pour que l’Échec ne puisse venir que de vous. Personne d’autre ne le fera.',
        },
      },
    },
    lesson:
      'Un Espion aveugle compte comme la Résistance : un Échec qui n’est pas le vôtre montre où est le complice. Puis faites échouer là où un seul se verra.',
  },
};
