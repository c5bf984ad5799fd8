/**
 * The networks around an address, as callers are counted, the narrower first: whoever has many addresses has them side by side. A provider
 * hands out IPv6 by the /56 or /48, and who rents machines has neighbours in a /24.
 */
export function networksAround(caller: string): readonly string[] {
  if (caller.includes(':')) {
    const [first, second, third, fourth = '0'] = caller.split(':');
    const wide = `${first}:${second}:${third}`;
    const high = (Number.parseInt(fourth || '0', 16) & 0xff00).toString(16);
    return [`${wide}:${high}::/56`, `${wide}::/48`];
  }
  const parts = caller.split('.');
  return parts.length === 4 ? [`${parts.slice(0, 3).join('.')}.0/24`] : [];
}

/** The widest of them. */
export const neighbourhoodOf = (caller: string): string => networksAround(caller).at(-1) ?? caller;
