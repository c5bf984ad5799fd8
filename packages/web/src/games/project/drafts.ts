import { project } from '@reseau/games';

/** Where allies are meant to stand; who is not named stays away. */
export type Places = Readonly<Partial<Record<project.Ally, project.Skill>>>;

export const alliesOf = ({ rows }: project.Leader): readonly project.Ally[] =>
  project.SKILLS.flatMap((skill) => rows[skill]);

/** Where all of a team stand now. */
export const placesOf = ({ rows }: project.Leader): Places =>
  Object.fromEntries(project.SKILLS.flatMap((skill) => rows[skill].map((ally) => [ally, skill])));

const placing = (places: Places): project.Placing => {
  const inRow = (skill: project.Skill) => project.ALLIES.filter((ally) => places[ally] === skill);
  return { communication: inRow('communication'), military: inRow('military'), engineering: inRow('engineering') };
};

/** The cards of a leader, each with its place on the sheet. */
export const heldBy = ({
  inventory,
  active,
}: project.Leader): readonly { readonly slot: project.Slot; readonly card: project.Item }[] =>
  project.SLOTS.flatMap((slot) => {
    const card = slot === 'worn' ? active : inventory[slot];
    return card === undefined ? [] : [{ slot, card }];
  });

export const companionsOf = ({ leaders }: project.Table, { id, city }: project.Leader): readonly project.Leader[] =>
  leaders.filter((other) => other.id !== id && other.city === city);

export const gift = (
  { id }: project.Leader,
  to: project.LeaderId,
  cards: readonly project.Slot[],
  places: Places,
): project.Move => ({ type: 'give', leader: id, to, cards, ...placing(places) });

export type Worn = project.Upgrade | 'nothing';

export const arrangement = ({ id }: project.Leader, places: Places, wear: Worn): project.Move => ({
  type: 'reorganise',
  leader: id,
  ...placing(places),
  wear,
});

/** What a leader could wear, nothing among it. */
export const wearables = ({ inventory, active }: project.Leader): readonly Worn[] => [
  ...new Set<Worn>([
    ...(active === undefined ? [] : [active]),
    ...inventory.filter((card): card is project.Upgrade => project.isUpgrade(card)),
    'nothing',
  ]),
];

/** The level that a skill would have. */
export const levelWith = (leader: project.Leader, places: Places, skill: project.Skill): number =>
  project.levelOf({ ...leader, rows: placing(places) }, skill);
