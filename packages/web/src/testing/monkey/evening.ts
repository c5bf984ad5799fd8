import type { Page } from '@reseau/browserkit';
import type { ServerUnderTest } from '../server-under-test.ts';
import { type Action, Lot, Replay } from './chooser.ts';
import { Company, type Present } from './company.ts';
import { AT_TABLE, ERRANDS, type Errand, type Moment, type Step } from './errands.ts';
import type { Fault } from './finger.ts';
import type { Evening, Plan } from './plan.ts';
import { GUESTS, HELPS, RESUMES, STARTS } from './table.ts';
import { Wanted } from './wanted.ts';

/** In milliseconds. After a minute without anything happening a table is stuck. */
const STANDS_STILL = 60_000;
/** On a slow machine a minute is short: so often it must have been helped, too. */
const HELPED_IN_VAIN = 20;
/** So much is played at a time, once there are no errands left to run. */
const ROUNDS = 6;
/** So often everybody plays at most; no match of any game takes half as long. */
const MOST_PLAYED = 250;
const MOST_URGED = 60;
/** Where the table has not begun yet; whoever still reads the result of the match before is led there. */
const BEFORE = ['lobby', 'screen-lobby', 'roles', 'screen-roles', 'follow-table'];
const URGED_AGAIN = 150;
/** How long somebody on an errand waits for the next step to show, and for the others to be asked. */
const SHOWS_WITHIN = 1500;
const ASKED_WITHIN = 400;
/** After which the table knows that somebody is gone. */
const GONE = 800;

interface Around {
  before?(page: Page): Promise<unknown>;
  pictureOf?(device: string): string;
}

/** One evening at one table, in the hands of a monkey that also plays, until something is wrong. */
export class MonkeyEvening {
  readonly #plan: Plan;
  readonly #server: ServerUnderTest;
  readonly #lot: Lot;
  readonly #log: readonly Action[] | undefined;
  /** What is still to be done of each list, in the order of the lot. */
  readonly #errands = new Map<readonly Errand[], Errand[]>();
  #over = false;
  #again = false;

  /** By lot, or as a log says. */
  constructor(server: ServerUnderTest, plan: Plan, log?: readonly Action[]) {
    this.#server = server;
    this.#plan = plan;
    this.#log = log;
    this.#lot = new Lot(plan.seed);
  }

  /** `before` is given each page before it goes anywhere; if anything is wrong, what they show is put where `pictureOf` says. */
  async play({ before = async () => {}, pictureOf }: Around = {}): Promise<Evening> {
    const chooser = this.#log === undefined ? this.#lot : new Replay(this.#log);
    const company = new Company(this.#server, this.#plan, chooser, before);
    await company.gather();
    const fault = await (chooser instanceof Replay ? repeat(company, chooser) : this.#evening(company));
    if (fault !== undefined && pictureOf !== undefined) await company.takePictures(pictureOf);
    await company.close();
    return { plan: this.#plan, deeds: company.deeds, fault, over: this.#over, again: this.#again };
  }

  async #evening(company: Company): Promise<Fault | undefined> {
    const { around, whole } = this.#plan;
    return (
      (await this.#around(company, 'lobby', around)) ??
      (await this.#start(company, 'roles')) ??
      (await this.#around(company, 'roles', Math.ceil(around / 2))) ??
      (await this.#start(company, 'board')) ??
      (await this.#match(company)) ??
      (whole ? await this.#playAgain(company) : undefined)
    );
  }

  /** The result as people see it who sit back, then as others do; then the next match, which the table calls off. */
  async #playAgain(company: Company): Promise<Fault | undefined> {
    const { around } = this.#plan;
    return (
      (await this.#lookOn(company)) ??
      (await this.#around(company, 'over', around)) ??
      (await this.#rematch(company)) ??
      (await this.#around(company, 'next lobby', around)) ??
      (await this.#start(company, 'roles')) ??
      (await this.#start(company, 'board')) ??
      (await this.#around(company, 'next match', Math.ceil(around / 2)))
    );
  }

  /** Deeds by lot, with an errand now and then. */
  async #around(company: Company, moment: Moment, deeds: number): Promise<Fault | undefined> {
    const { errands } = this.#plan;
    const each = Math.ceil(deeds / Math.max(1, Math.min(errands, ERRANDS[moment].length)));
    for (let done = 0; done < deeds; done += each) {
      const fault =
        (await this.#run(company, moment)) ?? (await this.#mischief(company, Math.min(each, deeds - done), 0));
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  async #match(company: Company): Promise<Fault | undefined> {
    for (const { name } of GUESTS.filter(({ late }) => late === true)) {
      const fault = await company.do(name, 'arrive');
      if (fault !== undefined) return fault;
    }
    const { deeds, mischief, whole } = this.#plan;
    let movedAt = Date.now();
    let helped = 0;
    let errands = 0;
    let facts = company.facts;
    for (let played = 0; played < MOST_PLAYED; played += 1) {
      const left = deeds - played * mischief;
      if (left <= 0 && !whole) return undefined;
      // A table that stands still is helped along, and left in peace.
      const isStill = helped > 1;
      const fault =
        (left > 0 && !isStill ? await this.#mischief(company, Math.min(left, mischief), 0.6) : undefined) ??
        (errands < this.#plan.errands && !isStill ? await this.#runBoth(company) : undefined) ??
        (await this.#playOn(company, helped > 0, errands < this.#plan.errands ? 1 : ROUNDS));
      errands += 1;
      if (fault !== undefined) return fault;
      if (await company.shows('ending')) {
        this.#over = true;
        return undefined;
      }
      const told = company.facts;
      helped = told === facts ? helped + 1 : 0;
      if (told !== facts) movedAt = Date.now();
      facts = told;
      if (Date.now() - movedAt > STANDS_STILL && helped > HELPED_IN_VAIN)
        return { kind: 'still', device: 'all', what: await company.headlines() };
    }
    return { kind: 'unfinished', device: 'all', what: await company.headlines() };
  }

  /** Everybody comes back to the table and does what is asked. */
  async #playOn(company: Company, isHelped: boolean, rounds: number): Promise<Fault | undefined> {
    for (const present of company.players) {
      // Some are away for longer.
      if (!isHelped && (await company.isAway(present)) && !this.#lot.returns()) continue;
      await company.clear(present);
      const paused = await present.finger.page.getByTestId('paused').isVisible();
      if (!isHelped && !paused) continue;
      const { fault } = await company.tap(present, new Wanted(paused ? RESUMES : HELPS));
      if (fault !== undefined) return fault;
    }
    for (let round = 0; round < rounds; round += 1) {
      const fault = await company.do('all', 'play');
      if (fault !== undefined) return fault;
    }
    return await this.#watch(company);
  }

  /** Now and then somebody looks at a scene to its end. */
  async #watch(company: Company): Promise<Fault | undefined> {
    for (const { guest, finger } of company.present) {
      if (!(await finger.page.getByTestId('stage').isVisible())) continue;
      return this.#lot.returns() ? await company.do(guest.name, 'wait') : undefined;
    }
    return undefined;
  }

  /** Everybody is helped on until the cards are dealt, or the match is on; or over, where bots have played it while nobody looked. */
  async #start(company: Company, until: 'roles' | 'board'): Promise<Fault | undefined> {
    const isOver = async () => (await company.shows('ending')) && !(await company.shows(...BEFORE));
    const isOn = async () => (await company.shows('board', until)) || (await isOver());
    return await this.#urge(company, ['follow-table', ...STARTS], isOn);
  }

  /** Whoever is the host plays again; the others look at the result until they follow. */
  async #rematch(company: Company): Promise<Fault | undefined> {
    // By lot, the table may be in the next match already.
    const isOn = async () => (await company.shows('lobby', 'roles')) || !(await company.shows('ending'));
    const fault = await this.#urge(company, ['rematch'], isOn);
    this.#again = fault === undefined;
    for (const present of company.players) {
      if (fault !== undefined) return fault;
      await company.clear(present);
      const followed = await company.tap(present, new Wanted(['follow-table'], { patience: URGED_AGAIN }));
      if (followed.fault !== undefined) return followed.fault;
    }
    return fault;
  }

  async #urge(
    company: Company,
    wanted: readonly string[],
    isThere: () => Promise<boolean>,
  ): Promise<Fault | undefined> {
    for (let urged = 0; urged < MOST_URGED; urged += 1) {
      for (const present of company.seated) {
        if (await isThere()) return undefined;
        // What is wanted may lie on an open sheet.
        const isOffered = await company.offers(present, new Wanted(wanted));
        if (!isOffered && present.guest.other === undefined) await company.clear(present);
        const { fault } = await company.tap(present, new Wanted(wanted));
        if (fault !== undefined) return fault;
        await present.finger.page.waitForTimeout(URGED_AGAIN);
      }
    }
    return { kind: 'unfinished', device: 'all', what: `in vain: ${wanted.join(', ')}` };
  }

  async #mischief(company: Company, deeds: number, eagerness: number): Promise<Fault | undefined> {
    // Those who play are touched three times as often as the television.
    const names = company.present.flatMap(({ guest: { name, path } }) => (path === '' ? [name, name, name] : [name]));
    for (let done = 0; done < deeds; done += 1) {
      const { device, gesture } = this.#lot.next(names);
      const present = company.present.find(({ guest }) => guest.name === device);
      if (present === undefined) continue;
      const comes = (await company.isAway(present)) && this.#lot.returns();
      const fault = await company.do(device, comes ? 'return' : gesture, eagerness);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  /** One around the match, and one at the table. */
  async #runBoth(company: Company): Promise<Fault | undefined> {
    return (await this.#run(company, 'match')) ?? (await this.#run(company, 'match', AT_TABLE[this.#plan.game]));
  }

  /** The next errand of this moment that somebody can set out on. */
  async #run(company: Company, moment: Moment, errands = ERRANDS[moment]): Promise<Fault | undefined> {
    const left = this.#errands.get(errands) ?? [];
    if (left.length === 0) left.push(...this.#lot.shuffled(errands));
    this.#errands.set(errands, left);
    for (let tried = left.length; tried > 0; tried -= 1) {
      const errand = left.shift() ?? [];
      const one = await this.#whoCan(company, errand);
      if (one !== undefined) return await this.#runs(company, one, errand);
      // Another time, perhaps.
      left.push(errand);
    }
    return undefined;
  }

  async #whoCan(company: Company, errand: Errand): Promise<Present | undefined> {
    const first = errand.find((step) => typeof step === 'string');
    for (const present of this.#lot.shuffled(company.players)) {
      await company.clear(present);
      if (typeof errand[0] === 'object' && 'does' in errand[0]) return present;
      if (first !== undefined && (await company.offers(present, this.#wanted(first)))) return present;
    }
    return undefined;
  }

  /** Step by step, as far as it goes: the table may have moved on under it. */
  async #runs(company: Company, one: Present, errand: Errand): Promise<Fault | undefined> {
    for (const step of errand) {
      const { did, fault } = await this.#step(company, one, step);
      if (fault !== undefined || !did) return fault;
    }
    return await company.look();
  }

  async #step(company: Company, one: Present, step: Step): Promise<{ did: boolean; fault: Fault | undefined }> {
    if (typeof step === 'string') {
      const isOptional = step.startsWith('?');
      const { did, fault } = await company.tap(
        one,
        this.#wanted(isOptional ? step.slice(1) : step, isOptional ? ASKED_WITHIN : SHOWS_WITHIN),
      );
      return { did: did || isOptional, fault };
    }
    if ('does' in step) return { did: true, fault: await company.do(one.guest.name, step.does) };
    const others = company.players.filter((present) => present !== one);
    for (const other of others) {
      if ('another' in step) {
        const fault = await company.do(other.guest.name, step.another);
        await other.finger.page.waitForTimeout(GONE);
        return { did: true, fault };
      }
      await company.clear(other);
      const { fault } = await company.tap(other, this.#wanted(step.others, ASKED_WITHIN));
      if (fault !== undefined) return { did: true, fault };
    }
    return { did: true, fault: undefined };
  }

  #wanted(one: string, patience = SHOWS_WITHIN): Wanted {
    return new Wanted([one], { patience, pick: (count) => this.#lot.below(count) });
  }

  /** Every count and every scene comes to its own end. */
  async #lookOn(company: Company): Promise<Fault | undefined> {
    for (const { guest } of company.present) {
      const fault = await company.do(guest.name, 'wait');
      if (fault !== undefined) return fault;
    }
    return undefined;
  }
}

/** All that is in the log, help included, and nothing else. */
async function repeat(company: Company, log: Replay): Promise<Fault | undefined> {
  for (let next = log.next(); next !== undefined; next = log.next()) {
    const fault = await company.do(next.device, next.gesture);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
