import { assign, setup } from 'xstate';
import type { Theme } from '#domain/kit/theme.ts';

/** Machine of the theme: the device's or a stored choice. */
export const themeMachine = setup({
  types: {
    context: {} as { theme: Theme },
    input: {} as { theme: Theme },
    events: {} as { type: 'theme.chosen'; theme: Theme },
    tags: {} as 'ready',
  },
  guards: { isOther: ({ context }, params: { theme: Theme }) => context.theme !== params.theme },
  actions: {
    keep: assign({ theme: (_, params: { theme: Theme }) => params.theme }),
    paint: (_, _params: { theme: Theme }) => {},
  },
}).createMachine({
  id: 'theme',
  description: 'Light or dark pages, as the device says or as somebody chose; the choice outlives the visit.',
  context: ({ input }) => ({ theme: input.theme }),
  initial: 'shown',
  states: {
    shown: {
      tags: ['ready'],
      on: {
        'theme.chosen': {
          guard: { type: 'isOther', params: ({ event }) => ({ theme: event.theme }) },
          actions: [
            { type: 'keep', params: ({ event }) => ({ theme: event.theme }) },
            { type: 'paint', params: ({ event }) => ({ theme: event.theme }) },
          ],
        },
      },
    },
  },
});
