// Keeps the whole app on the device, so that it opens and plays its own tables without a network. Pages come from the network
// first. Assets bear their content in their name, never change, and come from the cache; the server's own answers (/api) are never
// touched. Without a network everything comes from one version: the one that was kept as a whole when this worker was installed.
// A newer worker waits until no page of the older version is open, so none is ever left without its parts.

// The build fills in these two.
const VERSION = 'none';
const FILES = [];

const CACHE = `reseau-${VERSION}`;
/** What is only fetched when somebody needs it: letters of other scripts. Their names are their content, so all versions share them. */
const LETTERS = 'reseau-letters';
const SHELL = '/';
const MOST_LETTERS = 240;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
  self.clients.claim();
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (mode === 'navigate') event.respondWith(page(event.request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(file(event.request));
});

/** All or nothing. One after the other: a phone that has just come has better things to fetch. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const path of [SHELL, ...FILES]) {
    const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
    if (known === undefined) await cache.add(new Request(path, path === SHELL ? { cache: 'reload' } : {}));
    else await cache.put(path, known);
  }
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // No network: what was kept will do.
  }
  return (await (await caches.open(CACHE)).match(SHELL)) ?? Response.error();
}

async function file(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && /[.]woff2?$/.test(new URL(request.url).pathname)) {
    const cache = await caches.open(LETTERS);
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST_LETTERS))) await cache.delete(old);
  }
  return answer;
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== CACHE && name !== LETTERS) await caches.delete(name);
}
