/**
 * The network around an address, as callers are counted: whoever has many addresses has them side by side. A provider hands out IPv6
 * by the /48 or /56, and who rents machines has a handful of neighbours in a /24.
 */
export function neighbourhoodOf(caller: string): string {
  if (caller.includes(':')) return `${caller.split(':').slice(0, 3).join(':')}::/48`;
  const parts = caller.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : caller;
}
