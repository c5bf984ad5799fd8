import { type Ability, abilityOf, CHARACTERS, type Character } from '@reseau/games/project';

/** How a bot leads somebody. */
interface Habits {
  /** Whether it looks for ways over the mountains. */
  readonly crossesMountains: boolean;
  /** Whether it leaves nobody standing. */
  readonly killsAll: boolean;
  /** Cards that it counts on beyond the strength of an action. */
  readonly spare: Ability['drawsMore'];
  /** Whether it plans: who has a token for good would only move it. */
  readonly plans: boolean;
}

/** What is in the strength of an action, or in the cards drawn: the rules tell it. */
const told = (): Partial<Habits> => ({});
/** What comes by itself, or is not worth its price: a bot acts as if it were not there. */
const left = (): Partial<Habits> => ({});

/** What a bot makes of each ability. A new one does not compile until it is said here. */
const MADE_OF: { readonly [A in keyof Ability]: (own: Ability[A]) => Partial<Habits> } = {
  unhindered: told,
  drawsMore: (spare) => ({ spare }),
  keeps: told,
  walksMountains: (crossesMountains) => ({ crossesMountains }),
  killsAll: (killsAll) => ({ killsAll }),
  killsNextDoor: left,
  keepsHeroics: left,
  ownToken: (skill) => ({ plans: skill === undefined }),
  shields: left,
};

const USUAL: Habits = { crossesMountains: false, killsAll: false, spare: {}, plans: true };

const madeOf = <A extends keyof Ability>(name: A, ability: Ability): Partial<Habits> => MADE_OF[name](ability[name]);

function habitsWith(ability: Ability): Habits {
  let habits = USUAL;
  for (const name of Object.keys(MADE_OF) as (keyof Ability)[]) habits = { ...habits, ...madeOf(name, ability) };
  return habits;
}

const HABITS = Object.fromEntries(
  CHARACTERS.map((character) => [character, habitsWith(abilityOf({ character }))]),
) as Readonly<Record<Character, Habits>>;

export const habitsOf = ({ character }: { readonly character: Character }): Habits => HABITS[character];
