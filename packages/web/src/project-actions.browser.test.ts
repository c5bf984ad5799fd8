import {
  acrossMountains,
  allyIn,
  type City,
  CLUES,
  type Clue,
  type Ending,
  HEROICS,
  type Heroic,
  HOUSE_BOX,
  neighboursOf,
  WAYS,
  type Way,
} from '@reseau/games/project';
import type { Language } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { numbered } from './games/project/cities.ts';
import { surnameOf } from './games/project/faces.ts';
import { picture } from './testing/picture.ts';
import { Barrier } from './testing/project/barrier.ts';
import { type Deal, everyHeroic, lastBase, onTheBrink, village } from './testing/project/deals.ts';
import { type Phone, ProjectPlayer } from './testing/project/player.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

const NAMES: Readonly<Record<Language, string>> = { en: 'Ada', fr: 'Léa', ja: '健' };

/** People who speak these languages, each with a phone, at a table laid out by hand. */
async function seated({ options, deal }: Deal, ...phones: readonly Phone[]): Promise<readonly ProjectPlayer[]> {
  const names = phones.map(({ language = 'en' }) => NAMES[language]);
  const places = await storeMatch(store, { game: 'project', names, options, deal });
  return await Promise.all(places.map((place, seat) => ProjectPlayer.sit(server, place, phones[seat])));
}

const leaveAll = async (people: readonly ProjectPlayer[]): Promise<void> => {
  await Promise.all(people.map((one) => one.leave()));
};

/** Everybody is done; all look at what the army does. */
async function endTurn(people: readonly ProjectPlayer[]): Promise<void> {
  for (const one of people) await one.done();
  await Promise.all(people.map((one) => one.watchArmy()));
}

async function expectEnding(one: ProjectPlayer, ending: Ending): Promise<void> {
  const { page, words } = one;
  await page.getByTestId('ending').waitFor();
  await expect.poll(() => page.getByTestId('ending').getAttribute('data-ending')).toBe(ending);
  await one.reads('ending', ending === 'won' ? words.end.won : words.end.lost);
  await one.reads('ending', words.log.ended[ending]);
  await one.expectSound(`ending ${ending}`);
}

test('three people, in three languages, find the last base, blow it up, and win', async () => {
  const deal = lastBase();
  const { bases, city, clues, decoy, gift, moving, recruit, lastPart, other } = deal;
  // Léa's phone is the narrowest there is.
  const people = await seated(
    deal,
    { language: 'en' },
    { language: 'fr', width: 320, height: 568 },
    { language: 'ja' },
  );
  const [ada, lea, ken] = people as readonly [ProjectPlayer, ProjectPlayer, ProjectPlayer];
  const named = ({ words }: ProjectPlayer, who: keyof typeof deal.people) => surnameOf(deal.people[who], words);

  // Léa lays clue cards over the map. One too many hides the city; the right ones leave it alone in sight.
  await lea.tab('clues');
  for (const clue of [...clues, decoy]) await lea.tap(`clue-${clue}`);
  await lea.reads('through', lea.words.row.through(0));
  await expect.poll(() => lea.page.getByTestId('declare').count()).toBe(0);
  await lea.tap(`clue-${decoy}`);
  await lea.reads('through', lea.words.row.through(1));
  await lea.reads('through', numbered(city, lea.words));
  await lea.page.getByTestId('overlays').waitFor();
  await lea.expectSound('a base is seen');
  // Ada lays the same ones on her own map; Léa is the first to say so, and the cards are gone from both.
  await ada.tab('clues');
  for (const clue of clues) await ada.tap(`clue-${clue}`);
  await ada.reads('declare', ada.words.row.declare(numbered(city, ada.words)));
  await picture(ada.page, 'project-clues');
  await lea.page.getByRole('combobox').selectOption({ label: named(lea, 'speaker') });
  await lea.reads('declare', lea.words.row.declare(numbered(city, lea.words)));
  await lea.tap('declare');
  await ada.reads('bases', ada.words.status.bases(bases - 1, bases, bases));
  await ada.page.getByTestId('overlays').waitFor({ state: 'detached' });
  await expect.poll(() => ada.page.getByTestId('declare').count()).toBe(0);
  await ada.tab('act');
  await ada.reads('dock', ada.words.team.tokens(1));
  await lea.tab('act');

  // Ada says what she is about, marks where, and the others see it.
  await ada.tab('plan');
  await ada.tap('intend-give');
  await ada.page.getByTestId(`city-${city}`).click();
  await ken.tab('plan');
  const { intends, marks } = ken.words.plan;
  await ken.reads(
    'plan-board',
    ken.words.phrase([intends(ken.words.actions.give.name), marks(numbered(city, ken.words))]),
  );
  await ken.tab('act');
  await ada.tab('act');

  // She gives a part and one of her people to the maker: one action, though they are two gifts.
  await ada.tap('action-give');
  await ada.pick(named(ada, 'maker'));
  await ada.pick(ada.words.items[lastPart].name);
  await ada.place(gift.ally, gift.skill);
  await ada.reads('confirm', ada.words.act.go.give(named(ada, 'maker')));
  await ada.expectSound('giving');
  await ada.choose();
  await ken.tab('team');
  await ken.reads('sheet-2', ken.words.items[lastPart].name);
  await ken.reads('sheet-2', ken.words.allies[gift.ally]);
  await ada.hasTaken(1);
  await ada.reads('rest', ada.words.act.rest.give);
  // The sheet says what each of the team is good at, for whoever would place them elsewhere.
  const { communication, military, engineering } = allyIn(HOUSE_BOX, gift.ally).levels;
  await ken.reads('allies-2', ken.words.options.levels(communication, military, engineering));

  // She recruits whom they have met, into a row of her choice, and plans: with that her turn is over.
  const rows = await (async () => {
    await ada.tap('action-recruit');
    return await ada.page.getByTestId('chooser').locator('label').count();
  })();
  await ada.choose(rows > 1 ? ada.words.act.go.into(ada.words.skills[recruit.skill].name) : undefined);
  await ada.tab('team');
  await ada.reads('sheet-0', ada.words.allies[recruit.ally]);
  await ada.tab('act');
  await ada.act('plan', ada.words.act.go.into(ada.words.skills.military.name));
  await ada.hasTaken(3);
  await ada.reads('nothing-more', ada.words.reasons.hasPlanned);

  // Léa moves one of her people to another row and wears something else, for one action.
  await lea.tap('action-reorganise');
  await expect.poll(() => lea.page.getByTestId('confirm').isDisabled()).toBe(true);
  await lea.place(moving.ally, moving.skill);
  await lea.pick(lea.words.items[other].name);
  await lea.expectSound('reorganising');
  await lea.choose();
  await lea.tab('team');
  await lea.reads('sheet-1', `${lea.words.items[other].name} · ${lea.words.items[other].how}`);
  await lea.tab('act');
  await lea.hasTaken(1);

  // 健 makes the bomb and hands it over.
  await ken.tab('act');
  await ken.act('craft');
  await ken.hasTaken(1);
  await ken.tap('action-give');
  await ken.pick(named(ken, 'fighter'));
  await ken.pick(ken.words.items.bomb.name);
  await ken.choose();
  await ken.hasTaken(2);

  // Léa carries it to the base and lights it.
  await lea.page.getByTestId(`city-${city}`).click();
  await lea.tap('walk');
  await lea.hasTaken(2);
  await lea.act('sabotage');
  await lea.hasTaken(3);
  await ken.reads('bases', ken.words.status.bases(bases, bases, bases));

  // The army has its turn first; then it is won, and every screen says so in its own language.
  await endTurn(people);
  for (const one of people) await expectEnding(one, 'won');
  await leaveAll(people);
});

test('each heroic card has its major and its minor effect', async () => {
  const deal = everyHeroic();
  const { start, shuttle, peak, beyond, near, last, struck, discarded, top } = deal;
  const [lea] = (await seated(deal, { language: 'fr' })) as readonly [ProjectPlayer];
  const { page, words } = lea;
  const to = (city: City) => words.act.go.fly(numbered(city, words));
  let { tokens } = deal;
  const played = new Set<string>();

  /** Played, told to all, and paid for with a token. */
  const play = async (card: Heroic, way: Way, label?: string): Promise<void> => {
    await lea.play(card, way, label);
    played.add(`${card} ${way}`);
    tokens -= 1;
    await page.getByTestId('announcer').filter({ hasText: words.heroics[card].name }).waitFor({ state: 'attached' });
  };
  const at = (city: City) => lea.reads('dock', numbered(city, words));

  await lea.tap('action-heroic');
  await expect.poll(() => page.locator('[data-testid^="effect-"]').count()).toBe(HEROICS.length * WAYS.length);
  await lea.expectSound('heroic cards');
  await lea.back();

  // Masterstroke: what follows is free of soldiers and of cost; or at the highest level.
  await play('chief', 'minor');
  await lea.reads('rest', words.act.rest.unseen);
  await lea.act('search');
  await lea.keep(top.object);
  await lea.hasTaken(1);
  await play('chief', 'major');
  await lea.reads('rest', words.act.rest.mastery);
  await lea.act('investigate');
  await lea.keep(top.clue);

  // The three that look for cards: new ones, or one that was discarded.
  for (const [card, deck] of [
    ['revolt', 'heroic'],
    ['rummage', 'object'],
    ['inquiry', 'clue'],
  ] as const) {
    await play(card, 'minor');
    await page.getByTestId('drawn').locator('input:enabled').first().check({ force: true });
    await lea.tap('keep');
    await page.getByTestId('drawn').waitFor({ state: 'detached' });
    const taken = discarded[deck];
    await lea.tap('action-heroic');
    await lea.tap(`effect-${card}-major`);
    const ways = await page.getByTestId('chooser').locator('label').count();
    const name = isClue(taken)
      ? words.clues[taken].name
      : isHeroic(taken)
        ? words.heroics[taken].name
        : words.items[taken].name;
    await lea.choose(ways > 1 ? words.act.go.take(name) : undefined);
    played.add(`${card} major`);
    tokens -= 1;
    await page.getByTestId('announcer').filter({ hasText: name }).waitFor({ state: 'attached' });
  }

  // Slow down: the dice shown ahead, and three actions left out.
  await play('slow', 'minor');
  const [ahead = ''] = words.status.foreseen('|', '').split('|');
  await lea.reads('status', ahead);
  await play('slow', 'major');
  await lea.reads('status', words.status.skips(3));
  await lea.tap('action-heroic');
  await expect.poll(() => page.getByTestId('effect-slow-minor').count()).toBe(0);
  await lea.back();

  // By air between capitals, then anywhere; by lorry over a mountain road, then on and on.
  await at(start);
  await play('air', 'minor', to(shuttle));
  await at(shuttle);
  await lea.tap('action-heroic');
  await lea.tap('effect-air-major');
  await page.getByTestId('as-list').click();
  await page
    .getByTestId('city-list')
    .getByRole('button', { name: numbered(peak, words) })
    .click();
  await page.getByTestId('as-list').click();
  await lea.choose();
  played.add('air major');
  tokens -= 1;
  await at(peak);
  const passes = acrossMountains(HOUSE_BOX, peak).length;
  await play('road', 'minor', passes > 1 ? to(beyond) : undefined);
  await at(beyond);
  await play('road', 'major', to(near));
  await lea.reads('rest', words.act.rest.road(3));
  await lea.act('move', words.act.go.move(numbered(last, words)));
  await page.getByTestId('chooser').waitFor();
  await lea.back();
  await at(last);
  await lea.reads('rest', words.act.rest.road(2));

  // Commando: those here, then those around, one after the other.
  await play('commando', 'minor');
  await page
    .getByTestId('announcer')
    .filter({ hasText: numbered(last, words) })
    .waitFor({ state: 'attached' });
  await lea.tap('action-heroic');
  await lea.tap('effect-commando-major');
  for (const [index, city] of struck.entries()) {
    const left = struck.length - index;
    await lea.choose(left > 1 ? words.act.go.strike(numbered(city, words)) : undefined);
    await page
      .getByTestId('announcer')
      .filter({ hasText: numbered(city, words) })
      .waitFor({ state: 'attached' });
  }
  played.add('commando major');
  tokens -= 1;

  expect([...played].toSorted()).toEqual(HEROICS.flatMap((card) => WAYS.map((way) => `${card} ${way}`)).toSorted());
  await lea.reads('dock', words.team.tokens(tokens));
  await lea.leave();
});

const isClue = (card: string): card is Clue => (CLUES as readonly string[]).includes(card);
const isHeroic = (card: string): card is Heroic => (HEROICS as readonly string[]).includes(card);

test('when one soldier more fills the island, the match is lost, and told to all', async () => {
  const people = await seated(onTheBrink(2), { language: 'fr' }, { language: 'ja' });
  const [lea] = people as readonly [ProjectPlayer];
  await lea.act('plan', lea.words.act.go.into(lea.words.skills.military.name));
  await lea.hasTaken(1);
  await endTurn(people);
  for (const one of people) await expectEnding(one, 'islandFull');
  await leaveAll(people);
});

test('giving up takes everybody: it is asked for in the menu, and everybody sees who has agreed', async () => {
  const people = await seated(village(3), { language: 'fr' }, { language: 'ja' }, { language: 'en' });
  const [lea, ken, ada] = people as readonly [ProjectPlayer, ProjectPlayer, ProjectPlayer];
  await lea.tap('menu');
  await lea.tap('give-up');
  await lea.tap('give-up-sure');
  await lea.reads('who-gives-up', lea.words.phrase([NAMES.fr, lea.words.giveUp.yes]));
  await lea.page.keyboard.press('Escape');
  await lea.page.getByRole('dialog').waitFor({ state: 'detached' });
  await ken.reads('gives-up', ken.words.status.asksGiveUp(NAMES.fr));
  const screen = await ken.page.context().newPage();
  await screen.goto(`${new URL(ken.page.url()).pathname}/screen`);
  const onScreen = () => screen.getByTestId('screen').getByTestId('gives-up').textContent();
  await expect.poll(onScreen).toContain(NAMES.fr);
  await expect.poll(() => screen.getByTestId('agree-give-up').count()).toBe(0);
  await screen.close();
  await expect.poll(() => ken.page.getByTestId('ending').count()).toBe(0);
  // It costs no turn, and is not forgotten when the army has moved.
  await ada.act('plan', ada.words.act.go.into(ada.words.skills.engineering.name));
  await ada.hasTaken(1);
  for (const one of people) await one.done();
  await Promise.all(people.map((one) => one.watchArmy()));
  await ken.reads('gives-up', ken.words.status.asksGiveUp(NAMES.fr));
  // It can be taken back, and wished again.
  await lea.tap('menu');
  await lea.tap('take-back-give-up');
  await ken.page.getByTestId('gives-up').waitFor({ state: 'detached' });
  await lea.tap('give-up');
  await lea.tap('give-up-sure');
  // The others agree where they are asked, one who has acted and one who is done.
  await ada.act('plan', ada.words.act.go.into(ada.words.skills.military.name));
  await ada.hasTaken(1);
  await ken.done();
  for (const one of [ken, ada]) {
    await one.reads('agree-give-up', one.words.giveUp.agree);
    await picture(one.page, 'project-asked-to-give-up');
    await one.tap('agree-give-up');
    await one.reads('agree-give-up', one.words.giveUp.agreeSure);
    await one.tap('agree-give-up');
    await one.page.getByTestId('agree-give-up').waitFor({ state: 'detached' });
  }
  for (const one of people) await expectEnding(one, 'gaveUp');
  await leaveAll(people);
});

test('two click at the very same instant on what a village gives but once: one has it, the other is told why', async () => {
  const deal = village(2);
  const gate = new Barrier(2, ({ t }) => t === 'move');
  const before = gate.guard;
  const people = await seated(deal, { language: 'fr', before }, { language: 'ja', before });
  await Promise.all(people.map((one) => one.act('search')));
  await gate.opened;

  const isRefused = await Promise.all(
    people.map(async ({ page }) => {
      await page.locator('[data-testid="notice"], [data-testid="drawn"], [data-count="1"]').first().waitFor();
      return (await page.getByTestId('notice').count()) > 0;
    }),
  );
  expect(isRefused.filter(Boolean).length).toBe(1);

  // The winner has the card; the loser is told why not, has lost nothing, and does something else.
  const winner = people[isRefused.indexOf(false)] as ProjectPlayer;
  const loser = people[isRefused.indexOf(true)] as ProjectPlayer;
  await loser.reads('notice', loser.words.reasons.cityExhausted);
  await loser.hasTaken(0);
  await loser.reads('action-search', loser.words.reasons.cityExhausted);
  await loser.act(
    'move',
    loser.words.act.go.move(numbered(neighboursOf(HOUSE_BOX, deal.city)[0] as City, loser.words)),
  );
  await loser.hasTaken(1);
  if ((await winner.page.getByTestId('drawn').count()) > 0) await winner.tap('let-go');
  await winner.hasTaken(1);
  await winner.reads('action-search', winner.words.reasons.cityExhausted);
  await leaveAll(people);
});
