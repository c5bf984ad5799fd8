// @vitest-environment happy-dom
import { heardBy, knownTo, nth, type Options, seatAt, size, startWith, submit } from '@reseau/core';
import { GAME_IDS, type GameId } from '@reseau/games';
import { CHARACTERS as LED } from '@reseau/games/project';
import { CHARACTERS, MODULE_IDS } from '@reseau/games/resistance';
import { LANGUAGES } from '@reseau/protocol';
import { same } from '@reseau/testkit';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../games/load.ts';
import { loadMinutes } from '../games/load-minutes.ts';
import type { GameClient, Sight } from '../session/game-client.ts';
import { type GameMinutes, type Minute, withNames } from '../session/minutes.ts';
import { openAppWords } from '../words/app.ts';
import { speak } from '../words/catalogue.svelte.ts';
import { MinuteMatch } from './minute-match.svelte.ts';
import { minutes, openMinutesWords } from './words.ts';

interface Played {
  readonly client: GameClient;
  readonly groups: GameMinutes;
}

const games = new Map<GameId, Played>();
/** More legal moves than this are tried in equal strides. */
const MOST = 120;

beforeAll(async () => {
  await Promise.all([openAppWords(), openMinutesWords()]);
  for (const id of GAME_IDS) {
    const [client, groups] = await Promise.all([loadGame(id), loadMinutes(id)]);
    games.set(id, { client, groups });
  }
});
afterEach(() => speak('en'));

const inGame = (id: GameId): Played => {
  const found = games.get(id);
  if (found === undefined) throw new Error(`${id} is not open`);
  return found;
};
const allIn = (id: GameId): readonly Minute[] => inGame(id).groups.flatMap((group) => group.minutes);
const opened = (id: GameId, minute: Minute): MinuteMatch =>
  new MinuteMatch(minute, inGame(id).client, () => minutes.words.names);

/** The move that the file makes where it decides this. */
function modelOf({ file }: Minute, decision: string): object {
  const step = file.steps.find(({ decide }) => decide === decision);
  if (step === undefined) throw new Error(`nothing decides ${decision}`);
  return step.move;
}

/** All that whoever plays it may do now, by what the seat has heard. */
function mayDo({ match, sight }: MinuteMatch): readonly object[] {
  const options: Options<{ readonly type: string }> = match.game.options(sight.known, sight.me ?? seatAt(0));
  const stride = Math.max(1, Math.ceil(size(options) / MOST));
  return Array.from({ length: Math.ceil(size(options) / stride) }, (_, at) => nth(options, at * stride));
}

/** What is said of the last move. */
function saidOf({ minute, said, names }: MinuteMatch): string {
  const about = said === undefined ? undefined : minute.words.decisions[said.decision];
  return withNames((said?.is === 'wrong' ? about?.wrong[said.name] : about?.right) ?? '', names);
}

/** At every decision, with the right ones before it. */
function* everyDecision(id: GameId, minute: Minute): Generator<readonly [decision: string, before: readonly object[]]> {
  const before: object[] = [];
  for (const decision of Object.keys(minute.file.minute.decisions)) {
    yield [decision, [...before]];
    before.push(modelOf(minute, decision));
  }
  if (!opened(id, minute).resume(before, { told: true })) throw new Error(`${minute.id} cannot be played`);
}

describe.each(GAME_IDS)('the minutes of %s', (id) => {
  test('the right moves lead from the first question to the lesson, and are praised', () => {
    for (const minute of allIn(id)) {
      const player = opened(id, minute);
      for (const [decision] of everyDecision(id, minute)) {
        expect([minute.id, player.asks]).toEqual([minute.id, decision]);
        player.choose(modelOf(minute, decision));
        expect([minute.id, player.said]).toEqual([minute.id, { is: 'right', decision }]);
        player.goOn();
      }
      expect([minute.id, player.isDone]).toEqual([minute.id, true]);
    }
  });

  test('every legal move is praised or explained, in every language, and can be taken back', async () => {
    const blank: string[] = [];
    for (const minute of allIn(id)) {
      for (const [decision, before] of everyDecision(id, minute)) {
        const at = opened(id, minute);
        expect(at.resume(before, { told: false })).toBe(true);
        const heard = at.match.heard;
        for (const move of mayDo(at)) {
          at.choose(move);
          for (const language of LANGUAGES) {
            await speak(language);
            const isMute = at.asks !== decision && saidOf(at).length < 10;
            if (isMute) blank.push(`${minute.id}, ${decision}, ${language}: ${JSON.stringify(move)}`);
          }
          at.tryAgain();
          expect([minute.id, at.asks, at.match.heard]).toEqual([minute.id, decision, heard]);
        }
      }
    }
    expect(blank).toEqual([]);
  });

  test('what is pictured before it is what one plays with', () => {
    for (const minute of allIn(id)) {
      const player = opened(id, minute);
      const { Face } = player.client.role;
      const pictured = (sight: Sight): string => {
        const shown = mount(Face, { target: document.body, props: { sight } });
        flushSync();
        const words = document.body.textContent;
        void unmount(shown);
        document.body.replaceChildren();
        return words;
      };
      expect([minute.id, pictured(player.opening)]).toEqual([minute.id, pictured(player.sight)]);
      expect([minute.id, same(player.opening.known, player.sight.known)]).toEqual([minute.id, true]);
      // It stays so, however far one has played.
      player.choose(modelOf(minute, player.asks ?? ''));
      expect([minute.id, pictured(player.opening)]).toEqual([minute.id, pictured(opened(id, minute).sight)]);
    }
  });

  test('a page that is loaded again is where it was', () => {
    for (const minute of allIn(id)) {
      for (const [decision, before] of everyDecision(id, minute)) {
        for (const move of mayDo(opened(id, minute)).slice(0, 3)) {
          const first = opened(id, minute);
          first.resume(before, { told: false });
          first.choose(move);
          const again = opened(id, minute);
          expect([minute.id, decision, again.resume(first.moves, { told: first.said !== undefined })]).toEqual([
            minute.id,
            decision,
            true,
          ]);
          expect([again.said, again.asks, again.match.known]).toEqual([first.said, first.asks, first.match.known]);
        }
      }
    }
  });

  test('nothing is shown but what the seat was told', () => {
    for (const minute of allIn(id)) {
      const { file } = minute;
      const seat = seatAt(file.minute.seat);
      const player = opened(id, minute);
      for (const [decision] of everyDecision(id, minute)) {
        player.choose(modelOf(minute, decision));
        player.goOn();
      }
      const made = inGame(id).client.setUp(file.seats, file.options);
      if (!made.ok) throw new Error(made.problem);
      const dealt = made.game.arrange(file.deal);
      if (typeof dealt === 'string') throw new Error(dealt);
      let { match, entry } = startWith(made.game, dealt, file.title);
      const told = [...heardBy(entry.facts, seat)];
      for (const { seat: who, move } of file.steps) {
        for (const actor of [who].flat()) {
          const answer = submit(match, {
            actor: typeof actor === 'number' ? seatAt(actor) : 'clock',
            question: match.turn.question,
            move,
          });
          if (!answer.ok) throw new Error(answer.code);
          ({ match, entry } = answer);
          told.push(...heardBy(entry.facts, seat));
        }
      }
      expect([minute.id, player.match.facts]).toEqual([minute.id, told]);
      expect([minute.id, same(player.sight.known, knownTo(match, seat))]).toEqual([minute.id, true]);
    }
  });

  test('words name players who are there, and say something in every language', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      for (const { id: name, words, file } of allIn(id)) {
        const all = JSON.stringify(words);
        const seats = [...all.matchAll(/\{(\d+)\}/g)].map(([, seat]) => Number(seat));
        expect([name, seats.filter((seat) => seat >= file.seats)]).toEqual([name, []]);
        const { title, setting, lesson, decisions } = words;
        const said = [title, setting, lesson, ...Object.values(decisions).flatMap(({ ask, right }) => [ask, right])];
        expect([name, language, said.filter((text) => text.length < 2)]).toEqual([name, language, []]);
      }
    }
  });

  test('no two have one id', () => {
    const ids = allIn(id).map((minute) => minute.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('every part of The Resistance has a minute', () => {
  test.each(MODULE_IDS)('the module %s', (module) => {
    const group = inGame('resistance').groups.find(({ id }) => id === module);
    expect(group?.minutes.map(({ file }) => (file.options as { modules: readonly string[] }).modules)).toContainEqual([
      module,
    ]);
  });

  test.each(CHARACTERS)('the character %s', (character) => {
    const dealt = allIn('resistance').map(
      ({ file }) => (file.deal as { characters: readonly string[] }).characters[file.minute.seat],
    );
    expect(dealt).toContain(character);
  });
});

test.each(LED)('whoever can be led in Project: Resistance has a minute: %s', (character) => {
  const led = allIn('project').flatMap(({ file, who }) => {
    const { opening } = file.deal as { opening: { leaders: readonly { character: string }[] } };
    return who === undefined ? [] : [opening.leaders[file.minute.seat]?.character];
  });
  expect(led).toContain(character);
});
