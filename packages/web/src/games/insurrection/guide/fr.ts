import { speech } from '../../../words/speech.ts';
import type { GuideWords } from './en.ts';

const { plural } = speech('fr');
const points = (count: number) => plural(count, { one: '# point', other: '# points' });
const marks = (count: number) => plural(count, { one: '# marque', other: '# marques' });

export const fr: GuideWords = {
  hints: {
    card: 'Voici vos premières cartes : trois Peuple et deux Leaders. Gardez le doigt dessus pour les voir.',
    ready:
      'Votre main gagne une carte par manche. Après six manches, on compte : le plus de points l’emporte. C’est tout. On y va ?',
    won: (mine) =>
      `${points(mine)} : la meilleure main, c’est gagné. Tournez les pages ci-dessous pour voir ce que chaque carte a rapporté.`,
    lost: (mine, best) =>
      `${mine} contre ${points(best)} : cette fois, c’est le robot. Tournez les pages : lesquelles de ses cartes comptaient ensemble ?`,
    keepLeader:
      'Gardez un Leader, l’autre retourne dans la pioche. Touchez-en un pour le lire : une carte a une ligne Bien et une ligne Mal, et une seule comptera.',
    endings:
      'Quelle ligne compte ? Si dix marques de Corruption se retrouvent au centre, le Mal gagne. Sinon, à la fin de la sixième manche, c’est le Bien.',
    choose:
      'Choisissez une carte à jouer. Elle finira au centre, alors lâchez celle qui vous vaut le moins. Le plus grand nombre joue en premier.',
    others: (name) =>
      `${name} a le plus grand nombre et prend une carte d’abord. Regardez ce qui entre dans cette main : tout le monde le sait.`,
    take: 'À vous : prenez une carte au centre. Touchez-en une : en bas, vous voyez ce que vaudrait votre main, avec le Bien et avec le Mal.',
    effect: 'Votre carte a aussi un effet. À utiliser avant de prendre une carte, ou pas : comme vous voulez.',
    betterCard: (count) =>
      `C’est pris, très bien. Mais une autre carte du centre aurait rapporté ${points(count)} de plus. Touchez-en plusieurs avant de prendre : la somme est en bas.`,
    wellTaken: 'Bien pris : rien au centre ne vous aurait rapporté davantage.',
    gaveMuch: (count) =>
      `La carte jouée valait ${points(count)} dans votre main, et la voilà au centre. Cherchez-en une qui ne vous manquera pas.`,
    sum: (good, evil) =>
      `Votre main compte ${good} si le Bien gagne et ${evil} si c’est le Mal. C’est toujours écrit au-dessus de vos cartes.`,
    forGood:
      'Votre main préfère le Bien. Aidez-le : retirez du centre les cartes marquées, ou jouez des cartes sans marque.',
    forEvil: 'Votre main préfère le Mal. Aidez-le : jouez des cartes marquées et laissez au centre celles qui y sont.',
    fedEvil: (count) =>
      `Vous laissez ${marks(count)} au centre, alors que votre main compte plus avec le Bien. Avant de valider, regardez les marques après votre coup.`,
    fedGood: (count) =>
      `Vous ramenez le centre à ${marks(count)}, alors que votre main compte plus avec le Mal. Avant de valider, regardez les marques après votre coup.`,
    near: (count) =>
      `${count} marques sur 10. Encore un tour ou deux et le Mal gagne, pour tout le monde. Cela vous arrange ? Poussez. Sinon, prenez des cartes marquées.`,
    corrupted:
      'Dix marques : le Mal a gagné. On finit la manche, et chaque tour doit désormais en laisser dix. Prenez ce qui compte avec le Mal.',
    path: 'Le pion avance à chaque manche. Sous chaque lieu, vous voyez combien de cartes il apporte au centre.',
    lastRound:
      'Dernière manche. Ce que vous prenez reste, ce que vous jouez est perdu. Quel échange rapporte le plus ?',
  },
  turns: {
    leader: 'À vous : gardez un de vos Leaders.',
    discard: 'À vous : choisissez une carte à défausser.',
    choose: 'À vous : choisissez une carte de votre main et jouez-la.',
    turn: 'À vous : choisissez une carte au centre et prenez-la.',
    put: 'À vous : dites où va la carte.',
    effect: 'À vous : utilisez l’effet de votre carte, ou passez.',
  },
  learned: {
    first: 'Chaque tour est un échange : la carte qui vous manquera le moins contre celle qui rapporte le plus.',
    second: 'Chaque carte a deux valeurs. Les marques au centre décident laquelle compte.',
    third: 'Personne n’est du Bien ou du Mal : poussez la fin qui convient à votre main.',
  },
};
