import type { MinutesWords } from '../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  stark: {
    title: 'Three in one go',
    setting:
      'You lead Stark. Aurelac is full of soldiers: there are three. His Military is 4, so 1 is left over, and that’s enough to kill.',
    decisions: {
      clear: {
        ask: 'How do you clear Aurelac?',
        right: 'All three, in one action. The army acts only once for it.',
        wrong: {
          one: 'One down, two left: three actions in all, and the army acts three times. Stark can do it in one.',
          left: 'The soldiers stay, and the city is no help to anyone.',
          ended: 'A turn without actions: the army doesn’t act, but Aurelac is still full.',
          other:
            'With three soldiers around, most things go badly here. Clear the city first: Stark does it in one action.',
        },
      },
    },
    lesson: 'Every action you take is one for the army. Stark clears a whole city for the price of one soldier.',
  },
  tasker: {
    title: 'The short way',
    setting:
      'You lead Tasker. Two bases are gone, the last one is in Oakhollow, and the bomb is in your bag. By road it’s Bastane and then Oakhollow; a mountain road leads there directly.',
    decisions: {
      go: {
        ask: 'Where do you go?',
        right: 'One action instead of two. And then the bomb: the island is free.',
        wrong: {
          round:
            'That’s a detour, and every step is an action of the army too. For Tasker the mountain road is a road.',
          ended: 'The base is still there. It’s only one step away, over the mountain.',
          other: 'That brings you no nearer to the base. Oakhollow is one step away, over the mountain.',
        },
      },
    },
    lesson: 'Dashed roads are closed to everyone else without a heroic card. For Tasker they’re the shortest way.',
  },
  llewellyn: {
    title: 'One card more',
    setting:
      'You lead Llewellyn. One clue is in the common row: a capital. In Aurelac two soldiers count against his Communication of 3, so 1 is left.',
    decisions: {
      draw: {
        ask: 'What do you do?',
        right: 'Two cards: one for the 1 that’s left, and his extra one.',
        wrong: {
          left: 'Somewhere freer he’d draw more, but it costs an action to get there. Here he draws two, now.',
          ended: 'The army stays put, but so does the search for the base. He can investigate here.',
          planned:
            'That makes three cards next time, but it’s his last action this turn. Two cards are worth having now.',
          incited: 'His extra card comes only when he investigates. And it’s clues you’re looking for.',
          other: 'That doesn’t bring in a clue. Investigating is what he does best.',
        },
      },
      keep: {
        ask: 'The first is a fail. Which do you keep?',
        right: 'South-east: one capital is left, and there’s the base. Without the extra card you’d have had nothing.',
        wrong: {
          none: 'Both gone. One of them was the clue you needed.',
          other: 'You have two cards to choose from first.',
        },
      },
    },
    lesson:
      'Llewellyn draws one clue more than anyone else, but he needs at least 1 in Communication, like anyone else.',
  },
  courtenay: {
    title: 'Under their noses',
    setting:
      'You lead Courtenay. He has an explosive and a detonator and lacks a timer. There are two soldiers in Vespery, and his Engineering is 4.',
    decisions: {
      search: {
        ask: 'What first?',
        right: 'Four cards, as if nobody were here. And there’s the timer.',
        wrong: {
          left: 'Anyone else would go somewhere quieter. Courtenay searches here as if there were no soldiers.',
          planned: 'A fifth card next time, and no more actions this turn. Four now are plenty.',
          ended: 'You lack one part, and this is a town where you can look for it.',
          other: 'You lack one part, and objects are found by searching.',
        },
      },
      craft: {
        ask: 'All three parts. To craft, Engineering must count 4.',
        right: 'Out of the soldiers’ sight his Engineering counts in full: 4, and the bomb is made.',
        wrong: {
          planned: 'That makes 5, minus two soldiers: still too few, and it was his last action.',
          ended: 'The parts are in the bag, but a bomb is better. One step away it can be made.',
          other: 'The bomb can’t be made here: 4 minus two soldiers. Only the search ignores them.',
        },
      },
    },
    lesson:
      'For Courtenay soldiers don’t count when he searches. For everything else they do: craft where nobody watches.',
  },
  ambler: {
    title: 'A token of his own',
    setting:
      'You lead Ambler. His planning token is never spent; it’s on Communication. You lack a detonator, and his Engineering is 2.',
    decisions: {
      shift: {
        ask: 'What first?',
        right: 'Free, and Engineering counts 3 now.',
        wrong: {
          searched:
            'Two cards only, both fails. Before his first action he can shift the token, for free: it would have been three.',
          military: 'Free too, but you don’t mean to fight. A search needs Engineering.',
          other: 'Shift first: as soon as he’s acted, the token stays where it is for this turn.',
        },
      },
      search: {
        ask: 'And now?',
        right: 'The third card is the detonator.',
        wrong: {
          back: 'It costs nothing, but Engineering is where you want it.',
          other: 'The token is where it should be. Now search, before anything else uses up the turn.',
        },
      },
    },
    lesson:
      'Think about Ambler’s turn before his first action: that’s when the token moves. It’s one level more wherever you need it.',
  },
  grazzini: {
    title: 'Played and kept',
    setting:
      'You lead Grazzini. The base is in a capital, and the clue “South-east” is among the discards. In the common row is Targeted inquiry, and he has one heroic token.',
    decisions: {
      play: {
        ask: 'How do you get on?',
        right:
          'The very clue, straight from the discards. The card stays in the row, because it was Grazzini who played it.',
        wrong: {
          minor:
            'The minor effect draws two at random. Others take it to save the card; Grazzini’s major effect costs no card.',
          town: 'A capital is no town: those two clues show no city. South-east is there as well.',
          drawn:
            'That draws at random, and uses up the only chance to investigate here. What you need is among the discards.',
          other: 'That doesn’t find the base. There’s a card in the row, and a token to pay for it.',
        },
      },
    },
    lesson: 'Heroic tokens are spent as always, but in Grazzini’s hands a card is never used up: give him the tokens.',
  },
  caygill: {
    title: 'From next door',
    setting:
      'You lead Caygill, {1} leads Tasker, who has taken four actions and is done. You’re in Aurelac, with a soldier in Bastane and one in Harrowmoor, both next door.',
    decisions: {
      first: {
        ask: 'Four actions are free. How do you use them?',
        right: 'Two actions, and you haven’t moved. The other soldier takes two more: four, like Tasker.',
        wrong: {
          went: 'Go there, kill, come back, go on, kill: that’s five for both. From where you are it’s two each.',
          ended: 'The army acts four times because of Tasker. You’ve given four actions away.',
          other: 'There are soldiers on both sides, and Caygill can deal with them from here.',
        },
      },
    },
    lesson: 'In a neighbouring city Caygill kills for two actions, and only the soldiers there count against her.',
  },
  adams: {
    title: 'Both of them',
    setting:
      'You lead Adams. She has an explosive; a bomb needs a detonator and a timer too. She’s searched, and both are among the three cards.',
    decisions: {
      keep: {
        ask: 'What do you keep?',
        right: 'Two parts from one search: all three are in her bag.',
        wrong: {
          one: 'That’s one of them. She may keep two: take the detonator as well.',
          also: 'That’s one of them. She may keep two: take the timer as well.',
          worn: 'Speeches help to incite. Now you need parts, and there are two right here.',
          none: 'All of them gone, and a search with them.',
          two: 'Two cards, but only one is a part of the bomb. The other part is there too.',
          other: 'You’ve drawn cards: choose from them first.',
        },
      },
    },
    lesson:
      'Everyone keeps one card of those they draw. When Adams searches, it’s two: send her where objects can be found.',
  },
  maddocks: {
    title: 'Ears everywhere',
    setting:
      'You lead Maddocks in Highmarrow, with three soldiers around. One limited action is left here. You know that the base is in a capital.',
    decisions: {
      draw: {
        ask: 'What is it for?',
        right: 'Four clues: when she investigates, it’s as if there were no soldiers.',
        wrong: {
          incited:
            'Communication 4 minus three soldiers: one card. The soldiers don’t count only when she investigates.',
          left: 'Elsewhere it costs an action to get there first. Here she can investigate now, soldiers or not.',
          ended: 'There was one more chance here, and you need a clue.',
          other: 'You’re looking for a base. Clues come from investigating, and nobody does it better in a full city.',
        },
      },
      keep: {
        ask: 'Which clue do you keep?',
        right: 'North-east: of the four capitals, that leaves Highmarrow itself.',
        wrong: {
          village: 'No capital is a village. With that one, the clues fit no city.',
          none: 'All of them gone, and the last chance here with them.',
          other: 'You have four cards to choose from first.',
        },
      },
    },
    lesson: 'Send Maddocks where the soldiers are thickest. Her clues cost no more there than anywhere.',
  },
  randles: {
    title: 'Nobody comes near',
    setting:
      'You lead Randles in Oakhollow. Aurelac is full of soldiers, and so is nearly everything around it: one more, and it may fall for good. Only Bastane, next to it, is free.',
    decisions: {
      stand: {
        ask: 'Where do you stand when the army moves?',
        right: 'In Bastane you’re next to Aurelac and to Emberlow: no soldier comes to any of them.',
        wrong: {
          away: 'From there Aurelac is out of reach, and the army does as it likes. Bastane is next to it.',
          stayed: 'In Oakhollow you guard Bastane, but not Aurelac: it’s two roads away.',
          other: 'Think of the army’s turn: no soldier comes to where Randles is, nor next to it.',
        },
      },
    },
    lesson: 'What counts is where Randles is when the army moves. Leave her next to the city that must not fall.',
  },
};
