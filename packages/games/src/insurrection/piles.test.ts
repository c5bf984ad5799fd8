import { knownTo, type Seat } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import type { CardFile } from './cards/vocabulary.ts';
import { cardAt, leftIn, unseenIn } from './known.ts';
import { InsurrectionTable } from './testing/table.ts';
import { WORKBENCH } from './testing/workbench.ts';

/** 24 People: as few as a table of six can play with. */
const FEW = ['warBear', 'musketeer', 'goblin', 'skeleton', 'dwarf', 'bard'];
const SMALL: CardFile = { ...WORKBENCH, people: WORKBENCH.people.filter(({ id }) => FEW.includes(id)) };

const LEADERS = [
  ['yel', 'talin'],
  ['qhia', 'azel'],
  ['fenriz', 'tarak'],
  ['draxen', 'korrin'],
  ['oswin', 'ilse'],
  ['maelis', 'vesper'],
];

describe('piles that run out', () => {
  const six = InsurrectionTable.laidOut({
    cards: SMALL,
    hands: [
      ['warBear-1', 'warBear-2', 'warBear-3'],
      ['musketeer-1', 'musketeer-2', 'musketeer-3'],
      ['goblin-1', 'goblin-2', 'goblin-3'],
      ['skeleton-1', 'skeleton-2', 'skeleton-3'],
      ['dwarf-1', 'dwarf-2', 'dwarf-3'],
      ['bard-1', 'bard-2', 'warBear-4'],
    ],
    leaders: LEADERS,
    people: ['warBear-5', 'warBear-6', 'musketeer-4', 'musketeer-5', 'goblin-4', 'skeleton-4'],
  }).keeps('yel', 'qhia', 'fenriz', 'draxen', 'oswin', 'maelis');

  test('[IN22] too few for everybody: nobody draws, and the round goes on', () => {
    expect(leftIn(six.table.piles.people)).toBe(2);
    expect(six.table.unseen.people).toEqual([3, 3, 3, 3, 3, 3]);
    expect(six.match.turn.must).toHaveLength(6);
  });

  const second = six
    .plays('warBear-1', 'musketeer-1', 'goblin-1', 'skeleton-1', 'dwarf-1', 'warBear-4')
    .takes(2, 'warBear-5')
    .takes(3, 'goblin-1')
    .takes(1, 'skeleton-1')
    .takes(4, 'musketeer-1')
    .takes(5, 'warBear-6')
    .takes(0, 'dwarf-1');

  test('[IN22] what there is is turned up; then nothing is, and the graveyard stays where it is', () => {
    expect(second.table.round).toBe(2);
    expect(second.table.centre.slice(-2)).toEqual(['goblin-4', 'skeleton-4']);
    expect(leftIn(second.table.piles.people)).toBe(0);
    expect(second.table.unseen.people.reduce((a, b) => a + b)).toBe(12);
  });

  test('[IN22] nobody looks into an empty pile', () => {
    const turn = second.plays('warBear-2', 'musketeer-2', 'goblin-2', 'skeleton-2', 'dwarf-2', 'bard-1');
    const bard = turn.takes(2, 'goblin-4').takes(3, 'goblin-2').takes(1, 'skeleton-2');
    expect(bard.match.turn.must).toEqual([5]);
    expect(bard.options(5).map(({ type }) => type)).toEqual(['take']);
    expect(bard.refusal(5, { type: 'look', by: 'card' })).toBe('illegal pileEmpty');
  });
});

describe('a card under the pile', () => {
  const two = InsurrectionTable.laidOut({
    cards: SMALL,
    path: ['ford', 'gallows', 'market', 'altar'],
    hands: [
      ['bard-1', 'bard-2', 'warBear-1'],
      ['musketeer-1', 'musketeer-2', 'musketeer-3'],
    ],
    leaders: LEADERS.slice(0, 2),
    people: ['goblin-1', 'goblin-2', 'goblin-3', 'goblin-4', 'dwarf-1', 'dwarf-2', 'skeleton-1'],
  })
    .keeps('yel', 'qhia')
    .plays('warBear-1', 'musketeer-1')
    .takes(1, 'goblin-1')
    .takes(0, 'goblin-2');

  /** Looks in the second round and puts the card under the pile. */
  const looked = two.plays('bard-1', 'musketeer-2').takes(1, 'goblin-3').does(0, { type: 'look', by: 'card' });
  const seen = looked.match.secrets[0]!.people[looked.table.piles.people.taken];
  const later = looked.does(0, { type: 'put', where: 'under' }).takes(0, 'goblin-4').timeUp().timeUp().timeUp();

  test('[IN27] is known to whoever put it there, also when another draws it', () => {
    expect(later.table.round).toBe(4);
    expect(later.table.piles.people.under).toEqual([[0]]);
    expect(leftIn(later.table.piles.people)).toBe(0);
    const other = 1 as Seat;
    expect(unseenIn(knownTo(later.match, 0 as Seat), other)).toEqual([seen]);
    expect(unseenIn(knownTo(later.match, other), other)).toContain(seen);
    expect(unseenIn(knownTo(later.match, 'table'), other)).toEqual([]);
  });

  test('[IN27] is known to nobody else', () => {
    const heard = JSON.stringify(looked.match.secrets[1]);
    expect(heard).not.toContain(`"${seen}"`);
  });
});

describe('a card looked at twice', () => {
  const [first, second] = [0 as Seat, 1 as Seat];
  const buried = InsurrectionTable.laidOut({
    cards: SMALL,
    hands: [
      ['bard-1', 'warBear-1', 'warBear-2'],
      ['bard-2', 'musketeer-1', 'musketeer-2'],
    ],
    leaders: LEADERS.slice(0, 2),
    people: ['goblin-1', 'goblin-2', 'goblin-3', 'goblin-4', 'dwarf-1', 'dwarf-2', 'skeleton-1'],
  })
    .keeps('yel', 'qhia')
    .plays('bard-1', 'musketeer-1')
    .takes(1, 'goblin-1')
    .does(0, { type: 'look', by: 'card' })
    .does(0, { type: 'put', where: 'under' })
    .takes(0, 'goblin-2');
  const round = (table: InsurrectionTable): InsurrectionTable => table.timeUp().timeUp().timeUp();
  const again = round(round(buried))
    .does(0, { type: 'play', card: 'yel' })
    .does(1, { type: 'play', card: 'bard-2' })
    .does(1, { type: 'look', by: 'card' });

  test('[IN27] both know where it went', () => {
    expect(again.table.round).toBe(4);
    expect(leftIn(again.table.piles.people)).toBe(1);
    expect(again.match.secrets[second]!.people[18]).toBe('skeleton-1');
    const after = again.does(1, { type: 'put', where: 'under' });
    expect(after.table.piles.people.under).toEqual([[first], [first, second]]);
    for (const seat of [first, second]) expect(cardAt(knownTo(after.match, seat), 'people', 19)).toBe('skeleton-1');
    expect(cardAt(knownTo(after.match, 'table'), 'people', 19)).toBeUndefined();
  });
});

describe('an empty centre', () => {
  const bare: CardFile = { ...WORKBENCH, fortress: { ...WORKBENCH.fortress, base: { reveal: 0 } } };
  const table = InsurrectionTable.laidOut({
    cards: bare,
    hands: [
      ['gnoll-1', 'wolf-1', 'wolf-2'],
      ['goblin-1', 'goblin-2', 'goblin-3'],
    ],
    leaders: LEADERS.slice(0, 2),
  }).keeps('yel', 'qhia');

  test('[IN15] the own card is taken back, and no other way', () => {
    const turns = table.plays('gnoll-1', 'goblin-1');
    expect(turns.options(1)).toEqual([{ type: 'take', card: { one: ['goblin-1'] } }]);
    const next = turns.takes(1, 'goblin-1');
    expect(next.table.centre).toEqual([]);
    expect(next.table.open[1]).toEqual(['goblin-1']);
    expect(next.options(0)).toEqual([{ type: 'take', card: { one: ['gnoll-1'] } }]);
  });

  test('[IN15] the last card cannot be eliminated', () => {
    const one: CardFile = { ...WORKBENCH, fortress: { ...WORKBENCH.fortress, base: { reveal: 1 } } };
    const turn = InsurrectionTable.laidOut({
      cards: one,
      hands: [
        ['gnoll-3', 'wolf-1', 'wolf-2'],
        ['knight-1', 'goblin-2', 'goblin-3'],
      ],
      leaders: LEADERS.slice(0, 2),
      people: ['militia-1'],
    })
      .keeps('yel', 'qhia')
      .plays('gnoll-3', 'knight-1');
    expect(turn.options(0)).toEqual([{ type: 'take', card: { one: ['militia-1'] } }]);
    expect(turn.refusal(0, { type: 'eliminate', by: 'card', card: 'militia-1' })).toBe('illegal mustLeaveCard');
  });
});
