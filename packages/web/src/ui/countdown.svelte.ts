/** The whole seconds left until a time by this page's own clock, none where there is no such time. Call it where effects may live. */
export function countdown(until: () => number | undefined): { readonly seconds: number } {
  let now = $state(performance.now());
  const left = $derived(Math.max(0, Math.ceil(((until() ?? now) - now) / 1000)));
  $effect(() => {
    if (until() === undefined) return;
    now = performance.now();
    const timer = setInterval(() => {
      now = performance.now();
    }, 250);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return left;
    },
  };
}

/** As a clock shows it. */
export const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
