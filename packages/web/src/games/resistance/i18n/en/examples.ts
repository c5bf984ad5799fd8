import type { Character } from '@reseau/games/resistance';
import type { PlotCard } from '../../kinds.ts';
import type { Variant } from '../../modules.ts';

/** What each character, plot card and variant comes to in play. */
export const examples = {
  characters: {
    resistance: 'Mission 2 fails while you are at home: one of the three who went lied. You vote with that in mind.',
    spy: 'You lay Success on the first mission, earn trust with it, and lay Fail when it counts.',
    resistanceReverser: 'You are sure that there is a Fail beside you. You lay Reverse, and the lost mission is won.',
    spyReverser: 'All on the team look loyal. Your Reverse makes a failure of a sure success, and not one Fail shows.',
    resistanceRogue:
      'You lay Rogue Success in mission 2, and again in mission 4, the third success: the victory is yours alone.',
    spyRogue: 'You lay Fail in mission 1, and again in mission 5, the third failure: even the spies have lost to you.',
    commander: 'You know that Dov is a spy. You turn down one of his teams and let another pass, lest somebody wonder.',
    bodyGuard: 'You speak as if you knew everything. The Assassin strikes at you, and the Commander lives.',
    assassin: 'Eve was never wrong about a team. You name her: she was the Commander, and the spies win.',
    falseCommander: 'The Body Guard sees two thumbs, yours and Eve’s, and may well protect the wrong one.',
    deepCover: 'The Commander lets a team pass because you look clean. Your Fail comes out of nowhere.',
    blindSpy: 'You and another spy both lay Fail on one mission, for neither knew of the other.',
    resistanceChief:
      'Ben investigates you, and you must show him that you are a Chief. If Ben is a spy, you are hunted.',
    resistanceHunter:
      'All evening Dov has shielded Gil. At the third success you accuse Gil: a Spy Chief, and you win.',
    dummyAgent: 'Asked, you show a Chief. The Spy Hunter accuses you, is wrong, and the failure becomes a success.',
    coordinator: 'The Chiefs trust you from the start. But if the Spy Hunter accuses you, the spies have won.',
    pretender: 'The spies take you for one of theirs, and let you onto a team that should have been their own.',
    spyChief: 'Your Fail sinks mission 2. Your Hunter is told of it, and may accuse somebody at once.',
    spyHunter: 'Cho showed you a Chief in an investigation. At the third failure you step out and accuse Cho.',
    deepAgent: 'The spies wonder whether you or Ben is theirs. Your Fail, on a team without Ben, answers them.',
    resistanceDefector: 'Until round 3 you lay Success. Then the card says “switch”: from now on you want failures.',
    spyDefector: 'You have failed mission 1. After the switch you need successes, and people who believe you.',
  } satisfies Readonly<Record<Character, string>>,
  plots: {
    closeEye: 'You look at Ben’s card and say: Success. Whether the others believe you is another matter.',
    strongLeader: 'Dov is about to choose a team with two suspects. You take the lead and name your own.',
    noConfidence: 'Five of seven have approved. You lay your card, and the team stays at home.',
    opinionMaker: 'You reject before all eyes, and three others follow you.',
    takeResponsibility: 'You take Strong Leader from Cho before Cho can use it.',
    spotlight: 'You point at Ben, who must lay his card face up. It is a Success, whatever he had in mind.',
    overheard: 'You learn that the player to your left is a spy. Now make the others believe it.',
    establishConfidence: 'Ada leads and shows Eve her side. From now on Eve can vouch for her.',
    openUp: 'You show Dov that you are loyal: one player at least now knows it.',
  } satisfies Readonly<Record<PlotCard, string>>,
  variants: {
    blame:
      'Before a vote Fay shows that she is the Deep Agent and blames Gil, the Pretender: they swap cards and sides.',
    defectorsKnown: 'Each of the two knows who the other is, and that they will be on different sides to the end.',
    secretSwitch:
      'In round 3 a card is drawn face down. Your friend of two rounds may be a spy now, and only she knows.',
    openSwitch: 'The cards show a switch in rounds 2 and 4. All know when to be careful, but not of whom.',
  } satisfies Readonly<Record<Variant, string>>,
};
