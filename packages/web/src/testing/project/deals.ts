import {
  ALLIES,
  type Ally,
  acrossMountains,
  allyIn,
  CHARACTERS,
  type Character,
  CITIES,
  type City,
  CLUES,
  CRAFT_NEEDS,
  capacityOf,
  capitalsOf,
  citiesShown,
  HEROICS,
  HIGHEST_LEVEL,
  HOUSE_BOX,
  type Item,
  isolations,
  neighboursOf,
  PARTS,
  SABOTAGE_NEEDS,
  SKILLS,
  type Skill,
  talentIn,
  UPGRADES,
} from '@reseau/games/project';

type Rows = readonly (readonly [Ally, Skill])[];

/** A table laid out by hand, for people to sit down at in the middle of things. */
export interface Deal {
  readonly options: object;
  readonly deal: object;
}

const BARE = { reds: [], hidden: [] };

const first = <V>(found: readonly V[], what: string): V => {
  const [one] = found;
  if (one === undefined) throw new Error(`deals: no ${what} in this content`);
  return one;
};

const levelOf = (ally: Ally, skill: Skill): number => allyIn(HOUSE_BOX, ally).levels[skill];
const bestAt = (skill: Skill, others: readonly Character[]): Character =>
  first(
    CHARACTERS.filter((one) => !others.includes(one)).toSorted(
      (one, two) => talentIn(HOUSE_BOX, two).levels[skill] - talentIn(HOUSE_BOX, one).levels[skill],
    ),
    'character',
  );
const ownLevel = (character: Character, rows: Rows, skill: Skill): number =>
  talentIn(HOUSE_BOX, character).levels[skill] + rows.filter(([, row]) => row === skill).length;
const fits = (character: Character, rows: Rows, ally: Ally, skill: Skill): boolean =>
  ownLevel(character, rows, skill) < HIGHEST_LEVEL && levelOf(ally, skill) >= ownLevel(character, rows, skill);

/** So many allies as lift a character to this level. */
function lifted(character: Character, skill: Skill, to: number, taken: readonly Ally[]): Rows {
  const missing = Math.max(0, to - talentIn(HOUSE_BOX, character).levels[skill]);
  return ALLIES.filter((ally) => !taken.includes(ally))
    .toSorted((one, two) => levelOf(two, skill) - levelOf(one, skill))
    .slice(0, missing)
    .map((ally) => [ally, skill] as const);
}

/** Three people one step from the last base: everything for it is there, in three pairs of hands. */
export function lastBase() {
  const bases = HOUSE_BOX.difficulties.initiation.bases;
  const { city, clues } = first(
    isolations(HOUSE_BOX, CLUES).filter(({ clues: laid }) => laid.length === 3),
    'city that three clues leave',
  );
  const decoy = first(
    CLUES.filter((clue) => !clues.includes(clue) && !citiesShown(HOUSE_BOX, clue).includes(city)),
    'clue that hides it',
  );
  const home = first(neighboursOf(HOUSE_BOX, city), 'neighbour');
  const destroyed = CITIES.filter((one) => one !== city && one !== home).slice(0, bases - 1);

  const speaker = bestAt('communication', []);
  const maker = bestAt('engineering', [speaker]);
  const fighter = bestAt('military', [speaker, maker]);
  const makers = lifted(maker, 'engineering', CRAFT_NEEDS, []);
  const fighters = lifted(
    fighter,
    'military',
    SABOTAGE_NEEDS,
    makers.map(([ally]) => ally),
  );
  const busy = [...makers, ...fighters].map(([ally]) => ally);
  const free = ALLIES.filter((ally) => !busy.includes(ally));

  const gift = first(
    free.flatMap((ally) =>
      SKILLS.filter((skill) => fits(maker, makers, ally, skill)).map((skill) => ({ ally, skill })),
    ),
    'ally to give',
  );
  const moving = first(
    free
      .filter((ally) => ally !== gift.ally)
      .flatMap((ally) =>
        SKILLS.flatMap((from) =>
          SKILLS.filter(
            (skill) => skill !== from && fits(fighter, fighters, ally, from) && fits(fighter, fighters, ally, skill),
          ).map((skill) => ({ ally, from, skill })),
        ),
      ),
    'ally to change rows',
  );
  const recruit = first(
    free
      .filter((ally) => ![gift.ally, moving.ally].includes(ally))
      .filter((ally) => allyIn(HOUSE_BOX, ally).reluctance < talentIn(HOUSE_BOX, speaker).levels.communication)
      .flatMap((ally) =>
        SKILLS.filter((skill) => fits(speaker, [[gift.ally, gift.skill]], ally, skill)).map((skill) => ({
          ally,
          skill,
        })),
      ),
    'ally to recruit',
  );
  const [worn, other] = UPGRADES;
  const [lastPart, ...parts] = PARTS;
  return {
    people: { speaker, fighter, maker },
    bases,
    city,
    clues,
    decoy,
    gift,
    moving,
    recruit,
    lastPart,
    other,
    options: { clock: 'off', difficulty: 'initiation' },
    deal: {
      opening: {
        ...BARE,
        destroyed,
        clues: [...clues, decoy],
        met: [[home, recruit.ally]],
        leaders: [
          { character: speaker, city: home, inventory: [lastPart], allies: [[gift.ally, gift.skill]] },
          {
            character: fighter,
            city: home,
            inventory: [other],
            active: worn,
            allies: [...fighters, [moving.ally, moving.from]],
          },
          { character: maker, city: home, inventory: parts, allies: makers },
        ],
      },
    },
  };
}

/** Who keeps what others spend, walks where others cannot, draws or keeps more. */
const hasWaysOfTheirOwn = (character: Character): boolean => {
  const { keepsHeroics, walksMountains, drawsMore, ownToken, keeps } = talentIn(HOUSE_BOX, character).ability;
  const more = Object.keys({ ...drawsMore, ...keeps }).length > 0;
  return keepsHeroics || walksMountains || ownToken !== undefined || more;
};

/** One alone with every heroic card, and a way over the island on which each of them has its use. */
export function everyHeroic() {
  const character = first(
    CHARACTERS.filter((one) => !hasWaysOfTheirOwn(one) && talentIn(HOUSE_BOX, one).levels.engineering > 0),
    'character',
  );
  const [start, shuttle] = [first(capitalsOf(HOUSE_BOX), 'capital'), first(capitalsOf(HOUSE_BOX).slice(1), 'capital')];
  const way = first(
    CITIES.flatMap((peak) =>
      acrossMountains(HOUSE_BOX, peak).flatMap((beyond) =>
        neighboursOf(HOUSE_BOX, beyond).flatMap((near) =>
          neighboursOf(HOUSE_BOX, near)
            .filter((last) => last !== beyond && !capitalsOf(HOUSE_BOX).includes(last))
            .map((last) => ({ peak, beyond, near, last, around: neighboursOf(HOUSE_BOX, last) })),
        ),
      ),
    ).toSorted((one, two) => two.around.length - one.around.length),
    'way over the mountains',
  );
  const struck = way.around.filter((city) => !capitalsOf(HOUSE_BOX).includes(city)).slice(0, 3);
  const [clue, ...clues] = CLUES;
  const [heroic, ...heroics] = HEROICS;
  const [part, ...objects] = [...PARTS, ...UPGRADES];
  return {
    character,
    start,
    shuttle,
    ...way,
    struck,
    discarded: { clue, heroic, object: part },
    top: { clue: first(clues, 'clue'), object: first(objects, 'object') },
    tokens: 20,
    options: { clock: 'off' },
    deal: {
      opening: {
        ...BARE,
        leaders: [{ character, city: start, tokens: 20 }],
        reds: [[way.last, 1], ...struck.map((city) => [city, 1])],
        heroics: HEROICS,
        discards: { clue: [clue], heroic: [heroic], object: [part] },
      },
      decks: { clue: clues, heroic: heroics, object: objects },
    },
  };
}

/** So many together in a village, which yields but one card. */
export function village(people: number) {
  const city = first(
    CITIES.filter((one) => capacityOf(HOUSE_BOX, one) === 1),
    'village',
  );
  // Soldiers must be able to come.
  const characters = CHARACTERS.filter(
    (one) => !talentIn(HOUSE_BOX, one).ability.shields && talentIn(HOUSE_BOX, one).levels.engineering > 0,
  ).slice(0, people);
  return {
    city,
    characters,
    options: { clock: 'off' },
    deal: { opening: { ...BARE, leaders: characters.map((character) => ({ character, city })) } },
  };
}

/** One who may keep two of the objects that she finds. */
export function twoFinds(
  inventory: readonly Item[] = [],
  found: readonly [Item, Item, Item] = ['timer', 'timer', 'tools'],
) {
  const { options } = village(1);
  const [city] = capitalsOf(HOUSE_BOX);
  const character = first(
    CHARACTERS.filter((one) => talentIn(HOUSE_BOX, one).ability.keeps.search === 2),
    'character who keeps two',
  );
  return {
    found,
    options,
    deal: {
      opening: { ...BARE, leaders: [{ character, city, inventory }] },
      decks: { object: found },
    },
  };
}

/** The army has one soldier left to land: wherever it does, the island is full. */
export function onTheBrink(people: number) {
  const calm = village(people);
  const reds: (readonly [City, number])[] = [];
  let left = HOUSE_BOX.reds - 1;
  for (const city of CITIES) {
    const count = Math.min(left, capacityOf(HOUSE_BOX, city));
    if (count > 0) reds.push([city, count]);
    left -= count;
  }
  return { ...calm, deal: { opening: { ...calm.deal.opening, reds } } };
}

/** All together in one city of an island that is nearly full, with tokens, bases and a road full of soldiers about them. */
export function crowded(city: City, people: number) {
  const calm = village(people);
  const around = neighboursOf(HOUSE_BOX, city);
  let left = HOUSE_BOX.reds - 1;
  const reds = [city, ...CITIES.filter((one) => one !== city)].flatMap((one) => {
    const count = Math.min(left, capacityOf(HOUSE_BOX, one));
    left -= count;
    return count > 0 ? [[one, count] as const] : [];
  });
  const [next, ...others] = around;
  return {
    options: calm.options,
    deal: {
      opening: {
        ...BARE,
        leaders: calm.characters.map((character) => ({ character, city })),
        reds: reds.filter(([at]) => at !== next),
        blacks: next === undefined ? [] : [[next, 1]],
        bases: [city, ...others].slice(0, 2),
        hidden: around.slice(0, 3),
      },
    },
  };
}
