import { storeMatch } from '@reseau/server/testing';
import { en } from '../../../games/project/i18n/en.ts';
import { amongSoldiers } from '../../project/at-hand.ts';
import { type Deal, everyHeroic, lastBase, twoFinds, village } from '../../project/deals.ts';
import { opens, starts } from './house.ts';
import type { Outing, Walk, Walker } from './walk.ts';

const NAMES = ['Ada', 'Ben', 'Cho'];
const DEVICES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800, locale: 'fr' },
  { width: 844, height: 390, locale: 'ja' },
];

/** So many at an island that was laid out for them. */
async function seated(walk: Walk, people: number, { options, deal }: Deal, strikesIn?: number): Promise<Walker[]> {
  const names = NAMES.slice(0, people);
  const clock = strikesIn === undefined ? {} : { strikesIn };
  const places = await storeMatch(walk.store, { game: 'project', names, options, deal, ...clock });
  const walkers: Walker[] = [];
  for (const [seat, name] of names.entries()) {
    const walker = await walk.sits(name, places[seat], DEVICES[seat]);
    await walker.sees('board');
    walkers.push(walker);
  }
  return walkers;
}

const alone = async (walk: Walk, deal: Deal): Promise<Walker> => {
  const [ada] = await seated(walk, 1, deal);
  if (ada === undefined) throw new Error('outing: nobody came');
  return ada;
};

const two: Outing = {
  name: 'one who leads two',
  async go(walk) {
    const ada = await opens(walk, 'project');
    await ada.page.getByRole('group', { name: en.options.difficulty }).getByRole('radio').last().check();
    await ada.taps('in seat-1', 'seat-1-', 'lead-two');
    await starts(ada);
    await ada.tapsLast('leader-');
    await ada.taps('leader-');
  },
};

const island: Outing = {
  name: 'the island and its papers',
  async go(walk) {
    const ada = await alone(walk, amongSoldiers());
    await ada.taps('signs');
    await ada.closes();
    await ada.taps('zoom-in', 'zoom-out', 'go-home', 'as-list', 'line-', 'mark', 'as-list');
    await ada.taps(
      'tab-plan',
      'intend-',
      'tab-act',
      'in city-panel',
      'risk',
      'threat-',
      'in city-panel',
      'open-give-up',
    );
    await ada.closes();
    await ada.taps('action-move', 'in chooser');
  },
};

const finds: Outing = {
  name: 'what is found is kept, worn, thrown away or let go',
  async go(walk) {
    const ada = await alone(walk, twoFinds(['explosive', 'explosive', 'detonator']));
    await ada.taps('action-search', 'confirm', 'drawn-');
    await ada.tapsLast('drawn-');
    await ada.tapsLast('discard-');
    await ada.taps('keep');
    const ben = await alone(walk, twoFinds());
    await ben.taps('action-search', 'confirm', 'let-go');
    const cho = await alone(walk, twoFinds([], ['timer', 'tools', 'explosive']));
    await cho.taps('action-search', 'confirm', 'drawn-tools', 'wear');
  },
};

const together: Outing = {
  name: 'clues, allies and who is done',
  async go(walk) {
    const deal = lastBase();
    const [ada, ben, cho] = await seated(walk, NAMES.length, deal);
    if (ada === undefined || ben === undefined || cho === undefined) throw new Error('outing: nobody came');
    await ada.taps('tab-clues', ...deal.clues.map((clue) => `clue-${clue}`), 'clear');
    await ada.taps(...deal.clues.map((clue) => `clue-${clue}`), 'declare');
    await ben.taps('tab-team', 'discard-worn', 'discard-worn', 'tab-act', 'action-reorganise');
    await ben.taps(`place-${deal.moving.ally}-${deal.moving.skill}`, 'confirm', 'undo');
    await cho.taps(`city-${deal.city}`, 'walk');
    await cho.taps('done', 'done', 'not-done', 'react', 'phrase-goTo', 'phrase-thing-');
    await ada.taps('menu', 'give-up', 'give-up-sure');
    await ada.closes();
    await ada.taps('menu', 'take-back-give-up');
    await ada.closes();
    await ada.taps('tab-act', 'open-give-up', 'give-up', 'give-up-sure');
    await ada.closes();
    for (const other of [ben, cho]) await other.taps('agree-give-up', 'agree-give-up');
  },
};

const heroic: Outing = {
  name: 'heroic cards',
  async go(walk) {
    const ada = await alone(walk, everyHeroic());
    await ada.taps('action-heroic', 'effect-');
  },
};

const clock: Outing = {
  name: 'a clock that stands still, and one that strikes',
  async go(walk) {
    const { deal } = village(2);
    const options = { clock: 'wall', minutesPerStep: 1 };
    const [ada, ben] = await seated(walk, 2, { options, deal }, 5000);
    if (ada === undefined || ben === undefined) throw new Error('outing: nobody came');
    await ada.taps('pause');
    await ben.taps('refuse-pause');
    await ada.taps('no-pause-read', 'pause');
    await ben.taps('agree-pause');
    await ada.taps('resume', 'tab-plan', 'intend-', 'alarm-seen');
  },
};

export const PROJECT: readonly Outing[] = [two, island, finds, together, heroic, clock];
