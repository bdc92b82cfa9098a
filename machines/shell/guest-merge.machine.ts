import { setup } from 'xstate';
import { port } from '../kit/port.ts';

/** Machine that merges the guest's cart, wishlist and views into the account after login. */
export const guestMergeMachine = setup({
  types: { events: {} as { type: 'member.arrived' } | { type: 'member.left' } },
  actors: {
    mergeCart: port<void>('mergeCart'),
    mergeWishes: port<void>('mergeWishes'),
    mergeViews: port<void>('mergeViews'),
  },
  actions: { forgetViews: () => {} },
}).createMachine({
  id: 'guestMerge',
  description: 'What a visitor left in this browser joins the account after the log-in.',
  type: 'parallel',
  states: {
    cart: {
      initial: 'resting',
      states: {
        resting: { on: { 'member.arrived': { target: 'merging' } } },
        merging: {
          on: { 'member.left': { target: 'kept' } },
          invoke: {
            id: 'mergeCart',
            src: 'mergeCart',
            onDone: { target: 'resting' },
            onError: { target: 'kept' },
          },
        },
        kept: {
          description: 'The lines stay in the browser: the next arrival tries again, under the same key.',
          on: { 'member.arrived': { target: 'merging' } },
        },
      },
    },
    wishes: {
      initial: 'resting',
      states: {
        resting: { on: { 'member.arrived': { target: 'merging' } } },
        merging: {
          on: { 'member.left': { target: 'kept' } },
          invoke: {
            id: 'mergeWishes',
            src: 'mergeWishes',
            onDone: { target: 'resting' },
            onError: { target: 'kept' },
          },
        },
        kept: {
          description: 'The hearts stay in the browser until they have joined.',
          on: { 'member.arrived': { target: 'merging' } },
        },
      },
    },
    views: {
      initial: 'resting',
      // A logout deletes the recent views of the member and those not yet merged from this browser.
      on: { 'member.left': { target: '.resting', actions: 'forgetViews' } },
      states: {
        resting: { on: { 'member.arrived': { target: 'merging' } } },
        merging: {
          invoke: {
            id: 'mergeViews',
            src: 'mergeViews',
            onDone: { target: 'resting' },
            onError: { target: 'kept' },
          },
        },
        kept: {
          description: 'What could not join is kept for the next start of the page.',
          on: { 'member.arrived': { target: 'merging' } },
        },
      },
    },
  },
});
