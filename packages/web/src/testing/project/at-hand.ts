import { CHARACTERS, capitalsOf, HOUSE_BOX, PARTS, talentIn, UPGRADES } from '@reseau/games/project';
import { type Deal, lastBase } from './deals.ts';

/** Three who have what it takes to make a bomb, to lay one, and to get back what was thrown away. */
export function readyToStrike(): Deal {
  const { options, deal } = lastBase();
  const [speaker, fighter, maker] = deal.opening.leaders;
  const [, lost] = UPGRADES;
  return {
    options,
    deal: {
      opening: {
        ...deal.opening,
        bases: [fighter?.city],
        leaders: [
          { ...speaker, inventory: [], tokens: 9 },
          { ...fighter, inventory: ['bomb'] },
          { ...maker, inventory: PARTS },
        ],
        heroics: ['rummage'],
        discards: { object: [lost] },
      },
    },
  };
}

/** One who may kill many at once, among many. */
export function amongSoldiers(): Deal {
  const [city] = capitalsOf(HOUSE_BOX);
  const character = CHARACTERS.find((one) => talentIn(HOUSE_BOX, one).ability.killsAll);
  return {
    options: { clock: 'off' },
    deal: { opening: { reds: [[city, 3]], hidden: [], leaders: [{ character, city }] } },
  };
}
