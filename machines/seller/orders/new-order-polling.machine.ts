import { setup } from 'xstate';

/** Machine that polls for new orders while the list is visible. */
export const newOrderPollingMachine = setup({
  types: { events: {} as { type: 'page.left' } | { type: 'page.shown' } },
  // Polls once a minute, as often as the notice bell.
  delays: { pace: 60_000 },
  actions: { askAnew: () => {} },
}).createMachine({
  id: 'newOrderPolling',
  description: 'New orders appear by themselves, as long as somebody can see the list.',
  initial: 'seen',
  states: {
    seen: {
      after: { pace: { target: 'seen', reenter: true, actions: 'askAnew' } },
      on: { 'page.left': { target: 'away' } },
    },
    away: {
      description: 'Nobody looks: nothing is asked.',
      on: { 'page.shown': { target: 'seen', actions: 'askAnew' } },
    },
  },
});
