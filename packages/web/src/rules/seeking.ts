/** How one comes from a rule to another: on a page by its address, at a table without leaving it. */
export interface Seeking {
  href(number: string): string;
  follow(event: MouseEvent, number: string): void;
}

/** Within a page, the browser follows. */
export const ON_PAGE: Seeking = { href: (number) => `#${number}`, follow: () => undefined };
