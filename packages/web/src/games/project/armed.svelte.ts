const PATIENCE = 4000;

/** What cannot be taken back takes two taps in the same place; after a while the first is forgotten. */
export function armed(act: () => void): { readonly isArmed: boolean; readonly press: () => void } {
  let isArmed = $state(false);

  $effect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => (isArmed = false), PATIENCE);
    return () => clearTimeout(timer);
  });

  return {
    get isArmed() {
      return isArmed;
    },
    press: () => {
      if (isArmed) act();
      isArmed = !isArmed;
    },
  };
}
