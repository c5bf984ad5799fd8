import type { Ending, Fact, InsurrectionGame, SiteEffect } from '@reseau/games/insurrection';
import { type Still, still } from './stills.ts';

type Until = Still['until'];

const step = (id: string, round: number, seat?: number): Until => {
  return ({ table }) => {
    const frame = table.at.stack.at(-1);
    return frame?.step === id && table.round >= round && (seat === undefined || frame.seat === seat);
  };
};
const marked = (from: number, to: number, until: Until): Until => {
  return (match, last) => match.table.marks >= from && match.table.marks <= to && until(match, last);
};
const told =
  (type: Fact['type']): Until =>
  (_, last) =>
    last.some((fact) => fact.type === type);
const ended =
  (ending: Ending): Until =>
  ({ outcome, table }) =>
    outcome !== undefined && table.ending === ending;
const locked: Until = ({ table }) =>
  table.corrupted && table.at.stack.at(-1)?.step === 'turn' && table.at.stack.at(-1)?.seat === 0;
const offers =
  (site: SiteEffect): Until =>
  (match) => {
    const { table, game } = match;
    const frame = table.at.stack.at(-1);
    const stop = table.path[table.round - 1];
    if (frame?.step !== 'turn' || frame.seat !== 0 || stop?.side !== 'advanced') return false;
    const place = (game as InsurrectionGame).cards.file.locations.find(({ id }) => id === stop.location);
    return place?.advanced.effect === site && table.used.length === 0 && table.graveyard.length > 0;
  };

const made = (name: string, spec: Omit<Still, 'seed'>) => ({ name, sight: still({ seed: name, ...spec }) });
const four = { seats: 4, side: 'base', me: 0 } as const;
const advanced = { seats: 4, side: 'advanced', me: 0 } as const;

/** Every state a seat can find itself in. */
export const boards = () => [
  made('leader: open', { ...four, until: step('leader', 0), chosen: [1, 2] }),
  made('leader: sealed', { ...four, until: step('leader', 0), chosen: [0, 1, 2], sealed: true }),
  made('choose: open', { ...four, until: marked(2, 6, step('choose', 3)), chosen: [1, 2, 3] }),
  made('choose: sealed', { ...four, until: marked(2, 6, step('choose', 2)), chosen: [0, 1], sealed: true }),
  made('choose: six players, near Evil', { seats: 6, side: 'mixed', me: 2, until: marked(8, 9, step('choose', 4)) }),
  made('turn: mine', { ...four, until: marked(3, 7, step('turn', 4, 0)) }),
  made('turn: another', { ...four, until: marked(3, 7, step('turn', 3, 2)) }),
  made('turn: Evil has won', { ...four, until: locked }),
  made('turn: trade', { ...advanced, until: offers('trade') }),
  made('turn: raise', { ...advanced, until: offers('raise') }),
  made('turn: swear', { ...advanced, until: offers('swear') }),
  made('discard', { ...advanced, until: step('discard', 1) }),
  made('look', { ...four, until: step('put', 2, 0) }),
  made('last word', { ...four, until: step('effect', 1, undefined) }),
  made('two players', { seats: 2, side: 'advanced', me: 1, until: step('choose', 5) }),
  made('over: Good', { ...four, until: ended('good') }),
  made('over: Evil', { seats: 6, side: 'base', me: 3, until: ended('evil') }),
  made('watching', { seats: 5, side: 'base', until: marked(4, 8, step('turn', 3)) }),
];

const scene = (name: string, kind: string, beat: number, until: Until) =>
  made(name, { ...advanced, until, scene: { kind, beat } });

/** The moments on stage, beat by beat. */
export const stages = () => [
  scene('arrival: the place', 'arrival', 0, told('advanced')),
  scene('arrival: its cards', 'arrival', 1, told('advanced')),
  scene('cards: sealed', 'reveal', 0, told('played')),
  scene('cards: open', 'reveal', 1, told('played')),
  scene('cards: in order', 'reveal', 2, told('played')),
  ...(['took', 'looked', 'put', 'mustered', 'raised', 'cleansed', 'traded', 'swore'] as const).map((deed) =>
    scene(`deed: ${deed}`, 'deed', 0, told(deed)),
  ),
  scene('deed: eliminated', 'deed', 1, told('eliminated')),
  scene('Evil has won', 'lock', 1, told('corrupted')),
  scene('finale: Good', 'finale', 1, (match, last) => ended('good')(match, last) && told('ended')(match, last)),
  scene('finale: Evil', 'finale', 1, (match, last) => ended('evil')(match, last) && told('ended')(match, last)),
];

/** What the shared screen shows. */
export const screens = () => [
  made('screen: choose', { seats: 4, side: 'base', until: marked(4, 8, step('choose', 4)), chosen: [1, 3] }),
  made('screen: turn', { seats: 6, side: 'mixed', until: marked(7, 9, step('turn', 5)) }),
  made('screen: reveal', {
    seats: 5,
    side: 'advanced',
    until: told('played'),
    scene: { kind: 'reveal', beat: 2 },
  }),
  made('screen: a card is taken', {
    seats: 5,
    side: 'base',
    until: told('took'),
    scene: { kind: 'deed', beat: 0 },
  }),
  made('screen: over', { seats: 4, side: 'base', until: ended('good') }),
];
