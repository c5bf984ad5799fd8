import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { chromiumPath } from './chromium.ts';
import { ensureLibraries } from './libraries.ts';
import { isRoomy } from './shared-memory.ts';

// Not the flags that come with the package: those switch off the security our tests are about.
const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** In a container the memory that processes share may be so small that pages crash. */
const ENOUGH_SHARED = 2 ** 30;

/** A headless browser for one test file; close it when the file is done. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = await chromiumPath();
  ensureLibraries(executablePath);
  return await chromium.launch({
    ...options,
    executablePath,
    args: [...FLAGS, ...(options.args ?? [])],
    // Unless told otherwise, what its processes share goes through files on a disk: a quarter of the system's time.
    ...(isRoomy('/dev/shm', ENOUGH_SHARED) ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
  });
}
