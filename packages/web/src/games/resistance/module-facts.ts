import type { Seat } from '@reseau/core';
import type { resistance } from '@reseau/games';
import type { PlotCard } from './kinds.ts';

type Tells<T extends string, Data extends object = object> = { readonly type: T } & Readonly<Data>;

export interface Accusation {
  readonly seat: Seat;
  readonly named: Seat;
  readonly side: resistance.Side;
  readonly mission: resistance.Mission;
  readonly right: boolean;
}

interface Between {
  readonly seat: Seat;
  readonly at: Seat;
}

/** What the modules tell everybody. */
export type OpenModuleFact =
  | Tells<'plot.drawn', { cards: readonly PlotCard[] }>
  | Tells<'plot.given', { card: PlotCard; seat: Seat }>
  | Tells<'plot.taken', { card: PlotCard; seat: Seat; from: Seat }>
  | Tells<'plot.looked', { card: PlotCard } & Between>
  | Tells<'plot.used', { card: PlotCard; seat: Seat }>
  | Tells<'plot.passed', { card: PlotCard; seat: Seat }>
  | Tells<'plot.spotlit', { seat: Seat }>
  | Tells<'plot.eyed', { seat: Seat; of: Seat }>
  | Tells<'inquisitor.given', { seat: Seat }>
  | Tells<'inquisitor.looked', Between>
  | Tells<'trapper.trapped', { seat: Seat }>
  | Tells<'rogue.watched', { seat: Seat }>
  | Tells<'sergeant.named', { seat: Seat }>
  | Tells<'sergeant.swapped', { seat: Seat; of: Seat }>
  | Tells<'sergeant.passed', { seat: Seat }>
  | Tells<'assassin.steppedOut', { seat: Seat }>
  | Tells<'assassin.named', { seat: Seat; named: Seat }>
  | Tells<'defector.turned', { round: number; switches: boolean }>
  | Tells<'defector.drawn', { round: number }>
  | Tells<'defector.laidOut', { cards: readonly boolean[] }>
  | Tells<'defector.unveiled', { rounds: readonly number[] }>
  | Tells<'hunter.appointed', { seat: Seat }>
  | Tells<'hunter.steppedOut', { seat: Seat; side: resistance.Side }>
  | Tells<'hunter.accused', Accusation>
  | Tells<'hunter.investigated', { seat: Seat; named: Seat }>
  | Tells<'hunter.blamed', { seat: Seat; named: Seat; right: boolean }>;

/** What they whisper. */
export type ModuleWhisper =
  | Tells<'plot.deck'>
  | Tells<'defector.deck'>
  | Tells<'defector.told', { round: number; switches: boolean }>
  | Tells<'hunter.chance', { mission: resistance.Mission }>
  | Tells<'hunter.answered', { seat: Seat; named: Seat }>;

export type ModuleFact = OpenModuleFact | ModuleWhisper;

type AnyModuleFact = Extract<resistance.Fact, { readonly type: `${resistance.ModuleId}.${string}` }>;
export type BaseFact = Exclude<resistance.Fact, AnyModuleFact>;

export const isBaseFact = (fact: resistance.Fact): fact is BaseFact => !fact.type.includes('.');

/** The rules keep the insides of module facts to themselves; here, once, they get their types back. */
export const moduleFact = (fact: resistance.Fact): ModuleFact | undefined =>
  isBaseFact(fact) ? undefined : (fact as unknown as ModuleFact);
