import { speech } from '../../../words/speech.ts';

const { plural } = speech('en');
const actions = (count: number) => plural(count, { one: '# action', other: '# actions' });
const soldiers = (count: number) => plural(count, { one: '# soldier', other: '# soldiers' });
const clues = (count: number) => plural(count, { one: '# clue', other: '# clues' });
const allies = (count: number) => plural(count, { one: '# ally', other: '# allies' });

/** What the coach of a guided game says. */
export const en = {
  hints: {
    card: 'You lead a character against an army. Hold the card to see who it is and what they’re good at.',
    ready: 'One character is enough to learn on. There’s no clock today, so take your time. Ready?',
    over: (found: number, joined: number) =>
      `That’s all for the lesson: ${clues(found)} on the table, ${allies(joined)} in your team. In a whole game you’d go on until the bases are found and blown up.`,
    keep: (fail: string) =>
      `You’ve drawn cards. Choose the one to keep; the others are discarded. “${fail}” can’t be kept.`,
    aim: (bases: number, turns: number) =>
      `${bases} bases are hidden on this island. Clues tell you where, bombs destroy them. That takes an hour; this lesson takes ${turns} turns.`,
    move: (city: number) =>
      `Start walking: tap Move, choose city ${city}, where a token is lying face down, and confirm. Someone may be waiting there.`,
    counts:
      'That was one action. You may take as many as you like, but the army then takes as many, too. So make each one count.',
    recruit: 'Here’s an ally who’d join you. Recruit them: put into a row of your team, they raise that skill by one.',
    shy: 'Here’s an ally, but not for you yet: your Communication must be greater than their reluctance. Try again with more allies, or after you’ve planned.',
    token:
      'Nobody was here, but you’ve found a heroic token. It pays for a heroic card, once there’s one on the table.',
    investigate:
      'Now look for traces: Investigate. You draw as many clue cards as your Communication counts here, and keep one.',
    clues:
      'A clue. Each shows some of the cities; a base is where enough of them agree. Lay them over the map in the Clues tab.',
    noClue: 'No clue this time: that happens. With more Communication you draw more cards, so allies pay off.',
    soldiers:
      'There are soldiers here, and each lowers all your skills by one. If your Military is greater than their number, Kill removes one.',
    finish: (count: number) =>
      `A good first turn. End it now: tap the button twice. The army will then take ${actions(count)}, as many as you did.`,
    longTurn: (count: number) =>
      `${actions(count)} in one turn: the army will get ${count} as well, all in a row. Shorter turns let you react to what it does.`,
    idle: 'You ended the turn without doing anything, so the army stood still, too. Nothing lost, but one of your turns is gone.',
    army: (count: number) =>
      `The army has moved: ${soldiers(count)} on the island. They fill up cities, and when all 50 are there, you’ve lost.`,
    risk: 'In the Act tab you see what the army may do next, and in how many throws of the dice. Look there before you end a turn.',
    wasted: (count: number) =>
      `The army has had ${actions(count)} by now, and you’ve no clue, ally or card to show for it. Walking alone wins nothing: investigate, search or recruit where you stand.`,
    fallen:
      'A city was too full and has fallen for good: its soldiers are hardened now, and nobody can kill those. Thin out full cities in time.',
    plan: 'A trick for last: Plan raises one skill by one until you use it. It ends your character’s turn, so do it when you’re finished anyway.',
    lastTurn:
      'The last turn of this lesson. Try something new: search for objects, incite people, or lay your clues on the map.',
  },
  turns: {
    keep: 'Your turn: keep one of the cards you drew.',
    act: 'Your turn: choose an action.',
    goOn: 'Your turn: take another action, or end your turn.',
  },
  learned: {
    first: 'The army acts as often as your busiest character. A short turn with a purpose beats a long one.',
    second: 'Soldiers lower every skill, allies raise one. Both decide what you can do in a city.',
    third: 'Clues that agree show a base; parts make a bomb. Find, build, blow up: that’s the way to win.',
  },
};

export type GuideWords = typeof en;
