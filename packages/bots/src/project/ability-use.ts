import type { Ability, Leader } from '@reseau/games/project';

/** What a bot makes of a leader's ability. */
interface AbilityUse {
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
const told = (): Partial<AbilityUse> => ({});
/** What comes by itself, or is not worth its price: a bot acts as if it were not there. */
const left = (): Partial<AbilityUse> => ({});

/** What a bot makes of each ability. A new one does not compile until it is said here. */
const MADE_OF: { readonly [A in keyof Ability]: (own: Ability[A]) => Partial<AbilityUse> } = {
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

const USUAL: AbilityUse = { crossesMountains: false, killsAll: false, spare: {}, plans: true };

const madeOf = <A extends keyof Ability>(name: A, ability: Ability): Partial<AbilityUse> =>
  MADE_OF[name](ability[name]);

function useWith(ability: Ability): AbilityUse {
  let use = USUAL;
  for (const name of Object.keys(MADE_OF) as (keyof Ability)[]) use = { ...use, ...madeOf(name, ability) };
  return use;
}

const USES = new WeakMap<Ability, AbilityUse>();

export function abilityUseOf({ talent: { ability } }: Pick<Leader, 'talent'>): AbilityUse {
  const use = USES.get(ability) ?? useWith(ability);
  USES.set(ability, use);
  return use;
}
