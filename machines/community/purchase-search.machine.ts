import { assign, setup } from 'xstate';
import {
  listPurchasedItems,
  OFFERED_PURCHASES,
  type PurchasedItem,
} from '#domain/trade/orders/purchased-items.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { messageOf } from '../kit/failure.ts';

/** Bought lines that were found so far, and how many there are in all pages. */
export type FoundPurchases = { items: readonly PurchasedItem[]; total: number };
type Asked = { words: string; page: number };
type Search = FoundPurchases & Asked & { error: string | null };
type Answer = { items: PurchasedItem[]; totalCount: number };

/** Lines that a page adds: one that came to an earlier page since then is listed once. */
const withoutKnown = (known: readonly PurchasedItem[], more: readonly PurchasedItem[]) =>
  more.filter(({ orderItemId }) => !known.some((one) => one.orderItemId === orderItemId));

/** Machine of the search for bought lines that a feed can show: asks after a pause in typing, and page by page. */
export const purchaseSearchMachine = setup({
  types: {
    context: {} as Search,
    input: {} as FoundPurchases,
    events: {} as
      | { type: 'words.typed'; words: string }
      | { type: 'more.requested' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'empty' | 'failed',
  },
  actors: {
    find: endpointPort(listPurchasedItems, ({ words, page }: Asked) => ({
      query: { q: words.trim(), page, size: OFFERED_PURCHASES },
    })),
  },
  delays: { debounce: 250 },
  guards: {
    hasMore: ({ context }) => context.items.length < context.total,
    hasFound: ({ context }) => context.items.length > 0,
  },
  actions: {
    keepWords: assign({ words: (_, params: { words: string }) => params.words, page: 0 }),
    turn: assign({ page: ({ context }) => context.page + 1 }),
    keepFound: assign(({ context }, { found }: { found: Answer }) => {
      const known = context.page === 0 ? [] : context.items;
      return { items: [...known, ...withoutKnown(known, found.items)], total: found.totalCount, error: null };
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
  },
}).createMachine({
  id: 'purchaseSearch',
  description: 'Finding a bought pair for a feed by its name or colour, and further pages of them.',
  context: ({ input }) => ({ ...input, words: '', page: 0, error: null }),
  initial: 'answered',
  on: {
    'words.typed': {
      target: '.waiting',
      reenter: true,
      actions: { type: 'keepWords', params: ({ event }) => event },
    },
  },
  states: {
    waiting: {
      description: 'Somebody is typing; what was found before stays until then.',
      after: { debounce: { target: 'asking' } },
    },
    asking: {
      tags: ['busy'],
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context: { words, page } }) => ({ words, page }),
        onDone: {
          target: 'answered',
          actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    answered: { always: [{ guard: 'hasFound', target: 'found' }, { target: 'none' }] },
    found: {
      tags: ['ready'],
      on: { 'more.requested': { guard: 'hasMore', target: 'asking', actions: 'turn' } },
    },
    none: { tags: ['empty'], description: 'No bought pair is called like this.' },
    failed: {
      tags: ['failed'],
      description: 'What was found before stays; the next letter asks anew as well.',
      on: { 'screen.retried': { target: 'asking' } },
    },
  },
});
