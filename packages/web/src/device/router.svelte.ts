import { type Route, routeOf } from './route.ts';

let route = $state.raw(routeOf(location.pathname));

export const router = {
  get route(): Route {
    return route;
  },
};

export function go(path: string): void {
  history.pushState(undefined, '', path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  route = routeOf(location.pathname);
}

/** Follows the browser's own buttons, and plain links to our own pages. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : undefined;
    if (link === undefined || link === null || link.target !== '' || link.origin !== location.origin) return;
    if (link.rel === 'external' || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
