import type { ClientModule } from '../../client-module.ts';

/** The base shows whatever missions a leader may choose from. */
export const targeting = {
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'targeting'>;
