import type { GameId } from '@reseau/games';
import type { Gesture } from './chooser.ts';

/** Where the evening stands. */
export type Moment = 'lobby' | 'roles' | 'match' | 'over' | 'next lobby' | 'next match';

/** A tap of whoever is on the errand, with a question mark one that is left out where it cannot be made; one that all the others make who can; a gesture of the one, or of another. */
export type Step =
  | string
  | { readonly others: string }
  | { readonly does: Gesture }
  | { readonly another: Extract<Gesture, 'leave'> };

/**
 * What people set out to do around a match, tap by tap. A monkey that taps by lot opens a sheet and is off again: what takes
 * three taps in a row, on two phones, it would meet once in a month of evenings.
 */
export type Errand = readonly Step[];

const ANYWHERE: readonly Errand[] = [
  ['menu', 'show-recovery', 'copy-recovery'],
  ['menu', 'handover', 'copy-link'],
  [{ does: 'watch' }, 'menu', 'come-in'],
  [{ does: 'watch' }, 'menu', 'go-home'],
  ['react', 'react-'],
];

const LOBBY: readonly Errand[] = [
  ...ANYWHERE,
  ['written-down'],
  ['to-bench', 'to-seat'],
  ['lobby-chat', 'text'],
  // Of single games; nobody is on them at another.
  ['load-cards'],
  ['location-'],
  ['lead-two'],
  ['mixes', 'text', 'mix-save', 'mix-forget', 'mix-remove'],
  ['mixes', 'mix-share'],
  ['mixes', 'mix-code', 'mix-read'],
  [{ does: 'watch' }, 'sit-down'],
  ['menu', 'call-host', { others: 'agree' }],
  ['menu', 'leave', 'leave-sure'],
  [{ another: 'leave' }, 'start', 'wait'],
];

const MATCH: readonly Errand[] = [
  ...ANYWHERE,
  ['menu', 'call-pause', { others: 'agree' }, 'ask-resume', { others: 'agree' }],
  ['menu', 'call-void', { others: 'refuse' }],
  ['menu', 'call-clock', { others: 'refuse' }],
  ['menu', 'call-replace', 'replace-', { others: 'refuse' }],
  ['ask-seat', 'claim-', 'withdraw'],
  ['ask-seat', 'claim-', { others: 'deny' }],
  ['ask-seat', 'claim-', { others: 'grant' }],
  ['menu', 'leave', 'leave-sure'],
  ['dossier', 'tab-chat', 'text'],
  ['dossier', 'tab-notes', 'show-notes', 'suspicion-', 'hide-notes'],
  ['more-time'],
  [{ does: 'reload' }],
  [{ does: 'wait' }],
];

/** What is done at the table of each game, beside answering. */
export const AT_TABLE: Readonly<Record<GameId, readonly Errand[]>> = {
  resistance: [['mission-'], ['in board', 'propose'], ['in board', 'name'], ['pass'], ['choice-', 'seal', 'change']],
  insurrection: [
    ['sort-hand', 'sort-', 'move-'],
    ['uncover'],
    ['act-', 'act'],
    ['act'],
    ['put-'],
    ['card-', 'act', 'change'],
    ['read'],
  ],
  project: [
    ['action-investigate', '?in chooser', '?confirm', 'drawn-', 'keep', 'tab-clues', 'clue-', 'clear'],
    ['action-search', '?in chooser', '?confirm', 'drawn-', 'keep'],
    ['action-search', '?in chooser', '?confirm', 'let-go'],
    ['action-heroic', 'effect-', '?in chooser', '?confirm'],
    ['action-recruit', '?in chooser', '?place-', '?confirm', '?drawn-', '?keep'],
    ['action-reorganise', '?place-', '?confirm'],
    ['action-', '?in chooser', '?confirm'],
    ['city-', 'walk'],
    ['city-', 'mark'],
    ['tab-clues', 'clue-', 'clear'],
    ['tab-plan', 'intend-'],
    ['pause', { others: 'agree-pause' }, 'resume'],
    ['menu', 'give-up', 'give-up-sure', 'menu', 'take-back-give-up'],
    ['done', 'done', 'not-done'],
  ],
};

export const ERRANDS: Readonly<Record<Moment, readonly Errand[]>> = {
  lobby: LOBBY,
  roles: [['hold-card'], ['redeal'], ['call-off']],
  match: MATCH,
  over: [['save-record'], ['count-again', 'count-all', 'page-'], ['copy-pad'], ['csv-pad'], ['menu', 'call-host']],
  'next lobby': [
    ...LOBBY,
    ['in members', 'kick', '?kick-sure', 'in removed'],
    ['switch-game', 'game-', 'switch'],
    [{ another: 'leave' }, 'start', 'start-without'],
  ],
  'next match': [
    ['menu', 'give-up', 'give-up-sure', { others: 'agree-give-up' }],
    ['menu', 'call-void', { others: 'agree' }],
  ],
};
