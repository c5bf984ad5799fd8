import type { Page } from '@reseau/browserkit';
import { type Known, type SeatCount, SPIES, setUp, teamSize } from '@reseau/games/resistance';
import { storeMatch } from '@reseau/server/testing';
import { CALLED, Crew } from './crew.ts';
import { hold, letGo } from './still.ts';
import { dismiss, lookAtScene, lookAtSheet, sitAt, type Tour, wallOf } from './tour.ts';

const others = (seats: number): readonly number[] => Array.from({ length: seats - 1 }, (_, index) => index + 1);

async function table({ store }: Tour, seats: number, options: object, deal: object) {
  return await storeMatch(store, { game: 'resistance', names: CALLED.slice(0, seats), options, deal });
}

/** On the television a scene plays in the middle of the table: looked at when it has come to its end. */
export async function lookAtWall(tour: Tour, wall: Page, name: string): Promise<void> {
  await wall.mouse.click(5, 900);
  await tour.look(wall, name);
  await letGo(wall);
  await wall.reload();
  await wall.getByTestId('screen').waitFor();
}

/** A match without modules: the first seat leads, is a spy, and sees a whole round; then it is played to its end. */
export async function tourMatch(tour: Tour, seats: SeatCount): Promise<void> {
  const spies = SPIES[seats];
  const characters = Array.from({ length: seats }, (_, seat) => (seat < spies ? 'spy' : 'resistance'));
  const places = await table(tour, seats, { modules: [], extras: [] }, { leader: 0, characters });
  const [place] = places;
  if (place === undefined) throw new Error('tour: nobody came');
  const crew = await Crew.sit(tour.server.base, places);
  const page = await sitAt(tour, place);
  const wall = await wallOf(tour, place);
  const name = (what: string) => `resistance-${seats}-${what}`;
  const wallName = (what: string) => `resistance-${seats}-tv-${what}`;
  await page.getByTestId('board').waitFor();
  await wall.getByTestId('screen').waitFor();
  await wall.reload();
  await wall.getByTestId('screen').waitFor();

  const team = Array.from({ length: teamSize(seats, 1) }, (_, seat) => seat);
  for (const seat of team) await page.getByTestId(`seat-${seat + 1}`).click();
  await tour.look(page, name('propose'));
  await crew.move(0, { type: 'propose', mission: 1, team });

  await page.getByTestId('choice-approve').check();
  await tour.look(page, name('vote'));
  await page.getByTestId('hold-card').focus();
  await page.keyboard.down('Space');
  await page.getByTestId('held-card').waitFor();
  await tour.look(page, name('held'));
  await page.keyboard.up('Space');
  await lookAtSheet(tour, page, 'menu', name('menu'));
  await lookAtSheet(tour, page, 'help', name('help'));
  await crew.answer(others(seats).slice(1), { type: 'vote', approve: true });
  await tour.look(wall, wallName('vote'));
  await crew.move(0, { type: 'vote', approve: true });
  await page.getByTestId('change').waitFor();
  await tour.look(page, name('vote-sealed'));
  await hold(wall);
  await crew.move(1, { type: 'vote', approve: false });
  await lookAtScene(tour, page, name('scene-vote'));
  await lookAtWall(tour, wall, wallName('scene-vote'));

  await page.getByTestId('choice-fail').check();
  await tour.look(page, name('mission'));
  await tour.look(wall, wallName('mission'));
  await crew.answer(team.slice(1), { type: 'play', card: 'success' });
  await hold(wall);
  await crew.move(0, { type: 'play', card: 'fail' });
  await lookAtScene(tour, page, name('scene-mission'));
  await wall.locator('[data-scene="mission"]').waitFor();
  await lookAtWall(tour, wall, wallName('scene-mission'));
  await tour.look(page, name('wait'));
  await page.setViewportSize({ width: 390, height: 844 });
  await lookAtSheet(tour, page, 'dossier', name('dossier'));

  await crew.playUntil(() => false);
  await dismiss(page);
  for (const shown of [page, wall]) {
    await shown.reload();
    await shown.getByTestId('ending').waitFor();
  }
  await tour.look(page, name('ending'));
  await tour.look(wall, wallName('ending'));
  crew.leave();
  await page.context().close();
  await wall.context().close();
}

/** What modules ask of the first seat, each question once, and the scenes that they add. */
export async function tourModules(tour: Tour): Promise<void> {
  const seats = 7;
  const options = { modules: ['plot', 'trapper', 'assassin', 'inquisitor'], extras: [] };
  const made = setUp(seats, options);
  if (!made.ok) throw new Error(`tour: ${made.problem}`);
  const characters = ['assassin', 'spy', 'spy', 'commander', 'resistance', 'resistance', 'resistance'];
  const places = await table(tour, seats, options, { leader: 0, characters });
  const [place] = places;
  if (place === undefined) throw new Error('tour: nobody came');
  const crew = await Crew.sit(tour.server.base, places, 'modules');
  const page = await sitAt(tour, place);
  await page.getByTestId('board').waitFor();
  const seen = new Set<string>();
  const asks = (): string | undefined => {
    const { table: state } = crew.at(0).known as unknown as Known;
    const step = state.at.stack.at(-1)?.step;
    return crew.at(0).options.length > 0 && step?.includes('.') === true && !seen.has(step) ? step : undefined;
  };
  const scene = async (): Promise<void> => {
    const shown = await page
      .locator('[data-testid="stage"] [data-scene]')
      .getAttribute('data-scene', { timeout: 50 })
      .catch(() => null);
    if (shown === null || seen.has(`scene ${shown}`)) return await dismiss(page);
    seen.add(`scene ${shown}`);
    await lookAtScene(tour, page, `modules-scene-${shown}`);
  };
  while (!crew.isOver) {
    const step = asks();
    if (step === undefined) {
      let moved = false;
      await crew.playUntil(() => {
        const stop = moved;
        moved = true;
        return stop || asks() !== undefined;
      });
      await scene();
      continue;
    }
    seen.add(step);
    await dismiss(page);
    await page.locator(`[data-testid="dock"][data-ask="${step}"]`).waitFor();
    await tour.look(page, `modules-ask-${step.replaceAll('.', '-')}`);
    await crew.answer([0]);
  }
  await page.reload();
  await page.getByTestId('ending').waitFor();
  await tour.look(page, 'modules-ending');
  crew.leave();
  await page.context().close();
}

/** Somebody who is waited for has gone: the host is told. */
export async function tourAbsence(tour: Tour): Promise<void> {
  const characters = ['resistance', 'spy', 'spy', 'resistance', 'resistance'];
  const places = await table(tour, 5, { modules: [], extras: [] }, { leader: 0, characters });
  const [place, ...rest] = places;
  if (place === undefined) throw new Error('tour: nobody came');
  const crew = await Crew.sit(tour.server.base, [place, ...rest.slice(0, -1)]);
  await crew.move(0, { type: 'propose', mission: 1, team: [0, 1] });
  const page = await sitAt(tour, place);
  await page.getByTestId('seal').waitFor({ state: 'attached' });
  await page.getByTestId('absent').waitFor({ state: 'attached' });
  await tour.look(page, 'absent');
  crew.leave();
  await page.context().close();
}
