import { storePlayed } from '@reseau/server/testing';
import { CALLED } from '../../tour/crew.ts';
import { fullestMoments, MOMENT_OPTIONS, MOMENT_SEATS, type MomentName } from '../../tour/insurrection-moments.ts';
import { opens } from './house.ts';
import type { Outing, Walk, Walker } from './walk.ts';

/** The first seat at this moment of a match. */
async function at(walk: Walk, moment: MomentName, width = 390): Promise<Walker> {
  const found = fullestMoments().get(moment);
  if (found === undefined) throw new Error(`outing: never met ${moment}`);
  const [place] = await storePlayed(walk.store, {
    game: 'insurrection',
    options: MOMENT_OPTIONS,
    names: CALLED.slice(0, MOMENT_SEATS),
    ...found,
  });
  return await walk.sits('Ada', place, { width, height: 844 });
}

const lobby: Outing = {
  name: 'the options of Insurrection, and all its cards',
  async go(walk) {
    const ada = await opens(walk, 'insurrection');
    await ada.taps('load-cards');
    await ada.tapsLast('in locations');
    await ada.taps('location-', 'help', 'all-cards', 'cards-filter', 'cards-order');
  },
};

const hand: Outing = {
  name: 'a hand of Insurrection',
  async go(walk) {
    const ada = await at(walk, 'discard', 320);
    await ada.taps('sort-hand', 'sort-', 'move-');
    await ada.closes();
    await ada.taps('cover-hand', 'uncover', 'in hand', 'read');
    await ada.closes();
    await ada.taps('act', 'change');
  },
};

const turns: Outing = {
  name: 'what a turn of Insurrection asks',
  async go(walk) {
    const put = await at(walk, 'put');
    await put.taps('seat-');
    await put.closes();
    await put.taps('put-');
    const turn = await at(walk, 'eliminate');
    await turn.taps('act-');
    await turn.tapsLast('act-');
  },
};

const count: Outing = {
  name: 'the count of Insurrection',
  async go(walk) {
    const ada = await at(walk, 'good');
    await ada.taps('count-again', 'count-all', 'copy-pad', 'csv-pad');
    await ada.tapsLast('page-');
  },
};

export const INSURRECTION: readonly Outing[] = [lobby, hand, turns, count];
