import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  commander: {
    title: 'Vous en savez trop',
    setting:
      'Vous êtes le Commandant : {3} et {4} sont les Espions, on vous les a montrés. La mission 1 avec {0} et {3} a réussi : {3} attend son heure.',
    decisions: {
      team: {
        ask: 'Vous menez la mission 2. Qui part ?',
        right: 'Une équipe propre, que n’importe qui aurait pu proposer. Trois Succès.',
        wrong: {
          spy: 'On vous a montré {3} et {4} : avec l’un des deux, elle peut être sabotée. C’est à vous de les tenir à l’écart.',
        },
      },
      vote: {
        ask: '{2} veut emmener {3} en mission 3. Votre vote ?',
        right:
          'Équipe rejetée, et d’autres ont dit non aussi. C’est le refus le plus sûr : l’Assassin guette qui a toujours raison.',
        wrong: {
          approved: '{3} l’a fait échouer. Vous le saviez. Un refus en dit un peu, mais d’autres doutaient aussi.',
        },
      },
    },
    lesson:
      'Servez-vous de ce que vous savez, mais avec une raison que tous pourraient avoir. Si l’Assassin vous trouve à la fin, trois réussites ne valent plus rien.',
  },
  bodyGuard: {
    title: 'Une personne sûre',
    setting:
      'Vous êtes le Garde du corps : on vous a montré que {0} est le Commandant. Vous menez la mission 1, une équipe de deux.',
    decisions: {
      team: {
        ask: 'Qui part ?',
        right: '{0} et vous : les deux seules certitudes, et la mission réussit.',
        wrong: {
          without: 'Vous aviez une certitude, et {0} reste ici. N’importe qui d’autre peut être Espion.',
          self: '{0} est fiable, l’autre peut-être pas. Vous avez deux certitudes : {0} et vous.',
        },
      },
      vote: {
        ask: '{3} veut envoyer {0}, {1} et {3} en mission 2. Votre vote ?',
        right:
          'Équipe rejetée. Un non ferme, comme si on vous avait tout montré : que l’Assassin s’interroge sur vous, pas sur {0}.',
        wrong: {
          approved:
            'Échec. Vous ne saviez rien sur {3}, et un Garde du corps qui suit les autres ne détourne aucun regard.',
        },
      },
    },
    lesson:
      'L’Assassin ne désigne qu’une personne. Faites comme si vous saviez ce que sait {0}, pour que ce soit vous.',
  },
  assassin: {
    title: 'Qui savait ?',
    setting:
      'Trois missions ont réussi, et vous, l’Assassin, sortez de l’ombre. {4} est votre complice ; {0}, {1} ou {2} est le Commandant.',
    decisions: {
      strike: {
        ask: 'Relisez les votes. Qui visez-vous ?',
        right:
          'Le Commandant. {1} a dit non à la première équipe, la vôtre, puis à celle avec {4}, et en a mené une propre : trop de bonnes intuitions.',
        wrong: {
          fellow: '{4} est Espion, on vous l’a montré. Le Commandant est dans la Résistance.',
          other:
            'Ce n’est pas le Commandant : la première équipe, avec vous, avait son accord. {1} l’a rejetée avant qu’on puisse rien savoir.',
        },
      },
    },
    lesson:
      'Le Commandant doit se servir de ce qu’il sait. Cherchez qui était contre un Espion avant d’avoir une raison de l’être.',
  },
  falseCommander: {
    title: 'Jouez le rôle',
    setting:
      'Vous êtes le Faux Commandant : le Garde du corps vous voit, avec le vrai Commandant, et ne peut vous distinguer. {3} est votre complice, et {1} veut partir avec {3}.',
    decisions: {
      vote: {
        ask: 'Que votez-vous pour cette équipe ?',
        right:
          'Le Commandant dirait non, et vous aussi. L’équipe est partie quand même, et le Garde du corps ne vous distingue toujours pas.',
        wrong: {
          approved:
            'Le Commandant a dit non, et vous oui : le Garde du corps sait maintenant qui est qui. L’équipe serait partie sans votre voix.',
        },
      },
    },
    lesson:
      'Quand votre voix ne compte pas, votez comme le Commandant, contre votre camp. Laissez les autres approuver les Espions.',
  },
  deepCover: {
    title: 'Le Commandant vous fait confiance',
    setting:
      'Vous êtes l’Agent infiltré : {4} est votre complice, mais le Commandant ne vous voit pas. {0} vous emmène en mission 1.',
    decisions: {
      first: {
        ask: 'Quelle carte posez-vous ?',
        right: 'On vous fait confiance, et le Commandant, qui ne voit que {4}, n’a rien contre vous.',
        wrong: {
          failed:
            'C’était vous ou {0}. Votre avantage était de rester dans l’ombre, et il est perdu dès la première mission.',
        },
      },
      second: {
        ask: 'Mission 2 avec {0} et {1}, sans {4}. Quelle carte ?',
        right: 'Un Échec, et le Commandant, qui vous fait confiance, regarde les autres.',
        wrong: {
          held: 'Deux réussites pour eux, et personne n’enverra {4}. La confiance est faite pour être dépensée.',
        },
      },
    },
    lesson:
      'Il manque un Espion à la liste du Commandant : vous. Gagnez d’abord la confiance, puis dépensez-la sur une mission à plusieurs suspects.',
  },
  blindSpy: {
    title: 'Trouvez votre complice',
    setting:
      'Vous êtes l’Espion aveugle : on ne vous a montré personne, et aucun Espion ne vous connaît. En mission 1, avec {4}, vous avez posé un Succès, et pourtant une carte était un Échec.',
    decisions: {
      vote: {
        ask: '{1} veut envoyer {1}, {2} et {4} en mission 2. Votre vote ?',
        right:
          'Approuvée, et ratée. L’Échec de la mission 1 n’était pas le vôtre : {4} est votre complice, et toute équipe avec {4} vous convient.',
        wrong: {
          rejected:
            'L’équipe n’est pas partie, ni l’échec avec elle. Vous aviez posé un Succès en mission 1 : l’Échec venait donc de votre complice, {4}.',
        },
      },
    },
    lesson:
      'Personne ne vous montre votre complice, mais les missions le font : un Échec qui n’est pas le vôtre a un auteur. Aidez dans l’ombre.',
  },
};
