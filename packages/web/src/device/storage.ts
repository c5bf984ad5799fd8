/** What this browser remembers. Every access may be refused (private windows, full disks), and play goes on without. */
const PREFIX = 'reseau:';

export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Remembering is a comfort, not a condition.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

/** The keys under a prefix, without it. */
export function keysUnder(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => key.slice(PREFIX.length + prefix.length));
  } catch {
    return [];
  }
}
