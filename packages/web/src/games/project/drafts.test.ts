import { type City, type Leader, type LeaderId, type Move, type OpenFact, SKILLS } from '@reseau/games/project';
import { describe, expect, test } from 'vitest';
import { arrangement, companionsOf, gift, heldBy, levelWith, placesOf, wearables } from './drafts.ts';
import { still, tell } from './gallery/stills.ts';
import { HALFWAY } from './gallery/tables.ts';
import { en } from './i18n/en.ts';
import { effectOf, goesOn, movesOf, underWay } from './offers.ts';
import { sayMove } from './say.ts';
import { type View, viewOf, whyNot } from './view.ts';

const LEADER = 0 as LeaderId;
const [HERE, NEXT] = [28, 27] as unknown as readonly [City, City];

function table(facts: readonly OpenFact[] = [], me = 0): { view: View; leader: Leader } {
  const view = viewOf(still({ opening: HALFWAY, facts, me }));
  const [leader] = view.mine;
  if (leader === undefined) throw new Error('nobody to lead');
  return { view, leader };
}

describe('a gift', () => {
  test('is put together from all that a leader has, what is worn too, for whoever is here', () => {
    const { view, leader } = table();
    expect(heldBy(leader).map(({ card }) => card)).toEqual(['explosive', 'detonator', 'timer', 'camouflage', 'tools']);
    const [stark] = companionsOf(view.table, leader);
    const all = gift(leader, stark?.id ?? LEADER, [0, 'worn'], { oduya: 'communication' });
    expect(all).toMatchObject({ to: 1, cards: [0, 'worn'], communication: ['oduya'], military: [] });
    expect(whyNot(view, all)).toBeUndefined();
    expect(whyNot(view, gift(leader, stark?.id ?? LEADER, [], {}))?.code).toBe('nothingGiven');
  });
});

describe('a team arranged anew', () => {
  test('begins as it stands, which is no change; somebody elsewhere is, and so is another upgrade or none', () => {
    const { view, leader } = table();
    const places = placesOf(leader);
    expect(places).toEqual({ gorsky: 'engineering', oduya: 'military' });
    expect(whyNot(view, arrangement(leader, places, 'tools'))?.code).toBe('nothingChanges');
    expect(whyNot(view, arrangement(leader, { ...places, gorsky: 'military' }, 'tools'))).toBeUndefined();
    expect(wearables(leader)).toEqual(['tools', 'camouflage', 'nothing']);
    expect(whyNot(view, arrangement(leader, places, 'camouflage'))).toBeUndefined();
    expect(whyNot(view, arrangement(leader, places, 'nothing'))?.code).toBe('inventoryFull');
  });

  test('says which levels it would have', () => {
    const { leader } = table();
    const levels = (places: ReturnType<typeof placesOf>) => SKILLS.map((skill) => levelWith(leader, places, skill));
    expect(levels(placesOf(leader))).toEqual([2, 2, 5]);
    expect(levels({ gorsky: 'communication', oduya: 'military' })).toEqual([3, 2, 4]);
  });
});

describe('a commando', () => {
  const played = (here?: true) =>
    table([
      tell('acted', {
        leader: LEADER,
        action: 'heroic',
        cost: 1,
        rest: { of: 'commando', left: 1, ...(here === undefined ? {} : { here }) },
      }),
    ]);

  test('goes on by the effect that was played', () => {
    const major = played();
    expect(underWay(major.leader)).toEqual({ card: 'commando', way: 'major' });
    expect(goesOn(major.leader, 'heroic', movesOf(major.view, major.leader))).toBe(true);
    const minor = played(true);
    expect(underWay(minor.leader)).toEqual({ card: 'commando', way: 'minor' });
    const strike = (at: City) => effectOf(minor.leader, { type: 'strike', leader: LEADER, at })?.way;
    expect([strike(HERE), strike(NEXT)]).toEqual(['minor', 'major']);
    // Nobody is left here, so nothing goes on; next door would be the card again.
    expect(goesOn(minor.leader, 'heroic', movesOf(minor.view, minor.leader))).toBe(false);
  });
});

test('Stark is offered one soldier, or all of them', () => {
  const { view, leader } = table([tell('moved', { leader: 1 as LeaderId, city: NEXT, by: 'road' })], 1);
  const kills = movesOf(view, leader).filter(({ type }) => type === 'kill' || type === 'killAll');
  expect(kills.map(({ type }) => type)).toEqual(['kill', 'killAll']);
  expect(sayMove(kills[1] as Move, view.table, en)).toBe(en.act.go.strikeAll);
});
