import type { ClientMessage, ServerMessage } from '@reseau/protocol';

/** Whoever listens: a seat by its number, or what everybody hears. */
export type Listener = number | 'table';

/** In order, what one device said and heard, line by line, and when: by its own steady time, in milliseconds. */
export type Note = { readonly at: number; readonly line: number } & (
  | { readonly said: ClientMessage }
  | { readonly heard: ServerMessage }
  /** As whom it listens to which match, by what it was told. */
  | { readonly listens: { readonly match: number; readonly as: Listener } }
  | { readonly lost: true }
  /** Nothing happens any more, and whatever was sent has arrived. */
  | { readonly settled: true }
);

/** Of one device, from its first line to its last. */
export interface History {
  readonly code: string;
  /** Nothing for a screen. */
  readonly member: string | undefined;
  readonly notes: readonly Note[];
}

/** What was sent to be applied once, and is answered. */
export type Asked = Extract<ClientMessage, { readonly id: string }>;
export type Answer = Extract<ServerMessage, { readonly t: 'done' | 'refused' }>;
/** Nothing was stored, and it is sent again as it was. */
export const isForNow = (answer: Answer): boolean =>
  answer.t === 'refused' && (answer.code === 'unavailable' || answer.code === 'cannotStore');

export type Told = Extract<ServerMessage, { readonly t: 'facts' }>;

export const requestsIn = ({ notes }: History): readonly Asked[] =>
  notes.flatMap((note) => ('said' in note && 'id' in note.said ? [note.said] : []));

export const answersIn = ({ notes }: History): readonly Answer[] =>
  notes.flatMap((note) =>
    'heard' in note && (note.heard.t === 'done' || note.heard.t === 'refused') ? [note.heard] : [],
  );
