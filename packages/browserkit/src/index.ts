export type { Browser, BrowserContext, Page, WebSocket } from 'playwright-core';
export type { AccessibilityProblem } from './accessibility.ts';
export { accessibilityProblems } from './accessibility.ts';
export { chromiumPath } from './chromium.ts';
export { launchBrowser } from './launch.ts';
export { atRest } from './rest.ts';
