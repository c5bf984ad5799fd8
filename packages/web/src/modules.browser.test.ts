import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { MODULE_IDS, type ModuleId } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { moduleNamed } from './games/resistance/catalogue.ts';
import { ASKS } from './games/resistance/questions.ts';
import { beginOn } from './testing/begin.ts';
import { type Deed, Friends, held, playOut, type Will } from './testing/people.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { IS_WIDE } from './testing/wide.ts';

// Up to seven people on a device each: a busy machine must not make it fail.
// So many people, each on a device of their own, ask for more than one household would.
const server = new ServerUnderTest({ limits: { requests: 1_000_000 } });
const friends = new Friends(server);

/** Every module is played out once; other ways to its end are taken by `npm run test:deep`. */
const firstOf = <Case>(cases: readonly Case[]): readonly Case[] => (IS_WIDE ? cases : cases.slice(0, 1));

interface Table {
  readonly module: ModuleId;
  readonly extras?: readonly string[];
  readonly seats?: number;
  readonly locale?: string;
}

const isOn = (page: Page, module: string) => page.getByTestId(`module-${module}`).getByRole('switch').isChecked();

async function switchOn(page: Page, module: string): Promise<void> {
  await page.getByTestId(`module-${module}`).getByRole('switch').check();
  await expect.poll(() => isOn(page, module)).toBe(true);
}

/** These choices of the modules that are on, and no others. */
async function choose(host: Page, extras: readonly string[]): Promise<void> {
  const boxes = host.locator('[data-testid^="extra-"]');
  await boxes.first().waitFor();
  for (const extra of extras) await host.getByTestId(`extra-${extra}`).setChecked(true);
  for (const box of await boxes.all()) {
    const extra = (await box.getAttribute('data-testid'))?.replace('extra-', '') ?? '';
    if (!extras.includes(extra)) await box.setChecked(false);
  }
}

/** People on the narrowest phones, a match with this module before them, and who they are. */
async function deal({ module, extras, seats = 5, locale = 'en' }: Table) {
  const people = await friends.sit(seats, locale);
  const [host] = people;
  if (host === undefined) throw new Error('nobody came');
  await switchOn(host, module);
  if (extras !== undefined) await choose(host, extras);
  await expect.poll(() => host.getByTestId('start').isEnabled()).toBe(true);
  await beginOn(host, ...people.slice(1));
  for (const page of people) await page.getByTestId('board').waitFor();
  const cards: { readonly character: string; readonly text: string }[] = [];
  for (const page of people) cards.push(await held(page));
  /** The numbers of the seats that hold one of these. */
  const seatsOf = (...characters: readonly string[]) =>
    cards.flatMap(({ character }, seat) => (characters.includes(character) ? [seat + 1] : []));
  return { people, cards, seatsOf };
}

async function expectSound(page: Page, name: string): Promise<void> {
  const problems = await accessibilityProblems(page);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect({ name, problems, overhang: Math.max(0, overhang) }).toEqual({ name, problems: [], overhang: 0 });
}

const seen = new Set<string>();

const written = new Set<ModuleId>();

/** A test that plays this module. */
const testOf = (module: ModuleId) => {
  written.add(module);
  return test;
};

/** Played to its end by people alone; every question and scene is looked over when it first shows. */
async function play(people: readonly Page[], will: Will) {
  const deeds = await playOut(people, will, { look: expectSound, seen });
  const [host] = people;
  if (host === undefined) throw new Error('nobody came');
  await expectSound(host, 'ending');
  const winner = await host.getByTestId('ending').getAttribute('data-winner');
  const sealed = ({ did }: Deed) => ['name', 'hand-over', 'seal', 'pass'].includes(did);
  return {
    winner,
    deeds,
    /** The questions that were answered, and how. */
    answers: [...new Set(deeds.filter(sealed).flatMap(({ ask, did }) => (ask === undefined ? [] : [`${ask} ${did}`])))],
    cards: [...new Set(deeds.flatMap(({ did, chose }) => (did === 'seal' && chose !== undefined ? [chose] : [])))],
    scenes: [...new Set(deeds.flatMap(({ scene }) => scene ?? []))],
    ending: (await host.getByTestId('ending').textContent()) ?? '',
  };
}

testOf('targeting')('Targeting: the leader chooses a mission and then its team', async () => {
  const { people } = await deal({ module: 'targeting', locale: 'fr' });
  const { deeds } = await play(people, {});
  expect(deeds.filter(({ did }) => did === 'aim').length).toBeGreaterThanOrEqual(3);
});

testOf('blindSpies')('Blind Spies: no spy is told who the other is', async () => {
  const { people, cards, seatsOf } = await deal({ module: 'blindSpies', locale: 'en' });
  expect(seatsOf('spy')).toHaveLength(2);
  for (const { character, text } of cards) {
    expect(text.includes('You weren’t shown any other spy')).toBe(character === 'spy');
  }
  const { winner, scenes } = await play(people, { cards: ['fail', 'success'] });
  expect([winner, scenes.toSorted()]).toEqual(['spy', ['mission', 'vote']]);
});

testOf('inquisitor')('Inquisitor: somebody is looked at, and the token is passed on', async () => {
  const { people } = await deal({ module: 'inquisitor', locale: 'ja' });
  const { answers, scenes } = await play(people, {});
  expect(answers).toContain('inquisitor.look name');
  expect(scenes).toContain('look');
});

testOf('trapper')('Trapper: the leader sets a card aside', async () => {
  const { people } = await deal({ module: 'trapper', locale: 'fr' });
  const { answers } = await play(people, {});
  expect(answers).toContain('trapper.trap name');
  await people[0]?.getByTestId('ledger').getByText('écartée').first().waitFor();
});

testOf('reverser')('Reverser: a Reverse is laid, and turns a success over', async () => {
  const { people, seatsOf } = await deal({ module: 'reverser', extras: ['spyReverser'] });
  const { cards, winner, ending } = await play(people, {
    cards: ['reverse', 'success'],
    team: seatsOf('spyReverser'),
  });
  expect(cards).toContain('reverse');
  expect([winner, ending.includes('0 succeeded, 3 failed')]).toEqual(['spy', true]);
});

testOf('rogue')('Rogue: whoever is not watched wins alone', async () => {
  const { people, seatsOf } = await deal({ module: 'rogue', extras: ['resistanceRogue'], locale: 'en' });
  const rogue = seatsOf('resistanceRogue');
  const others = [1, 2, 3, 4, 5].filter((seat) => !rogue.includes(seat));
  const { answers, scenes, ending, cards } = await play(people, {
    cards: ['rogueSuccess', 'success'],
    team: rogue,
    names: { 'rogue.watch': others },
  });
  expect(cards).toContain('rogueSuccess');
  expect(answers).toContain('rogue.watch name');
  expect(scenes).toContain('rogue');
  expect(ending).toContain('wins alone');
});

test.runIf(IS_WIDE)('Rogue: without the own card twice it is a partial win', async () => {
  const { people, seatsOf } = await deal({ module: 'rogue', extras: ['resistanceRogue'], locale: 'fr' });
  const { scenes } = await play(people, { cards: ['success'] });
  const page = people[(seatsOf('resistanceRogue')[0] ?? 1) - 1];
  expect(scenes).toContain('rogue');
  await expect.poll(() => page?.getByTestId('ending').textContent()).toContain('une victoire partielle');
});

testOf('sergeant')('Sergeant: one is named, and has a card swapped', async () => {
  const { people } = await deal({ module: 'sergeant', locale: 'ja' });
  const { answers } = await play(people, {});
  expect(answers).toEqual(expect.arrayContaining(['sergeant.appoint name', 'sergeant.order name']));
});

const STRIKES = firstOf([
  ['the Commander', 'spy', ['commander']],
  ['somebody else', 'resistance', ['resistance']],
] as const);

testOf('assassin').each(STRIKES)(
  'Assassin: steps out after three successes and strikes at %s',
  async (_whom, expected, struck) => {
    const extras = ['bodyGuard', 'falseCommander'];
    const { people, seatsOf } = await deal({ module: 'assassin', extras, locale: expected === 'spy' ? 'en' : 'ja' });
    const names = { 'assassin.strike': seatsOf(...struck) };
    const { winner, answers, scenes } = await play(people, { names });
    expect(winner).toBe(expected);
    expect(answers).toContain('assassin.strike name');
    expect(scenes).toEqual(expect.arrayContaining(['stepOut', 'strike']));
  },
);

const TURNS = firstOf([
  ['openly', []],
  ['in secret', ['secretSwitch']],
  ['as announced', ['openSwitch']],
] as const);

testOf('defector').each(TURNS)('Defector: loyalty cards are turned %s', async (_how, extras) => {
  const { people, cards, seatsOf } = await deal({ module: 'defector', extras, locale: 'en' });
  const { scenes } = await play(people, {});
  expect(scenes).toContain('loyalty');
  // The two Defectors, and nobody else, are told where they stand.
  const told = cards.flatMap(({ text }, seat) => (text.includes('You’re with the ') ? [seat + 1] : []));
  expect(told).toEqual(seatsOf('resistanceDefector', 'spyDefector'));
});

testOf('plot')('The Plot Thickens: cards are given, used and kept', async () => {
  const { people } = await deal({ module: 'plot', seats: 7, locale: 'fr' });
  const { answers } = await play(people, { approve: true });
  expect(answers).toContain('plot.give hand-over');
  expect(new Set(answers.map((answer) => answer.split(' ')[0])).size).toBeGreaterThanOrEqual(3);
});

testOf('hunter')('Hunter: investigations, and a Hunter who accuses twice: wrongly, then rightly', async () => {
  const { people, seatsOf } = await deal({ module: 'hunter', extras: [], locale: 'en' });
  const names = { 'hunter.accuse': [...seatsOf('resistance'), ...seatsOf('spyChief')] };
  const { answers, scenes, winner } = await play(people, { names });
  expect(answers).toEqual(
    expect.arrayContaining([
      'hunter.appoint name',
      'hunter.investigate name',
      'hunter.answer seal',
      'hunter.accuse name',
    ]),
  );
  expect(scenes).toEqual(expect.arrayContaining(['stepOut', 'accusation']));
  expect(winner).toBe('resistance');
});

test.runIf(IS_WIDE)(
  'Hunter: the Spy Hunter accuses before the time, once the Spy Chief has failed a mission',
  async () => {
    const { people, seatsOf } = await deal({ module: 'hunter', extras: [], locale: 'fr' });
    const { answers, scenes, winner } = await play(people, {
      cards: ['fail', 'success'],
      team: seatsOf('spyChief'),
      names: { 'hunter.early': seatsOf('resistanceChief') },
    });
    expect(answers.toSorted()).toEqual(['hunter.appoint name', 'hunter.early name', 'hunter.early pass']);
    expect(scenes).toEqual(['vote', 'mission', 'stepOut', 'accusation']);
    expect(winner).toBe('spy');
  },
);

test('Hunter: all are asked before the vote, and the Deep Agent blames the Pretender', async () => {
  const { people, seatsOf } = await deal({
    module: 'hunter',
    extras: ['deepAgent', 'blame'],
    seats: 7,
    locale: 'ja',
  });
  const { answers, scenes } = await play(people, { names: { 'hunter.blame': seatsOf('pretender') } });
  expect(answers).toEqual(expect.arrayContaining(['hunter.blame name', 'hunter.blame pass']));
  expect(scenes).toContain('blame');
});

test.each(MODULE_IDS.filter((id) => !written.has(id)))(
  '%s, which has no test of its own, is played out',
  async (module) => {
    const { people } = await deal({ module });
    const { answers } = await play(people, {});
    const asks = ASKS.filter((ask) => moduleNamed(ask) === module);
    const answered = asks.filter((ask) => answers.some((answer) => answer.startsWith(`${ask} `)));
    expect([module, answered.length > 0]).toEqual([module, asks.length > 0]);
  },
);

test('an illegal mix cannot be started: all see it and why, and for the host the nearest legal one is a tap away', async () => {
  const [host, guest] = await friends.sit(2);
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  for (const module of ['assassin', 'hunter']) await switchOn(host, module);
  const problem = host.getByTestId('mix-problem');
  await expect.poll(() => problem.getAttribute('data-problem')).toBe('assassinAndHunter');
  await expect.poll(() => host.getByTestId('start').isDisabled()).toBe(true);
  await expectSound(host, 'a mix that cannot be played');
  const words = await problem.locator('p > span').first().textContent();
  await expect.poll(() => guest.getByTestId('mix-problem').locator('p > span').first().textContent()).toBe(words);
  expect([await isOn(guest, 'assassin'), await isOn(guest, 'hunter')]).toEqual([true, true]);
  expect(await guest.getByTestId('mend').count()).toBe(0);
  await guest.getByTestId('tries').getByText('Ada').waitFor();
  await expectSound(guest, 'a mix that cannot be played, as a guest sees it');
  const wall = await server.page({ width: 1280, height: 720, workerless: true });
  await wall.goto(`${new URL(host.url()).pathname}/screen`);
  await wall
    .getByTestId('screen-lobby')
    .getByText(words ?? '')
    .waitFor();
  // Somebody else sits down: what is on the screen stays as it is, and still cannot be started.
  await host.getByTestId('add-bot-easy').click();
  await expect.poll(() => host.getByTestId('members').getByRole('listitem').count()).toBe(3);
  expect([await isOn(host, 'assassin'), await isOn(host, 'hunter')]).toEqual([true, true]);
  await expect.poll(() => host.getByTestId('start').isDisabled()).toBe(true);
  await host.getByTestId('mend').click();
  await problem.waitFor({ state: 'detached' });
  const chosen = [await isOn(host, 'assassin'), await isOn(host, 'hunter')];
  expect(chosen.filter(Boolean)).toHaveLength(1);
  await guest.getByTestId('mix-problem').waitFor({ state: 'detached' });
  await expect.poll(() => host.getByTestId('start').isEnabled()).toBe(true);
});

test('help begins with the modules in play, each with its characters and an example', async () => {
  const [host] = await friends.sit(1);
  if (host === undefined) throw new Error('nobody came');
  await switchOn(host, 'assassin');
  await host.getByTestId('help').click();
  const inPlay = host.getByTestId('in-play');
  await inPlay.getByTestId('help-assassin').locator('summary').click();
  await inPlay.getByText('Eve argued against every team').waitFor();
  await inPlay.getByText('Eve was never wrong about a team.').waitFor();
  await expect.poll(() => inPlay.getByTestId('help-hunter').count()).toBe(0);
  await expect.poll(() => host.getByTestId('help-hunter').count()).toBe(1);
  await host.getByTestId('knowing').getByText('unless a module in play says otherwise').waitFor();
  await expectSound(host, 'help');
});
