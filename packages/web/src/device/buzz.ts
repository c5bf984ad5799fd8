/** Felt, not heard: only the hand that holds the phone notices. Where nothing can buzz, nothing happens. */
export function buzz(pattern: number | readonly number[]): void {
  const { userActivation }: Partial<Navigator> = navigator;
  if (userActivation?.hasBeenActive === true) {
    navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern]);
  }
}
