import { CRAFT_NEEDS, SABOTAGE_NEEDS } from '@reseau/games/project';

interface Section {
  readonly head: string;
  readonly text: string;
}

export const help = {
  now: {
    act: 'Everyone acts at the same time, in any order, as often as they like. But then the army takes as many actions as the busiest of you.',
    done: 'When everyone is done, the army moves. Until then you can take it back.',
    army: 'For each action, two dice pick a city. Soldiers arrive there, and spill over into its neighbours when it’s full.',
    over: 'You play as one: you all win or you all lose.',
  },
  aim: {
    head: 'What it’s about',
    text: 'An army is taking your island. Find its bases, build bombs, destroy every base, and survive the army’s turn that follows. You lose if the reserve of red or of hardened soldiers runs out.',
  },
  steps: [
    {
      head: 'Investigate',
      text: 'Clue cards are sheets with holes. Lay some on the map: when exactly one city shows through all of them, declare it, and a base is there.',
    },
    {
      head: 'Search and craft',
      text: `Find an explosive, a detonator and a timer. With Engineering ${CRAFT_NEEDS}, make them into a bomb.`,
    },
    {
      head: 'Sabotage',
      text: `Carry the bomb to the base. With Military ${SABOTAGE_NEEDS}, destroy it, and some soldiers around it leave.`,
    },
    {
      head: 'Stop in time',
      text: 'The army acts as often as the busiest of you. It pays to share the work, and to stop before it hurts.',
    },
  ] satisfies readonly Section[],
  soldiers: {
    head: 'Soldiers get in the way',
    text: 'Every soldier in a city takes one level off what you do there. A village holds one, a town two, a capital three. If more arrive in a full city and no neighbour has room, it falls for good: its soldiers become hardened ones, shown in black, and can’t be killed.',
  },
  deploying: {
    head: 'Where soldiers go',
    text: 'Those a city has no room for move on to the neighbours by road, highest number first, filling each before the next. Fallen cities and those Randles protects take none, and nobody moves on twice.',
  },
  limited: {
    head: 'Cities run dry',
    text: 'In the whole game, each city allows only as many Investigate, Incite and Search actions as it has rings.',
  },
  recruiting: {
    head: 'Winning people over',
    text: (highest: number) =>
      `Unknown tokens are people or heroic tokens; whoever arrives turns them over. To recruit someone, your Communication minus the soldiers must be higher than their reluctance. They join a skill in which they’re at least as good as you are without your planning token, and a skill never goes beyond ${highest}.`,
  },
  tokens: {
    head: 'Heroic tokens',
    text: 'You get one for an unknown token with nobody behind it, one of you gets one when a base is found, and everybody when one is destroyed. Each pays for one effect of a heroic card. A major effect uses up the card; a minor one leaves it. Once the reserve is empty, there are none to get.',
  },
  carrying: {
    head: 'What you can carry',
    text: (most: number) =>
      `Up to ${most} cards, bombs included, and one upgrade that you wear. Only what you wear has an effect. You can put on an upgrade as you find it, or later by reorganising. Discarding is free, at any time.`,
  },
  clock: {
    head: 'The invasion speeds up',
    text: 'As time passes, the speed goes up: each army action then brings one more soldier. A real-time clock can be paused if everyone agrees.',
  },
  actions: 'The twelve actions',
  heroics: 'Heroic cards',
  characters: 'Characters',
  objects: 'Objects',
  allies: 'Allies',
  clues: 'Clue cards',
  inPlay: 'In play at this table',
  key: {
    head: 'On the map',
    village: 'Village, town and capital: one, two and three rings',
    red: 'Red soldier',
    black: 'Hardened soldier, here for good',
    hidden: 'Unknown token: a person or a heroic token',
    base: 'Base, and destroyed base',
    road: 'Road and mountain road',
  },
};
