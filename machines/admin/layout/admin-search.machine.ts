import { assign, setup } from 'xstate';
import { type Found, LEAST_LETTERS, searchAdmin } from '#domain/admin/search/admin-search.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { messageOf } from '../../kit/failure.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { stepFrom } from '../../kit/step.ts';

type Search = { text: string; found: readonly Found[]; active: number; error: string | null };

const nothing: Search = { text: '', found: [], active: 0, error: null };

/** Machine of the admin search for members, orders, products and cases by text or number. */
export const adminSearchMachine = setup({
  types: {
    context: {} as Search,
    events: {} as
      | { type: 'search.opened' }
      | { type: 'search.closed' }
      | { type: 'text.typed'; text: string }
      | { type: 'option.moved'; step: 1 | -1 }
      | { type: 'option.chosen'; option: Found }
      | { type: 'text.submitted' },
    tags: {} as 'open' | 'busy' | 'ready' | 'empty' | 'failed',
  },
  actors: { find: endpointPort(searchAdmin, ({ text }: { text: string }) => ({ query: { q: text } })) },
  delays: { debounce: 150 },
  guards: {
    isShort: ({ context }) => context.text.trim().length < LEAST_LETTERS,
    hasActive: ({ context }) => context.found[context.active] !== undefined,
    hasFound: ({ context }) => context.found.length > 0,
  },
  actions: {
    keepText: assign({ text: (_, params: { text: string }) => params.text }),
    keepFound: assign({ found: (_, params: { found: readonly Found[] }) => params.found, active: 0 }),
    keepError: assign({
      found: [],
      error: (_, params: { error: unknown }) => messageOf(params.error),
    }),
    dropFound: assign({ found: [], active: 0, error: null }),
    moveActive: assign({
      active: ({ context }, params: { step: 1 | -1 }) =>
        Math.max(0, stepFrom(context.active, params.step, context.found.length)),
    }),
    forget: assign(() => nothing),
    open: (_, _params: { option: Found | undefined }) => {},
  },
}).createMachine({
  id: 'adminSearch',
  description: 'Jumping to a member, an order, a product or a case by words or number.',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: { 'search.opened': { target: 'open' } },
    },
    open: {
      tags: ['open'],
      initial: 'reading',
      on: {
        'search.closed': { target: 'closed' },
        'search.opened': { target: 'closed', description: 'The keys that open it close it again.' },
        'text.typed': {
          target: '.reading',
          actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
        },
        'option.chosen': {
          target: 'closed',
          actions: { type: 'open', params: ({ event }) => ({ option: event.option }) },
        },
      },
      states: {
        reading: { always: [{ guard: 'isShort', target: 'blank' }, { target: 'waiting' }] },
        blank: { entry: 'dropFound', description: 'Too little is typed to tell one thing from another.' },
        waiting: {
          description: 'Somebody is typing; what was found before stays until then.',
          after: { debounce: { target: 'asking' } },
        },
        asking: {
          tags: ['busy'],
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: withOutput('answered', 'keepFound', 'found'),
            onError: {
              target: 'failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        answered: { always: [{ guard: 'hasFound', target: 'found' }, { target: 'clueless' }] },
        found: {
          tags: ['ready'],
          on: {
            'option.moved': {
              actions: { type: 'moveActive', params: ({ event }) => ({ step: event.step }) },
            },
            'text.submitted': {
              guard: 'hasActive',
              target: '#adminSearch.closed',
              actions: {
                type: 'open',
                params: ({ context }) => ({ option: context.found[context.active] }),
              },
            },
          },
        },
        clueless: { tags: ['empty'], description: 'Nothing is called like this.' },
        failed: { tags: ['failed'], description: 'The next letter asks again.' },
      },
    },
  },
});
