import { assertEvent, assign, setup } from 'xstate';
import type { ViewedProduct } from '#domain/catalogue/recent-view.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** Machine of recently viewed products: from the browser for guests, from the server for members. */
export const recentViewsMachine = setup({
  types: {
    context: {} as { views: ViewedProduct[]; error: string | null },
    events: {} as
      | { type: 'view.removed'; productId: number }
      | { type: 'clear.asked' }
      | { type: 'clear.dismissed' }
      | { type: 'views.cleared' }
      | { type: 'screen.retried' }
      | { type: 'screen.reloaded' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty' | 'saving' | 'open',
  },
  actors: {
    loadViews: port<ViewedProduct[]>('loadViews'),
    removeView: port<void, { productId: number }>('removeView'),
    clearViews: port<void>('clearViews'),
  },
  guards: { isEmpty: ({ context }) => context.views.length === 0 },
  actions: {
    keepViews: assign({ views: (_, params: { views: ViewedProduct[] }) => params.views, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    drop: assign({
      views: ({ context }, params: { productId: number }) =>
        context.views.filter(({ productId }) => productId !== params.productId),
    }),
    dropAll: assign({ views: [] }),
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'recentViews',
  description: 'Products looked at lately: a guest’s from the browser, a member’s from the server.',
  context: { views: [], error: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadViews',
        src: 'loadViews',
        onDone: {
          target: 'loaded',
          actions: { type: 'keepViews', params: ({ event }) => ({ views: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    loaded: {
      tags: ['ready'],
      description: 'Read again when the person comes back to the page: other tabs look at products too.',
      on: { 'screen.reloaded': { target: 'loading' } },
      initial: 'counting',
      states: {
        counting: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
        empty: { tags: ['empty'] },
        filled: {
          on: {
            'view.removed': {
              target: '#recentViews.removing',
              actions: { type: 'drop', params: ({ event }) => ({ productId: event.productId }) },
            },
            'clear.asked': { target: 'asking' },
          },
        },
        asking: {
          tags: ['open'],
          description: 'The whole list goes only after one question.',
          on: {
            'views.cleared': { target: '#recentViews.clearing', actions: 'dropAll' },
            'clear.dismissed': { target: 'filled' },
          },
        },
      },
    },
    removing: {
      tags: ['ready', 'saving'],
      description: 'The card is gone at once; a refusal brings the true list back.',
      invoke: {
        id: 'removeView',
        src: 'removeView',
        input: ({ event }) => {
          assertEvent(event, 'view.removed');
          return { productId: event.productId };
        },
        onDone: { target: 'loaded' },
        onError: {
          target: 'loading',
          actions: { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
        },
      },
    },
    clearing: {
      tags: ['ready', 'saving'],
      invoke: {
        id: 'clearViews',
        src: 'clearViews',
        onDone: { target: 'loaded' },
        onError: {
          target: 'loading',
          actions: { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
        },
      },
    },
  },
});
