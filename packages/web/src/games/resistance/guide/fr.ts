import { speech } from '../../../words/speech.ts';
import type { GuideWords } from './en.ts';

const { plural, list } = speech('fr');
const fails = (count: number) => plural(count, { one: 'Un Échec', other: '# Échecs' });

export const fr: GuideWords = {
  hints: {
    card: 'Cinq à table, dont deux Espions. Gardez le doigt sur votre carte pour voir votre camp. Personne d’autre ne la voit.',
    ready:
      'Vous êtes de la Résistance. Les deux Espions se connaissent ; vous, encore personne. Tout le jeu est là : découvrir à qui se fier.',
    fourRejected:
      'Quatre équipes rejetées de suite. Une de plus et les Espions gagnent aussitôt. Approuvez : mieux vaut une équipe douteuse que pas d’équipe.',
    leads: (leader, size) =>
      `Trois missions réussies et vous gagnez ; trois échouées, et ce sont les Espions. ${leader} mène la première et choisit ${size} personnes.`,
    firstVote: (leader, team) =>
      `${leader} veut envoyer ${list(team)}. Choisissez Approuvé ou Rejeté, puis validez votre vote. Il faut plus de la moitié des voix.`,
    approvedFirst: (yes) =>
      `${yes} voix pour sur 5 : l’équipe part. Regardez qui a dit quoi : les votes sont à découvert, et les Espions votent aussi.`,
    rejectedFirst: (no) =>
      `${no} voix contre sur 5 : personne ne part, et la personne suivante mène. Attention : cinq équipes rejetées de suite, et les Espions gagnent.`,
    playCard:
      'Vous partez en mission. La Résistance joue toujours Succès ; seul un Espion peut jouer Échec. Choisissez votre carte, puis posez-la face cachée.',
    stayHome: (team) =>
      `Cette fois sans vous. ${list(team)} posent chacun une carte face cachée. On les mélange : personne ne sait qui a joué quoi.`,
    yourLead: (size) =>
      `À vous de mener. Touchez ${size} personnes, puis soumettez l’équipe au vote. Un conseil : vous n’avez de certitude que sur vous.`,
    withoutMe:
      'Vous ne faites pas partie de votre propre équipe. C’est permis, mais avec vous, elle compte un inconnu de moins. La prochaine fois, commencez par vous.',
    withMe: 'Vous êtes de votre équipe : bien vu. Voilà une place sans aucun doute.',
    firstSuccess: 'Mission réussie. Mais prudence : un Espion peut jouer Succès au début, juste pour paraître honnête.',
    firstFail: (team, count) =>
      `${fails(count)}. Parmi ces personnes, il y a donc ${plural(count, { one: 'au moins un Espion', other: '# Espions' })} : ${list(team)}. Méfiance désormais.`,
    certainSpy: (names) =>
      `En recoupant les missions, une seule réponse reste : ${list(names)}, ${plural(names.length, { one: 'c’est un Espion', other: 'ce sont les Espions' })}. Plus jamais dans une équipe.`,
    cleared: (names) =>
      `Autre conséquence : ${list(names)}, ${plural(names.length, { one: 'ce n’est pas un Espion', other: 'ce ne sont pas des Espions' })}. Vous savez maintenant qui emmener.`,
    trustedSpy: (names) =>
      `Vous avez approuvé une équipe avec ${list(names)}, et les missions le disent : c’est un Espion. Avant de voter, regardez qui était d’une mission échouée.`,
    trustedFailed: (names) =>
      `Vous avez approuvé une équipe avec ${list(names)}, tout juste de retour d’une mission échouée. Cela peut aller, mais un visage neuf serait moins risqué.`,
    refusedOwn:
      'Vous avez rejeté une équipe dont vous étiez, sans personne à soupçonner. Difficile de trouver mieux : approuvez celles-là.',
    backers: (names) =>
      `Sans en être, ${list(names)} ${plural(names.length, { one: 'a voté', other: 'ont voté' })} pour l’équipe qui a échoué. Les Espions aiment envoyer l’un des leurs. Pas une preuve, mais à retenir.`,
    approvesAll:
      'Vous avez approuvé toutes les équipes jusqu’ici. Dire non coûte peu : la personne suivante mène, et vous voyez comment votent les autres.',
    rejectsAll:
      'Vous avez rejeté toutes les équipes jusqu’ici. Trop de méfiance sert aussi les Espions : cinq équipes de suite, et ils gagnent.',
    papers: 'Qui a voté quoi, déjà ? Tout est noté dans le registre : chaque équipe, chaque vote, chaque mission.',
    oneMore: 'Deux succès : encore un et c’est gagné. Les Espions ne peuvent plus se cacher, il leur faut jouer Échec.',
    lastStand:
      'Deux échecs : encore un et les Espions gagnent. N’approuvez plus que des équipes contre lesquelles aucune mission échouée ne parle.',
    won: (spies) =>
      `Trois succès : c’est gagné. Les Espions : ${list(spies)}. L’aviez-vous deviné ? Relisez leurs votes.`,
    lost: (spies) =>
      `Cette fois, les Espions gagnent. C’étaient ${list(spies)}. Regardez quelles équipes ils ont approuvées : c’est là qu’ils se trahissent.`,
  },
  turns: {
    propose: 'À vous : choisissez l’équipe et soumettez-la au vote.',
    vote: 'À vous : approuvez l’équipe ou rejetez-la, puis validez votre vote.',
    play: 'À vous : choisissez votre carte et posez-la face cachée.',
  },
  learned: {
    first: 'Seule votre carte est certaine. Tout le reste se lit dans les équipes, les votes et les missions.',
    second: 'Une mission échouée désigne tous ceux qui en étaient. Recoupez-en deux, et souvent un seul nom reste.',
    third: 'Rejetez tant que c’est sans risque, approuvez quand il le faut : la cinquième équipe doit partir.',
  },
};
