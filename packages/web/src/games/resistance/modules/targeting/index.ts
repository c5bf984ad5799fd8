import type { ClientModule } from '../../client-module.ts';

/** The base shows whatever missions a leader may choose from. */
export const targeting = {
  rules: { letters: 'TG', reasons: { missionShut: ['TG4', 'TG1'] } },
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'targeting'>;
