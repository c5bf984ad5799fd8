import {
  ALLIES,
  type Ally,
  allyIn,
  type Character,
  type Clue,
  type Difficulty,
  type Heroic,
  HOUSE_BOX,
  type Item,
  type ScenarioId,
  type Skill,
  talentIn,
} from '@reseau/games/project';

export const skills: Record<Skill, { readonly name: string; readonly short: string }> = {
  communication: { name: 'Communication', short: 'Com' },
  military: { name: 'Military', short: 'Mil' },
  engineering: { name: 'Engineering', short: 'Eng' },
};

interface Person {
  readonly name: string;
  readonly gift: string;
  readonly how: string;
}

const person = (character: Character, gift: string, how: string): Person => ({
  name: talentIn(HOUSE_BOX, character).name,
  gift,
  how,
});

export const characters: Record<Character, Person> = {
  stark: person('stark', 'Elite agent', 'May kill every red soldier in the city with one Kill action.'),
  tasker: person('tasker', 'Tracker', 'Uses mountain roads like any other road.'),
  llewellyn: person('llewellyn', 'Investigator', 'Draws one more card when investigating.'),
  courtenay: person('courtenay', 'Discreet', 'Soldiers don’t get in the way of his searches.'),
  ambler: person(
    'ambler',
    'All-rounder',
    'Always has a planning token, and may move it before his first action of a turn.',
  ),
  grazzini: person('grazzini', 'Hero', 'His major heroic effects never use up the card.'),
  caygill: person('caygill', 'Commando', 'May kill in a neighbouring city, which counts as two actions.'),
  adams: person('adams', 'Researcher', 'May keep two cards when searching.'),
  maddocks: person('maddocks', 'Spy', 'Soldiers don’t get in the way of her investigations.'),
  randles: person('randles', 'Aura of hope', 'No soldiers arrive where she is or in neighbouring cities.'),
};

export const allies = Object.fromEntries(ALLIES.map((ally) => [ally, allyIn(HOUSE_BOX, ally).name])) as Record<
  Ally,
  string
>;

export const cities: readonly string[] = HOUSE_BOX.places.map(({ name }) => name);

/** A clue card: what it says, in full and in a word or two. */
export const clues: Record<Clue, { readonly name: string; readonly says: string }> = {
  mountain: { name: 'Mountains', says: 'A mountain road leads there.' },
  maritime: { name: 'Coast', says: 'It’s on the coast.' },
  country: { name: 'Countryside', says: 'Neither on the coast nor on a mountain road.' },
  village: { name: 'Village', says: 'It’s a village.' },
  town: { name: 'Town', says: 'It’s a town.' },
  capital: { name: 'Capital', says: 'It’s a capital.' },
  nearTown: { name: 'Near a town', says: 'A road joins it to a town.' },
  nearCapital: { name: 'Near a capital', says: 'A road joins it to a capital.' },
  farFromTown: { name: 'Far from towns', says: 'No road joins it to a town.' },
  farFromCapital: { name: 'Far from capitals', says: 'No road joins it to a capital.' },
  ne: { name: 'North-east', says: 'In the north-east.' },
  nw: { name: 'North-west', says: 'In the north-west.' },
  se: { name: 'South-east', says: 'In the south-east.' },
  sw: { name: 'South-west', says: 'In the south-west.' },
  nearMaritime: { name: 'Near the coast', says: 'A road joins it to a city on the coast.' },
  farFromMaritime: { name: 'Far from the coast', says: 'No road joins it to a city on the coast.' },
  nearMountain: { name: 'Near the mountains', says: 'A road joins it to a mountain city.' },
  farFromMountain: { name: 'Far from the mountains', says: 'No road joins it to a mountain city.' },
  twoRoadsOrMore: { name: '2 roads or more', says: 'At least two roads meet there.' },
  threeRoadsOrMore: { name: '3 roads or more', says: 'At least three roads meet there.' },
  fourRoadsOrFewer: { name: '4 roads or fewer', says: 'At most four roads meet there.' },
  fiveRoadsOrFewer: { name: '5 roads or fewer', says: 'At most five roads meet there.' },
};

interface HeroicWords {
  readonly name: string;
  readonly major: string;
  readonly minor: string;
}

export const heroics: Record<Heroic, HeroicWords> = {
  chief: {
    name: 'Masterstroke',
    major: 'Your next action succeeds, at the highest skill level.',
    minor: 'Take one action now as if there were no soldiers.',
  },
  air: {
    name: 'By air',
    major: 'Fly to any city.',
    minor: 'Fly between two capitals that have no soldiers.',
  },
  road: {
    name: 'By lorry',
    major: 'Move up to four times, mountain roads included.',
    minor: 'Move along one mountain road.',
  },
  commando: {
    name: 'Commando raid',
    major: 'Remove up to three red soldiers here and in neighbouring cities.',
    minor: 'Remove up to two red soldiers here.',
  },
  revolt: {
    name: 'Uprising',
    major: 'Take any heroic card from the discards.',
    minor: 'Draw two heroic cards, keep one.',
  },
  rummage: {
    name: 'Targeted search',
    major: 'Take any object from the discards; you may wear it straight away.',
    minor: 'Draw two objects, keep one.',
  },
  inquiry: {
    name: 'Targeted inquiry',
    major: 'Take any clue from the discards.',
    minor: 'Draw two clues, keep one.',
  },
  slow: {
    name: 'Slow them down',
    major: 'The army skips its next three actions.',
    minor: 'Roll the army’s next dice now.',
  },
};

export const items: Record<Item, { readonly name: string; readonly how: string }> = {
  explosive: { name: 'Explosive', how: 'One of the three parts of a bomb.' },
  detonator: { name: 'Detonator', how: 'One of the three parts of a bomb.' },
  timer: { name: 'Timer', how: 'One of the three parts of a bomb.' },
  bomb: { name: 'Bomb', how: 'Destroys one base.' },
  tools: { name: 'Tools', how: '+1 when crafting.' },
  camouflage: { name: 'Camouflage', how: '+1 when sabotaging.' },
  eveningDress: { name: 'Evening dress', how: '+1 when investigating.' },
  leadership: { name: 'Speeches', how: '+1 when inciting.' },
  handbook: { name: 'Handbook', how: '+1 when searching.' },
  artOfWar: { name: 'War manual', how: '+1 when killing.' },
  negotiation: { name: 'Negotiation', how: '+1 when recruiting.' },
  militaryDress: { name: 'Uniform', how: 'Ignore one soldier for Military.' },
  engineerDress: { name: 'Overalls', how: 'Ignore one soldier for Engineering.' },
  officerDress: { name: 'Officer’s coat', how: 'Ignore one soldier for Communication.' },
};

export const scenarios: Record<ScenarioId, { readonly name: string; readonly how: string }> = {
  landing: { name: 'The landing', how: 'The army holds the coast; you start inland.' },
  coup: { name: 'The coup', how: 'The big cities fell overnight; your friends are in the villages.' },
  passes: { name: 'The passes', how: 'The army holds the mountains and cuts the island in two.' },
  north: { name: 'The north', how: 'The north is lost; everyone sets out from the south.' },
  scattered: { name: 'Scattered', how: 'Each of you starts alone in a corner.' },
  siege: { name: 'The siege', how: 'You all start together, ringed by soldiers.' },
};

export const difficulties: Record<Difficulty, string> = {
  initiation: 'Beginner',
  normal: 'Normal',
  hard: 'Hard',
  heroic: 'Heroic',
};
