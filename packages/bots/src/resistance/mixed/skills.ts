import type { BotLevel } from '../../level.ts';
import type { Skill } from './mind.ts';

export const SKILLS: Readonly<Record<BotLevel, Skill>> = {
  easy: { sharp: 0.1, noise: 0.35, cover: 0.4, plans: false, aware: true },
  medium: { sharp: 0.4, noise: 0.15, cover: 0.75, plans: false, aware: true },
  strong: { sharp: 1, noise: 0, cover: 1, plans: true, aware: true },
};
