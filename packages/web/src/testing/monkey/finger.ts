import type { Page } from '@reseau/browserkit';
import type { Action, Chooser, Gesture } from './chooser.ts';
import { aimAt, type Control, calledAs, controlsOn } from './controls.ts';
import { isExcepted, Traces } from './effects.ts';
import { Watch } from './watch.ts';

export interface Fault {
  readonly kind: 'error' | 'dead' | 'covered' | 'outlived' | 'replayed' | 'still' | 'unfinished' | 'missing';
  readonly device: string;
  readonly what: string;
}

/** A stage that has just opened takes no tap for as long. */
const DEAF = 500;
/** How long a page may take to hear what it has missed. */
const KNOWS_WITHIN = 2000;
const SOON = 100;
const FRAME = 20;
const MOST_LOOKS = 25;
const WORDS = ['hello', 'はい', 'peut-être', '🦊', 'x'.repeat(60), ' ', '<b>'];

/** The monkey's finger on one device. */
export class Finger {
  readonly device: string;
  readonly page: Page;
  readonly watch: Watch;
  readonly #traces: Traces;
  /** What went wrong on the page by itself. */
  readonly #errors: readonly Error[];
  /** The letters that bring a seat to another device, as somebody wrote them down. */
  written = '';
  #typed = 0;

  constructor(device: string, page: Page, errors: Error[]) {
    this.device = device;
    this.page = page;
    this.watch = new Watch(page);
    this.#traces = new Traces(page);
    this.#errors = errors;
    page.on('crash', () => errors.push(new Error('the page crashed')));
  }

  async gesture(gesture: Exclude<Gesture, 'tap' | 'return' | 'arrive' | 'watch' | 'play'>): Promise<Fault | undefined> {
    const size = this.page.viewportSize();
    if (gesture === 'wait') return await this.waitOut();
    // Another page, as when somebody is called away: the table hears that they are gone.
    if (gesture === 'leave') await this.page.goto('/about');
    // A scene, and a sheet on a sheet.
    if (gesture === 'clear') for (let key = 0; key < 3; key += 1) await this.page.keyboard.press('Escape');
    if (gesture === 'reload') await this.#reload();
    if (gesture === 'back') await this.page.goBack({ timeout: 5000 }).catch(() => undefined);
    if (gesture === 'turn' && size !== null)
      await this.page.setViewportSize({ width: size.height, height: size.width });
    return undefined;
  }

  /** Until the page knows how things stand: what it plays again from then on, it should not. */
  async #reload(): Promise<void> {
    await this.page.reload();
    for (let waited = 0; waited < KNOWS_WITHIN && this.watch.isCatchingUp; waited += SOON)
      await this.page.waitForTimeout(SOON);
    await this.page.waitForTimeout(SOON);
  }

  /** Watches whatever plays by itself to its end. */
  async waitOut(): Promise<Fault | undefined> {
    for (;;) {
      await this.page.waitForTimeout(DEAF);
      const fault = await this.look();
      if (fault !== undefined || !this.watch.isUnderWay) return fault;
    }
  }

  /** What is wrong with the page as it stands. */
  async look(): Promise<Fault | undefined> {
    const [error] = this.#errors;
    if (error !== undefined) return this.#fault('error', error.stack ?? error.message);
    const complaint = await this.watch.complaint(Date.now());
    return complaint === undefined ? undefined : this.#fault(complaint.kind, complaint.what);
  }

  /** Taps what the chooser says, and waits for an answer. What could not be tapped is not in the log. */
  async tap(chooser: Chooser, eagerness: number, log: (deed: Action) => void): Promise<Fault | undefined> {
    const chosen = await this.#choose(chooser, eagerness);
    if (chosen === undefined) return undefined;
    const { index, control } = chosen;
    const { kind, id, name, nth, part } = control;
    if (control.staged) await this.page.waitForTimeout(DEAF);
    const answer = await this.#press(index, control);
    if (answer === 'gone') return undefined;
    log({ device: this.device, gesture: 'tap', control: { kind, id, name, nth, part } });
    if (answer?.kind !== 'dead') return answer;
    // What was to change by itself may have done so just before the tap, and the tap brought it back: a dead control is dead twice.
    const second = await this.#find(control);
    const again = second === undefined ? undefined : await this.#press(second, control);
    return again === 'gone' ? undefined : again;
  }

  /** What is wrong with it, or that it went while the finger was on its way. */
  async #press(index: number, control: Control): Promise<Fault | 'gone' | undefined> {
    const before = await this.#traces.impression();
    const aim = await this.#aim(index);
    if (aim === 'gone') return 'gone';
    if (typeof aim === 'string') return (await this.#covered(control, aim)) ?? 'gone';
    if (control.kind === 'select') await this.#select();
    else await this.page.mouse.click(aim.x, aim.y);
    if (control.text) await this.#type();
    if (control.idle || isExcepted(control) || (await this.#traces.answered(before, control))) return undefined;
    return this.#fault('dead', calledAs(control));
  }

  /** Nobody taps a row that is still on its way to its place; what never rests is tapped all the same. */
  async #aim(index: number): Promise<Awaited<ReturnType<typeof aimAt>>> {
    let aim = await aimAt(this.page, index);
    for (let looks = 0; looks < MOST_LOOKS && typeof aim !== 'string'; looks += 1) {
      await this.page.waitForTimeout(FRAME);
      const before = aim;
      aim = await aimAt(this.page, index);
      if (typeof aim !== 'string' && aim.x === before.x && aim.y === before.y) return aim;
    }
    return aim;
  }

  async #find(control: Control): Promise<number | undefined> {
    const index = (await controlsOn(this.page)).findIndex((one) => calledAs(one) === calledAs(control));
    return index < 0 ? undefined : index;
  }

  #fault(kind: Fault['kind'], what: string): Fault {
    return { kind, device: this.device, what };
  }

  async #choose(
    chooser: Chooser,
    eagerness: number,
  ): Promise<{ readonly index: number; readonly control: Control } | undefined> {
    for (const limit = Date.now() + chooser.patience; ; await this.page.waitForTimeout(100)) {
      const controls = await controlsOn(this.page);
      const index = chooser.control(controls, eagerness);
      const control = index === undefined ? undefined : controls[index];
      if (index !== undefined && control !== undefined) return { index, control };
      if (Date.now() > limit) return undefined;
    }
  }

  /** A control that is covered at rest cannot be tapped by anybody. */
  async #covered(control: Control, by: string): Promise<Fault | undefined> {
    await this.page.waitForTimeout(DEAF);
    const again = await this.#find(control);
    const aim = again === undefined ? 'gone' : await aimAt(this.page, again);
    // A map is larger than its window: what is off its edge is reached by moving it.
    return typeof aim === 'string' && aim !== 'gone' && !control.id.startsWith('city-')
      ? this.#fault('covered', `${calledAs(control)} lies under ${by}`)
      : undefined;
  }

  /** The next of a list, which the device itself shows. */
  async #select(): Promise<void> {
    const aim = await this.page.evaluateHandle(
      () => (globalThis as unknown as { readonly monkeyAim: HTMLSelectElement }).monkeyAim,
    );
    const index = await aim.evaluate(({ selectedIndex, length }) => (selectedIndex + 1) % length);
    await aim.selectOption({ index });
  }

  async #type(): Promise<void> {
    this.#typed += 1;
    await this.page.keyboard.press('ControlOrMeta+a');
    const isAsked = await this.page.getByTestId('recover').isVisible();
    await this.page.keyboard.type(isAsked ? this.written : (WORDS[this.#typed % WORDS.length] ?? 'x'));
    if (this.#typed % 2 === 0) await this.page.keyboard.press('Enter');
  }
}
