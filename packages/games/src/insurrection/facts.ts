import type { At, Open, Seat, Whisper } from '@reseau/core';
import type { Card, PileName, Stop } from './cards/card-set.ts';
import type { Ending } from './cards/vocabulary.ts';
import type { Grant } from './moves.ts';

/** What the game itself tells everybody. */
export type OwnFact =
  | Open<'began', { path: readonly Stop[]; first: Seat }>
  /** Everybody has kept one Leader; the others are shuffled into the Leader pile. */
  | Open<'kept'>
  /** The pawn is on the next card of the path. */
  | Open<'advanced', { round: number }>
  /** Cards of the centre that went under their piles. */
  | Open<'swept', { cards: readonly Card[] }>
  | Open<'turnedUp', { people: readonly Card[]; leaders: readonly Card[] }>
  /** Everybody drew so many cards. */
  | Open<'drawn', { each: number }>
  /** There were too few cards for everybody, and nobody drew. */
  | Open<'undrawn'>
  /** By seat: a card of each hand that went under its pile, face up. */
  | Open<'discarded', { cards: readonly Card[] }>
  /** By seat: all cards are turned up together. */
  | Open<'played', { cards: readonly Card[] }>
  | Open<'eliminated', { seat: Seat; by: Grant; card: Card }>
  | Open<'looked', { seat: Seat; by: Grant }>
  /** The face only where it went to the centre. */
  | Open<'put', { seat: Seat; where: 'under' }>
  | Open<'put', { seat: Seat; where: 'centre'; card: Card }>
  | Open<'mustered', { seat: Seat; card: Card }>
  | Open<'raised', { seat: Seat; card: Card }>
  | Open<'cleansed', { seat: Seat; card: Card }>
  | Open<'traded', { seat: Seat; give: Card; take: Card }>
  /** The card went under its pile; the Leader is in the hand. */
  | Open<'swore', { seat: Seat; card: Card }>
  /** Took the card and laid down the one played; or took that one back. */
  | Open<'took', { seat: Seat; card: Card }>
  /** Evil has won; the round is played out. */
  | Open<'corrupted', { marks: number }>
  /** All hands are open. */
  | Open<'ended', { ending: Ending; hands: readonly (readonly Card[])[] }>
  | Open<'swapped', { seat: Seat; by: Card; give: Card; take: Card }>
  | Open<'gained', { seat: Seat; by: Card; card: Card }>
  /** An end-of-game effect that was not used, or could not be. */
  | Open<'unused', { seat: Seat; by: Card }>
  | Open<'scored', { points: readonly number[]; winners: readonly Seat[] }>;

export type WhisperedFact =
  /** To the server alone, before the first round. */
  | Whisper<'piled', { people: readonly Card[]; leaders: readonly Card[] }>
  /** To the server alone: the Leader pile with those that were not kept. */
  | Whisper<'shuffled', { leaders: readonly Card[] }>
  | Whisper<'dealt', { seat: Seat; people: readonly Card[]; leaders: readonly Card[] }>
  /** A card came to a hand unseen, when that seat had shown so many. */
  | Whisper<'drew', { seat: Seat; card: Card; since: number }>
  /** The card at this place of the People pile. */
  | Whisper<'saw', { at: number; card: Card }>
  /** A card went to this place of a pile unseen. */
  | Whisper<'buried', { pile: PileName; at: number; card: Card }>;

export type OpenFact = At | OwnFact;
export type Fact = OpenFact | WhisperedFact;
