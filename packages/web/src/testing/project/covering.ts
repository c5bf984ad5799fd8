import type { Page } from '@reseau/browserkit';

/** What on the map lies over another city's circles, its things or its name, as it is really drawn. */
export const coveringOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SLACK = 0.75;
    const discs = [...document.querySelectorAll('[data-testid="island"] .disc')].map((disc) => ({
      city: disc.closest<SVGGElement>('[data-disc]')?.dataset['disc'],
      box: disc.getBoundingClientRect(),
    }));
    const things = [...document.querySelectorAll<SVGGElement>('[data-testid="island"] [data-of]')].flatMap((city) =>
      [...city.querySelectorAll('.soldier, .flag, .base, .token, .name')].map((thing) => ({
        of: city.dataset['of'],
        what: `${thing.classList[0]} of ${city.dataset['of']}`,
        box: thing.getBoundingClientRect(),
      })),
    );
    const overDiscs = things.flatMap(({ of, what, box }) =>
      discs
        .filter(({ city, box: disc }) => {
          if (city === of) return false;
          const [x, y] = [(disc.left + disc.right) / 2, (disc.top + disc.bottom) / 2];
          const across = Math.max(0, box.left - x, x - box.right);
          const down = Math.max(0, box.top - y, y - box.bottom);
          return Math.hypot(across, down) < disc.width / 2 - SLACK;
        })
        .map(({ city }) => `${what} over ${city}`),
    );
    const overThings = things.flatMap((one, index) =>
      things
        .slice(index + 1)
        .filter(({ of, what }) => of !== one.of || what.startsWith('name'))
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > SLACK * 2 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > SLACK * 2,
        )
        .map(({ what }) => `${one.what} over ${what}`),
    );
    const crossing = discs.flatMap(({ city, box }, index) =>
      discs
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.hypot(
              box.left + box.right - other.left - other.right,
              box.top + box.bottom - other.top - other.bottom,
            ) /
              2 <
            (box.width + other.width) / 2 - SLACK,
        )
        .map((two) => `${city} over ${two.city}`),
    );
    return [...overDiscs, ...overThings, ...crossing, ...(things.length === 0 ? ['nothing is drawn'] : [])];
  });
