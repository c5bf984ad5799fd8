import { type At, keysOf, type Open, type Seat, type Whisper } from '@reseau/core';
import type { Card, Character, Side } from './characters.ts';
import type { Mission } from './data/tables.ts';
import type { ModuleId } from './module-ids.ts';

export const ENDINGS = ['missions', 'rejections', 'rogue', 'assassination', 'accusation'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What the eyes that open before the first round are shown, and whether spies and nobody else. */
const SHOWS_SPIES = {
  spies: true,
  commander: true,
  bodyGuard: false,
  spyChiefs: true,
  resistanceChiefs: false,
  coordinator: false,
  deepAgent: false,
  defectors: false,
} as const;
export type Line = keyof typeof SHOWS_SPIES;
export const LINES = keysOf(SHOWS_SPIES);
export const showsSpies = (line: Line): boolean => SHOWS_SPIES[line];

/** A fact of a module; only the module itself, and whoever shows it, looks inside. */
export type ModuleOpen = Open<`${ModuleId}.${string}`, object>;
export type ModuleWhisper = Whisper<`${ModuleId}.${string}`, object>;

/** What the base itself tells everybody. */
export type BaseOpen =
  | Open<'round', { round: number }>
  | Open<'led', { leader: Seat }>
  | Open<'proposed', { mission: Mission; team: readonly Seat[] }>
  | Open<'voted', { seat: Seat; approve: boolean }>
  | Open<'approved'>
  | Open<'rejected', { rejections: number }>
  /** All cards of the mission lie on the table. */
  | Open<'laid', { mission: Mission }>
  /** One card lies face up in front of its owner. */
  | Open<'exposed', { mission: Mission; seat: Seat; card: Card }>
  /** Sorted: the order of the seats would show who failed. */
  | Open<'revealed', { mission: Mission; cards: readonly Card[] }>
  | Open<'result', { mission: Mission; success: boolean }>
  /** `alone`: the one seat that wins, whatever its side. */
  | Open<'ended', { winner: Side; ending: Ending; alone?: Seat }>
  | Open<'unmasked', { characters: readonly Character[] }>;

export type BaseWhisper =
  | Whisper<'character', { seat: Seat; character: Character }>
  /** Before the first round: what this seat sees when its eyes open. */
  | Whisper<'recognised', { seat: Seat; line: Line; about: readonly Seat[] }>
  /** A look at somebody's side, in which round. */
  | Whisper<'learned', { seat: Seat; about: Seat; side: Side; round: number }>
  | Whisper<'played', { mission: Mission; seat: Seat; card: Card }>
  /** A look at a card on the table. */
  | Whisper<'saw', { seat: Seat; mission: Mission; of: Seat; card: Card }>;

export type OpenFact = At | BaseOpen | ModuleOpen;
export type WhisperedFact = BaseWhisper | ModuleWhisper;
export type Fact = OpenFact | WhisperedFact;
