import type { examples as Examples } from '../en/examples.ts';

export const examples = {
  characters: {
    resistance: 'La mission 2 échoue sans vous : l’un des trois partants a menti. Vous en tenez compte en votant.',
    spy: 'Vous posez Succès à la première mission, on vous fait confiance, et vous posez Échec au bon moment.',
    resistanceReverser:
      'Il y a un Échec à côté de vous, vous en jureriez. Vous posez Inversion : la mission est sauvée.',
    spyReverser: 'Toute l’équipe semble loyale. Votre Inversion change un succès certain en échec, sans un seul Échec.',
    resistanceRogue:
      'Vous posez Succès Renégat à la mission 2, puis à la mission 4, le troisième succès : la victoire n’est qu’à vous.',
    spyRogue: 'Vous posez Échec à la mission 1, puis à la 5, le troisième échec : même les Espions ont perdu.',
    commander:
      'Vous savez que Dov est un Espion. Vous rejetez une de ses équipes et laissez passer l’autre, pour ne pas vous trahir.',
    bodyGuard: 'Vous parlez comme si vous saviez tout. L’Assassin vous vise, et le Commandant survit.',
    assassin:
      'Eve ne s’est jamais trompée sur une équipe. Vous la désignez : c’était le Commandant, les Espions gagnent.',
    falseCommander:
      'Le Garde du corps voit deux pouces, le vôtre et celui d’Eve, et risque de protéger la mauvaise personne.',
    deepCover: 'Le Commandant laisse passer une équipe parce que vous semblez fiable. Votre Échec sort de nulle part.',
    blindSpy: 'Un autre Espion et vous posez chacun un Échec : aucun ne savait que l’autre en était.',
    resistanceChief:
      'Ben vous interroge : vous devez lui montrer que vous êtes un Chef. S’il est Espion, on vous traque.',
    resistanceHunter:
      'Dov a couvert Gil toute la soirée. Au troisième succès, vous accusez Gil : un Chef espion, c’est gagné.',
    dummyAgent:
      'On vous interroge, vous répondez en Chef. Le Chasseur espion vous accuse à tort, et l’échec devient un succès.',
    coordinator:
      'Les Chefs vous font confiance dès le début. Mais si le Chasseur espion vous accuse, les Espions gagnent.',
    pretender: 'Les Espions vous croient des leurs et vous laissent entrer dans une équipe qu’ils pensaient à eux.',
    spyChief: 'Votre Échec fait échouer la mission 2. Votre Chasseur en est averti et peut accuser aussitôt.',
    spyHunter: 'Vous avez interrogé Cho : un Chef. Au troisième échec, vous sortez de l’ombre et accusez Cho.',
    deepAgent: 'Les Espions hésitent entre Ben et vous. Votre Échec, dans une équipe sans Ben, leur répond.',
    resistanceDefector:
      'Vous posez Succès jusqu’à la manche 3. La carte dit alors « bascule » : désormais, il vous faut des échecs.',
    spyDefector: 'Vous avez fait échouer la mission 1. Après la bascule, il vous faut des succès, et qu’on vous croie.',
  },
  plots: {
    closeEye: 'Vous regardez la carte de Ben et annoncez : Succès. Reste à savoir si l’on vous croit.',
    strongLeader:
      'Dov allait choisir une équipe avec deux suspects. Vous prenez sa place et composez une autre équipe.',
    noConfidence: 'Cinq voix sur sept ont approuvé. Vous posez votre carte, et l’équipe ne part pas.',
    opinionMaker: 'Vous rejetez sous les yeux de tous, et trois autres vous suivent.',
    takeResponsibility: 'Vous prenez Leader charismatique à Cho avant que Cho ne s’en serve.',
    spotlight: 'Vous désignez Ben, qui doit poser sa carte face visible. C’est un Succès, quoi qu’il ait eu en tête.',
    overheard: 'Vous apprenez que votre voisin de gauche est un Espion. À vous d’en convaincre les autres.',
    establishConfidence: 'Ada mène et montre son camp à Eve. Eve peut désormais se porter garante d’elle.',
    openUp: 'Vous montrez à Dov que vous servez la Résistance : un joueur au moins le sait.',
  },
  variants: {
    blame:
      'Avant un vote, Fay se révèle Agent dormant et fait porter la faute à Gil, l’Imposteur : ils échangent cartes et camps.',
    defectorsKnown: 'Chacun des deux sait qui est l’autre, et qu’ils resteront adversaires jusqu’au bout.',
    secretSwitch:
      'À la manche 3, une carte est tirée face cachée. Votre alliée est peut-être passée aux Espions : elle seule le sait.',
    openSwitch: 'Les cartes annoncent une bascule aux manches 2 et 4. Tous savent quand se méfier, mais pas de qui.',
  },
} satisfies typeof Examples;
