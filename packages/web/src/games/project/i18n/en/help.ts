interface Section {
  readonly head: string;
  readonly text: string;
}

export const help = {
  now: {
    act: 'Everybody acts at the same time, in any order, as often as they like. But afterwards the army takes as many actions as the busiest of you.',
    done: 'When all are done, the army moves.',
    army: 'For each action two dice name a city; soldiers arrive there, and spill over to its neighbours when it is full.',
    over: 'All play together: all have won or all have lost.',
  },
  aim: {
    head: 'What it is about',
    text: 'An army is taking your island. Find its bases, build bombs, destroy all of them, and survive the army’s turn that follows. You lose when the reserve of red or of black soldiers is empty.',
  },
  steps: [
    {
      head: 'Investigate',
      text: 'Clue cards are sheets with holes. Lay some on the map: when exactly one city shows through all of them, say so, and a base is there.',
    },
    {
      head: 'Search and craft',
      text: 'Find an explosive, a detonator and a timer. With Engineering 4 they become a bomb.',
    },
    {
      head: 'Sabotage',
      text: 'Carry the bomb to the base. With Military 3 it is destroyed, and soldiers around it leave.',
    },
    {
      head: 'Stop in time',
      text: 'The army acts as often as the busiest of you. It pays to share the work, and to stop before it hurts.',
    },
  ] satisfies readonly Section[],
  soldiers: {
    head: 'Soldiers hinder you',
    text: 'Every soldier in a city takes one level off what you do there. A village holds one, a town two, a capital three. A city with no room, whose neighbours have none either, tips for good: its soldiers turn black and cannot be killed.',
  },
  limited: {
    head: 'Cities run dry',
    text: 'Investigate, incite and search can be done only as often in a city as it has rings, in the whole match.',
  },
  clock: {
    head: 'The invasion quickens',
    text: 'With time the speed grows: each army action then brings one soldier more. A clock in real time can be paused when all agree.',
  },
  actions: 'The twelve actions',
  heroics: 'Heroic cards',
  characters: 'Characters',
  objects: 'Objects',
  key: {
    head: 'On the map',
    village: 'Village, town and capital: one, two and three rings',
    red: 'Red soldier',
    black: 'Hardened soldier, who stays for good',
    hidden: 'Unknown token: a person or a heroic token',
    base: 'Base, and destroyed base',
    road: 'Road and mountain road',
  },
};
