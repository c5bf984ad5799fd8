import {
  ALLIES,
  type Ally,
  type Item,
  isUpgrade,
  type Leader,
  type LeaderId,
  levelOf,
  type Move,
  type Placing,
  SKILLS,
  type Skill,
  SLOTS,
  type Slot,
  type Table,
  type Upgrade,
} from '@reseau/games/project';

/** Where allies are meant to stand; who is not named stays away. */
export type Places = Readonly<Partial<Record<Ally, Skill>>>;

export const alliesOf = ({ rows }: Leader): readonly Ally[] => SKILLS.flatMap((skill) => rows[skill]);

/** Where all of a team stand now. */
export const placesOf = ({ rows }: Leader): Places =>
  Object.fromEntries(SKILLS.flatMap((skill) => rows[skill].map((ally) => [ally, skill])));

const placing = (places: Places): Placing => {
  const inRow = (skill: Skill) => ALLIES.filter((ally) => places[ally] === skill);
  return { communication: inRow('communication'), military: inRow('military'), engineering: inRow('engineering') };
};

/** The cards of a leader, each with its place on the sheet. */
export const heldBy = ({ inventory, active }: Leader): readonly { readonly slot: Slot; readonly card: Item }[] =>
  SLOTS.flatMap((slot) => {
    const card = slot === 'worn' ? active : inventory[slot];
    return card === undefined ? [] : [{ slot, card }];
  });

export const companionsOf = ({ leaders }: Table, { id, city }: Leader): readonly Leader[] =>
  leaders.filter((other) => other.id !== id && other.city === city);

export const gift = ({ id }: Leader, to: LeaderId, cards: readonly Slot[], places: Places): Move => ({
  type: 'give',
  leader: id,
  to,
  cards,
  ...placing(places),
});

export type Worn = Upgrade | 'nothing';

export const arrangement = ({ id }: Leader, places: Places, wear: Worn): Move => ({
  type: 'reorganise',
  leader: id,
  ...placing(places),
  wear,
});

/** What a leader could wear, nothing among it. */
export const wearables = ({ inventory, active }: Leader): readonly Worn[] => [
  ...new Set<Worn>([
    ...(active === undefined ? [] : [active]),
    ...inventory.filter((card): card is Upgrade => isUpgrade(card)),
    'nothing',
  ]),
];

/** The level that a skill would have. */
export const levelWith = (leader: Leader, places: Places, skill: Skill): number =>
  levelOf({ ...leader, rows: placing(places) }, skill);
