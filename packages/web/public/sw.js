// Keeps the shell at hand for a bad line. Pages come from the network first; assets bear their content in their name, never
// change, and come from the cache; the server's own answers (/api) are never touched.

const CACHE = 'reseau-1';
const SHELL = '/';
const MOST_ASSETS = 240;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(SHELL)));
  self.skipWaiting();
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
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
});

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) {
      const cache = await caches.open(CACHE);
      await cache.put(SHELL, answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await forgetOldest(cache);
  }
  return answer;
}

async function forgetOldest(cache) {
  const keys = await cache.keys();
  const assets = keys.filter(({ url }) => new URL(url).pathname !== SHELL);
  for (const old of assets.slice(0, Math.max(0, assets.length - MOST_ASSETS))) await cache.delete(old);
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}
