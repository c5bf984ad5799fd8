/** Felt, not heard: only the hand that holds the phone notices. Where nothing can buzz, nothing happens. */
export function buzz(pattern: number | readonly number[]): void {
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) {
    navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern]);
  }
}
