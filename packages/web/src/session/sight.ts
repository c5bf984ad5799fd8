import type { Seat } from '@reseau/core';
import type { ProgressView, RoomView, SittingView } from '@reseau/protocol';
import type { Request } from '../connection/outbox.ts';
import type { Asides } from './asides.svelte.ts';
import type { ClockReading } from './clock-reading.ts';
import type { Sight } from './game-client.ts';
import { handedIn } from './log.ts';
import type { ClientMatch } from './match.svelte.ts';
import { notebookFor } from './notebook.svelte.ts';
import { sketchFor } from './sketch.ts';

/** What a session has heard so far, and where a move goes. */
export interface Heard {
  readonly code: string;
  readonly asides: Asides;
  readonly you: string | undefined;
  readonly room: RoomView | undefined;
  readonly me: Seat | undefined;
  readonly match: ClientMatch | undefined;
  readonly matchNumber: number;
  readonly sittings: readonly SittingView[];
  readonly progress: ProgressView | undefined;
  readonly clock: ClockReading | undefined;
  /** My newest move that was not answered yet. */
  readonly underway: Extract<Request, { t: 'move' }> | undefined;
  choose(move: object): void;
}

/** The match as the game's own components are shown it; every part is read anew, so that what is heard later shows. */
export function sightOf(heard: Heard): Sight {
  const current = <T>(of: { readonly match: number; readonly question: number } | undefined, value: T) =>
    of !== undefined && of.match === heard.matchNumber && of.question === heard.match?.question ? value : undefined;
  const match = (): ClientMatch => {
    if (heard.match === undefined) throw new Error('session: no match is on');
    return heard.match;
  };
  return {
    get members() {
      return heard.room?.members ?? [];
    },
    get names() {
      return heard.room?.members.map(({ name }) => name) ?? [];
    },
    get me() {
      return heard.me;
    },
    get known() {
      return match().known;
    },
    get shown() {
      return match().shown;
    },
    get options() {
      return heard.match?.options ?? heard.room?.options ?? {};
    },
    get progress() {
      return current(heard.progress, heard.progress);
    },
    get clock() {
      return heard.clock;
    },
    get mine() {
      return current(heard.underway, heard.underway?.move) ?? current(heard.progress, heard.progress?.mine);
    },
    get sending() {
      return current(heard.underway, true) ?? false;
    },
    get scene() {
      return match().scene;
    },
    get beat() {
      return match().beat;
    },
    get awaitsStage() {
      return match().awaitsStage;
    },
    get over() {
      return match().over;
    },
    get rests() {
      return heard.room?.paused === true || heard.room?.call?.kind === 'pause';
    },
    past: false,
    get awaitsCount() {
      return match().awaitsCount;
    },
    counted: () => match().counted(),
    sketch: sketchFor(() => `${heard.code} ${heard.matchNumber} ${heard.match?.question} ${heard.me}`),
    get drafted() {
      const { drafted } = heard.asides;
      return current(drafted, drafted?.seats) ?? [];
    },
    draft: (seats) => heard.asides.draft({ match: heard.matchNumber, question: match().question, seats }),
    get handed() {
      return handedIn(match(), heard.sittings);
    },
    get notebook() {
      const { you, room } = heard;
      if (you === undefined || room === undefined) return undefined;
      // The seal is another for every deal of every table: notes on one never turn up beside another.
      return notebookFor({ code: heard.code, member: you, match: `${room.match} ${room.commitment}` });
    },
    choose: (move) => heard.choose(move),
  };
}
