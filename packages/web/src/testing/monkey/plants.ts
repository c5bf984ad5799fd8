import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import type { Fault } from './finger.ts';

/** A fault as people have met it, put into every page before it opens, and what a monkey should call it. */
export interface Plant {
  readonly name: string;
  readonly game: GameId;
  readonly kind: Fault['kind'];
  /** A monkey meets it within a few taps. */
  readonly isSoon: boolean;
  into(page: Page): Promise<unknown>;
}

/** A button that closes its sheet before it reads what it is about, or was never wired at all. */
const deadButtons: Plant = {
  name: 'buttons of the top bar that do nothing',
  game: 'resistance',
  kind: 'dead',
  isSoon: true,
  into: (page) =>
    page.addInitScript(() => {
      const swallow = (event: Event) => {
        if (event.target instanceof Element && event.target.closest('header') !== null)
          event.stopImmediatePropagation();
      };
      addEventListener('click', swallow, true);
    }),
};

/** Three taps away, and only while a match is on. */
const deafTable: Plant = {
  name: 'a table that cannot be asked for anything',
  game: 'insurrection',
  kind: 'dead',
  isSoon: false,
  into: (page) =>
    page.addInitScript(() => {
      const swallow = (event: Event) => {
        if (event.target instanceof Element && event.target.closest('[data-testid="ask-table"]') !== null)
          event.stopImmediatePropagation();
      };
      addEventListener('click', swallow, true);
    }),
};

/** An effect that sets one timer where it should set the next one after it. */
const timersThatFireOnce: Plant = {
  name: 'timers that fire but once',
  game: 'insurrection',
  kind: 'outlived',
  isSoon: false,
  into: (page) =>
    page.addInitScript(() => {
      const { setTimeout: later } = globalThis;
      let hasFired = false;
      const once = (handler: () => void, ms = 0) => {
        // As long as the beats of scenes are; the timers of the line itself go on.
        const isBeat = ms > 500 && ms < 5000;
        if (isBeat && hasFired) return 0;
        hasFired ||= isBeat;
        return later(handler, ms);
      };
      Object.assign(globalThis, { setTimeout: once });
    }),
};

/** What was missed is taken for what happens now. */
const replayedScenes: Plant = {
  name: 'a reload that plays old scenes again',
  game: 'resistance',
  kind: 'replayed',
  isSoon: true,
  into: (page) =>
    page.addInitScript(() => {
      // A screen reads every fact at once, and would not bear half of them.
      if (location.pathname.endsWith('/screen')) return;
      const listen = EventTarget.prototype.addEventListener;
      WebSocket.prototype.addEventListener = function (this: WebSocket, type: string, heard: unknown) {
        if (type !== 'message') {
          listen.call(this, type, heard as EventListener);
          return;
        }
        let missed: Event[] | undefined = [];
        listen.call(this, type, (event) => {
          const text = String((event as MessageEvent).data);
          if (missed !== undefined && text.startsWith('{"t":"facts"')) {
            missed.push(event);
            return;
          }
          (heard as EventListener)(event);
          if (!text.startsWith('{"t":"progress"')) return;
          // All but the deal as if it had happened just now.
          for (const late of missed ?? []) {
            const told = JSON.parse(String((late as MessageEvent).data));
            const parts = [told.facts.slice(0, 1), told.facts.slice(1)];
            for (const [part, facts] of parts.entries()) {
              const data = JSON.stringify({ ...told, from: told.from + part, facts });
              (heard as EventListener)(new MessageEvent('message', { data }));
            }
          }
          missed = undefined;
        });
      };
    }),
};

export const PLANTS: readonly Plant[] = [deadButtons, deafTable, timersThatFireOnce, replayedScenes];
