import type { ClientModule } from '../../client-module.ts';

/** Only what spies are shown changes, and cards say what was shown. */
export const blindSpies = {
  rules: { letters: 'BS', problems: { blindSpiesAndReveal: ['CO2'], blindSpiesAndBlindSpy: ['CO2'] } },
  lobby: {
    remedies: {
      blindSpiesAndReveal: ({ leaveOut }) => [leaveOut('blindSpies')],
      blindSpiesAndBlindSpy: ({ leaveOut }) => [leaveOut('blindSpies'), leaveOut('blindSpy')],
    },
  },
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'blindSpies'>;
