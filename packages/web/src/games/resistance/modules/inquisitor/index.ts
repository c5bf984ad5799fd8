import { moduleStateOf } from '@reseau/games/resistance';
import type { ClientModule } from '../../client-module.ts';
import { linesFrom } from '../../log-line.ts';
import { type LookScene, lookScene } from '../../look-scene.ts';
import { sayingFrom } from '../../module-scene.ts';
import NameDock from '../../NameDock.svelte';
import LookReveal from './LookReveal.svelte';
import { own } from './words.ts';

const says = linesFrom(own);
const saying = sayingFrom(own);

export const inquisitor = {
  rules: { letters: 'IN', asks: { 'inquisitor.look': ['IN3'] } },
  questions: { 'inquisitor.look': { dock: NameDock } },
  logLine: (fact) => {
    switch (fact.type) {
      case 'inquisitor.given':
        return says(({ told }, name) => told.given(name(fact.seat)));
      case 'inquisitor.looked':
        return says(({ told }, name) => told.looked(name(fact.seat), name(fact.at)));
    }
  },
  scenes: (fact, staging): readonly LookScene[] => {
    if (fact.type !== 'inquisitor.looked') return [];
    const { seat, at } = fact;
    const say = saying(staging)(({ told }, name) => told.looked(name(seat), name(at)));
    return [lookScene('inquisitor', { seat, at }, say)];
  },
  stage: { look: LookReveal },
  tokens: {
    lasting: (table, seat, words) => {
      const { holders = [] } = moduleStateOf(table).inquisitor ?? {};
      const { tokens } = own(words);
      if (holders.at(-1) === seat) return [{ mark: 'inquisitor', name: tokens.holds }];
      return holders.includes(seat) ? [{ mark: 'inquisitor', name: tokens.held, faded: true }] : [];
    },
  },
  history: {
    after: (_round, result, { table, words, name }) => {
      if (result === undefined) return [];
      const { holders = [] } = moduleStateOf(table).inquisitor ?? {};
      /** The first look comes after the second mission, whichever it was. */
      const played = table.results.indexOf(result);
      const [from, to] = [holders[played - 1], holders[played]];
      return from === undefined || to === undefined ? [] : [own(words).told.looked(name(from), name(to))];
    },
  },
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'inquisitor'>;
