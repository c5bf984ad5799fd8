import { accessibilityProblems, type Page } from '@reseau/browserkit';
import type { Action, Ally, DeckCard, Heroic, Skill, Way } from '@reseau/games/project';
import type { Language } from '@reseau/protocol';
import { expect } from 'vitest';
import type { GameWords } from '../../games/project/i18n/en.ts';
import { en } from '../../games/project/i18n/en.ts';
import { fr } from '../../games/project/i18n/fr.ts';
import { ja } from '../../games/project/i18n/ja.ts';
import { type Device, holdSeat, type Place, type ServerUnderTest } from '../server-under-test.ts';

const WORDS: Readonly<Record<Language, GameWords>> = { en, fr, ja };

export interface Phone extends Pick<Device, 'width' | 'height' | 'touch'> {
  readonly language?: Language;
  /** Called before the page opens. */
  before?(page: Page): Promise<void>;
}

/** Somebody with a phone at an island under way, doing what people do: tapping what they see. */
export class ProjectPlayer {
  readonly page: Page;
  readonly words: GameWords;

  private constructor(page: Page, words: GameWords) {
    this.page = page;
    this.words = words;
  }

  static async sit(server: ServerUnderTest, place: Place, phone: Phone = {}): Promise<ProjectPlayer> {
    const { language = 'en', before, ...device } = phone;
    const page = await server.page({ ...device, locale: language, workerless: true });
    await holdSeat(page, place);
    await before?.(page);
    await page.goto(`/t/${place.code}`);
    await page.getByTestId('board').waitFor();
    return new ProjectPlayer(page, WORDS[language]);
  }

  async tap(id: string): Promise<void> {
    await this.page.getByTestId(id).click();
  }

  async tab(name: 'act' | 'clues' | 'team' | 'plan'): Promise<void> {
    await this.tap(`tab-${name}`);
  }

  /** An action, and which of its ways, as the label says it. */
  async act(action: Action, label?: string): Promise<void> {
    await this.tap(`action-${action}`);
    await this.choose(label);
  }

  /** A heroic card by one of its effects, and at what. */
  async play(card: Heroic, way: Way, label?: string): Promise<void> {
    await this.tap('action-heroic');
    await this.tap(`effect-${card}-${way}`);
    await this.choose(label);
  }

  /** Whatever is to be chosen, and the button that does it. */
  async choose(label?: string): Promise<void> {
    if (label !== undefined) await this.pick(label);
    await this.page.getByTestId('confirm').click();
  }

  /** Something among what is to be put together. */
  async pick(label: string): Promise<void> {
    await this.page.getByTestId('chooser').locator('label').filter({ hasText: label }).first().click();
  }

  /** Somebody into a row. */
  async place(ally: Ally, skill: Skill): Promise<void> {
    await this.tap(`place-${ally}-${skill}`);
  }

  /** Out of a choice that goes on for nothing. */
  async back(): Promise<void> {
    await this.page.getByTestId('chooser').getByRole('button', { name: this.words.act.back }).click();
  }

  async keep(card: DeckCard): Promise<void> {
    await this.page.getByTestId(`drawn-${card}`).check();
    await this.tap('keep');
    await this.page.getByTestId('drawn').waitFor({ state: 'detached' });
  }

  /** Two taps in one place. */
  async done(): Promise<void> {
    await this.tap('done');
    await this.tap('done');
  }

  /** Looks at the army's turn, and goes on. */
  async watchArmy(): Promise<void> {
    await this.page.getByTestId('army').waitFor();
    await this.page.keyboard.press('Escape');
    await this.page.getByTestId('stage').waitFor({ state: 'detached' });
  }

  async reads(id: string, words: string | RegExp): Promise<void> {
    const matching = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
    await expect.poll(() => this.page.getByTestId(id).textContent()).toEqual(matching);
  }

  async hasTaken(actions: number): Promise<void> {
    await expect.poll(() => this.page.getByTestId('taken').getAttribute('data-count')).toBe(String(actions));
  }

  /** Nothing sticks out, and nothing is hidden from those who see little. */
  async expectSound(name: string): Promise<void> {
    const problems = await accessibilityProblems(this.page);
    const overhang = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ name, problems, overhang: Math.max(0, overhang) }).toEqual({ name, problems: [], overhang: 0 });
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}
