import type { Card, Grant, Move, Where } from '@reseau/games/insurrection';
import type { GameWords } from './i18n/en.ts';

const PLACES = ['hand', 'centre', 'graveyard'] as const;
export type Place = (typeof PLACES)[number];

/** What is picked so far, by the place it lies in. */
export type Picks = Readonly<Partial<Record<Place, Card>>>;

/** What an act is told beyond its type: what grants it, and where a card goes. */
export interface Terms {
  readonly by?: Grant;
  readonly where?: Where;
}

/** One kind of move, as a player meets it. */
interface ActKind {
  /** Where it asks for cards. */
  readonly wants: readonly Place[];
  /** Taking comes first, leaving it be comes last. */
  readonly rank: 'first' | 'between' | 'last';
  /** Whether only locations give it. */
  readonly atSite: boolean;
  /** The move that these picks make, once nothing is missing. */
  move(picks: Picks, terms: Terms): object;
  /** What it is called among others. */
  name(words: GameWords, terms: Terms): string;
  /** What the button says while something is still to be picked, where the place alone does not say it. */
  pick?(words: GameWords): string;
  /** What the button will do, with the names of the cards picked. */
  text(words: GameWords, of: (place: Place) => string, terms: Terms): string;
}

type Kind = Pick<ActKind, 'move' | 'text'> & Partial<ActKind>;

const kind = (own: Kind): ActKind => ({
  wants: [],
  rank: 'between',
  atSite: false,
  // Alone in its question, it is never called by a name.
  name: ({ acts }) => acts.pass,
  ...own,
});

const putText = ({ acts }: GameWords, _of: unknown, { where }: Terms): string =>
  where === 'centre' ? acts.putCentre : acts.putUnder;

/** Every kind of move. A new effect does not compile until it is said here what it asks for and what it is called. */
export const ACT_KINDS: { readonly [T in Move['type']]: ActKind } = {
  keep: kind({
    wants: ['hand'],
    move: ({ hand }) => ({ type: 'keep', leader: hand }),
    pick: ({ leader }) => leader.pick,
    text: ({ leader }, of) => leader.seal(of('hand')),
  }),
  discard: kind({
    wants: ['hand'],
    move: ({ hand }) => ({ type: 'discard', card: hand }),
    pick: ({ discard }) => discard.pick,
    text: ({ discard }, of) => discard.seal(of('hand')),
  }),
  play: kind({
    wants: ['hand'],
    move: ({ hand }) => ({ type: 'play', card: hand }),
    pick: ({ choose }) => choose.pick,
    text: ({ choose }, of) => choose.seal(of('hand')),
  }),
  eliminate: kind({
    wants: ['centre'],
    move: ({ centre }, { by }) => ({ type: 'eliminate', by, card: centre }),
    name: ({ acts }) => acts.eliminate,
    text: ({ acts }, of) => acts.eliminateIt(of('centre')),
  }),
  look: kind({
    move: (_picks, { by }) => ({ type: 'look', by }),
    name: ({ acts }) => acts.look,
    text: ({ acts }) => acts.lookNow,
  }),
  put: kind({
    move: (_picks, { where }) => ({ type: 'put', where }),
    name: (words, terms) => putText(words, undefined, terms),
    text: putText,
  }),
  muster: kind({
    atSite: true,
    move: () => ({ type: 'muster' }),
    name: ({ sites }) => sites.effects.muster.name,
    text: ({ acts }) => acts.musterNow,
  }),
  raise: kind({
    wants: ['graveyard'],
    atSite: true,
    move: ({ graveyard }) => ({ type: 'raise', card: graveyard }),
    name: ({ sites }) => sites.effects.raise.name,
    text: ({ acts }, of) => acts.raiseIt(of('graveyard')),
  }),
  cleanse: kind({
    wants: ['centre'],
    atSite: true,
    move: ({ centre }) => ({ type: 'cleanse', card: centre }),
    name: ({ sites }) => sites.effects.cleanse.name,
    text: ({ acts }, of) => acts.cleanseIt(of('centre')),
  }),
  trade: kind({
    wants: ['hand', 'centre'],
    atSite: true,
    move: ({ hand, centre }) => ({ type: 'trade', give: hand, take: centre }),
    name: ({ sites }) => sites.effects.trade.name,
    text: ({ acts }, of) => acts.tradeIt(of('hand'), of('centre')),
  }),
  swear: kind({
    wants: ['hand'],
    atSite: true,
    move: ({ hand }) => ({ type: 'swear', card: hand }),
    name: ({ sites }) => sites.effects.swear.name,
    text: ({ acts }, of) => acts.swearIt(of('hand')),
  }),
  take: kind({
    wants: ['centre'],
    rank: 'first',
    move: ({ centre }) => ({ type: 'take', card: centre }),
    name: ({ acts }) => acts.take,
    text: ({ acts }, of) => acts.takeIt(of('centre')),
  }),
  swap: kind({
    wants: ['hand', 'centre'],
    move: ({ hand, centre }) => ({ type: 'swap', give: hand, take: centre }),
    name: ({ sites }) => sites.effects.trade.name,
    text: ({ acts }, of) => acts.tradeIt(of('hand'), of('centre')),
  }),
  gain: kind({
    wants: ['centre'],
    move: ({ centre }) => ({ type: 'gain', card: centre }),
    name: ({ acts }) => acts.take,
    text: ({ acts }, of) => acts.gainIt(of('centre')),
  }),
  pass: kind({ rank: 'last', move: () => ({ type: 'pass' }), text: ({ acts }) => acts.passNow }),
  timeUp: kind({ move: () => ({ type: 'timeUp' }), text: ({ acts }) => acts.passNow }),
};
