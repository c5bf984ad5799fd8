import { spawnSync } from 'node:child_process';

// The packaged browser brings everything but these, which Debian keeps in libnss3 and libexpat1.
const DEBIAN_PACKAGES = ['libnss3', 'libexpat1'];

/** Checks that the system can load the browser; on a CI machine it installs what is missing. */
export function ensureLibraries(executable: string): void {
  const missing = missingLibraries(executable);
  if (missing.length === 0) return;
  if (mayInstall()) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', ...DEBIAN_PACKAGES], { stdio: 'ignore' });
    if (missingLibraries(executable).length === 0) return;
  }
  throw new Error(
    `The browser for tests needs system libraries that are not here: ${missing.join(', ')}. ` +
      `On Debian or Ubuntu: apt-get install ${DEBIAN_PACKAGES.join(' ')}. Or set CHROMIUM_PATH to another Chromium.`,
  );
}

function missingLibraries(executable: string): readonly string[] {
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' });
  return [...(stdout ?? '').matchAll(/^\s*(\S+) => not found$/gm)].map(([, name]) => name ?? '');
}

const mayInstall = (): boolean => process.env['CI'] === 'true' && process.getuid?.() === 0;
