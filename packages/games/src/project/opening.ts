import { type Talent, talentIn } from './box.ts';
import type { City } from './cities.ts';
import type { Beginner, Opening } from './facts.ts';
import type { LeaderId } from './moves.ts';
import type { Leader, Table } from './table.ts';
import type { Ally, Skill } from './vocabulary.ts';
import { DECKS, type Deck, type DeckCard } from './vocabulary.ts';

/** The table as it is laid out. */
export function opened(table: Table, opening: Opening): Partial<Table> {
  const { leaders, reds, blacks = [], hidden, met = [], used = [], clues = [], heroics = [], discards = {} } = opening;
  const tokens: Table['tokens'][number][] = [];
  for (const city of hidden) tokens[city] = 'hidden';
  for (const [city, ally] of met) tokens[city] = ally;
  const held = leaders.reduce((sum, leader) => sum + (leader.tokens ?? 0) + (leader.allies?.length ?? 0), 0);
  const bombs = leaders.flatMap(({ inventory = [] }) => inventory.filter((item) => item === 'bomb')).length;
  const bases = [
    ...(opening.bases ?? []).map((city) => ({ city, destroyed: false })),
    ...(opening.destroyed ?? []).map((city) => ({ city, destroyed: true })),
  ];
  return {
    scenario: opening.scenario,
    leaders: leaders.map((leader, id) => begun(leader, id as LeaderId, talentIn(table.box, leader.character))),
    reds: counted(table.reds, reds),
    blacks: counted(table.blacks, blacks),
    used: counted(table.used, used),
    tokens,
    bases,
    redPool: table.redPool - total(reds),
    blackPool: table.blackPool - total(blacks),
    tokenPool: table.tokenPool - hidden.length - met.length - held,
    bombPool: table.bombPool - bombs,
    clues,
    heroics,
    decks: leftIn(table, opening),
    discards: { clue: discards.clue ?? [], heroic: discards.heroic ?? [], object: discards.object ?? [] },
    speed: opening.speed ?? 1,
  };
}

type Counts = readonly (readonly [City, number])[];

function counted(none: readonly number[], some: Counts): readonly number[] {
  const list = none.slice();
  for (const [city, count] of some) list[city] = count;
  return list;
}
const total = (some: Counts): number => some.reduce((sum, [, count]) => sum + count, 0);

/** The cards of a deck that lie face up. */
export function faceUp({ leaders, clues = [], heroics = [], discards = {} }: Opening, deck: Deck): readonly DeckCard[] {
  const shown = discards[deck] ?? [];
  switch (deck) {
    case 'clue':
      return [...clues, ...shown];
    case 'heroic':
      return [...heroics, ...shown];
    case 'object':
      return [
        ...leaders.flatMap(({ inventory = [], active }) => [
          ...inventory.filter((item) => item !== 'bomb'),
          ...(active === undefined ? [] : [active]),
        ]),
        ...shown,
      ];
  }
}

const leftIn = ({ decks }: Table, opening: Opening): Table['decks'] => {
  const left: Record<Deck, number> = { ...decks };
  for (const deck of DECKS) left[deck] -= faceUp(opening, deck).length;
  return left;
};

function begun(
  { seat, character, city, tokens, inventory, active, planned, allies }: Beginner,
  id: LeaderId,
  talent: Talent,
): Leader {
  const rows: Record<Skill, Ally[]> = { communication: [], military: [], engineering: [] };
  for (const [ally, skill] of allies ?? []) rows[skill].push(ally);
  return {
    id,
    seat,
    character,
    talent,
    city,
    rows,
    planned: planned ?? talent.ability.ownToken,
    inventory: inventory ?? [],
    active,
    tokens: tokens ?? 0,
    actions: 0,
    rest: undefined,
    closed: false,
    drawn: undefined,
    intends: undefined,
    marks: undefined,
  };
}
