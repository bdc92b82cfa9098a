import { assign, setup } from 'xstate';
import type { ProductDetail, ProductListItem } from '#domain/catalogue/product.ts';
import type { ProductFacts } from '#domain/catalogue/product-facts.ts';
import type { ReviewStats } from '#domain/reviews/review-stats.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** Highest number of products in a comparison; a phone has room for three columns. */
export const MOST_COMPARED = 3;

/** The columns of one product in the comparison. */
export type Compared = { product: ProductDetail; facts: ProductFacts | null; stats: ReviewStats };
/** Fields of a product in the comparison tray. */
export type InTray = Pick<ProductListItem, 'productId' | 'name' | 'mainImageUrl'>;

const isIn = (tray: readonly InTray[], productId: number): boolean =>
  tray.some((one) => one.productId === productId);

/** Machine of the comparison tray of up to three products, stored per tab. */
export const compareMachine = setup({
  types: {
    context: {} as { tray: InTray[]; table: readonly Compared[]; error: string },
    input: {} as { tray: InTray[] },
    events: {} as
      | { type: 'product.added'; product: InTray }
      | { type: 'product.removed'; productId: number }
      | { type: 'tray.cleared' }
      | { type: 'table.opened' }
      | { type: 'table.closed' }
      | { type: 'screen.retried' },
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: { loadTable: port<readonly Compared[], { ids: readonly number[] }>('loadTable') },
  guards: {
    hasRoom: ({ context }, { product }: { product: InTray }) =>
      context.tray.length < MOST_COMPARED && !isIn(context.tray, product.productId),
    isIn: ({ context }, { productId }: { productId: number }) => isIn(context.tray, productId),
    hasTwo: ({ context }) => context.tray.length > 1,
    hasOne: ({ context }) => context.tray.length < 2,
  },
  actions: {
    add: assign({ tray: ({ context }, { product }: { product: InTray }) => [...context.tray, product] }),
    remove: assign(({ context }, { productId }: { productId: number }) => ({
      tray: context.tray.filter((one) => one.productId !== productId),
      table: context.table.filter(({ product }) => product.productId !== productId),
    })),
    clear: assign({ tray: [], table: [] }),
    keepTable: assign({ table: (_, params: { table: readonly Compared[] }) => params.table }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepTray: (_, _params: { tray: readonly InTray[] }) => {},
    tellFull: () => {},
  },
}).createMachine({
  id: 'compare',
  description: 'Up to three shoes that are laid side by side; the tab remembers which.',
  context: ({ input }) => ({ tray: input.tray, table: [], error: '' }),
  initial: 'collecting',
  on: {
    'product.removed': {
      guard: { type: 'isIn', params: ({ event }) => ({ productId: event.productId }) },
      actions: [
        { type: 'remove', params: ({ event }) => ({ productId: event.productId }) },
        { type: 'keepTray', params: ({ context }) => ({ tray: context.tray }) },
      ],
    },
  },
  states: {
    collecting: {
      on: {
        'product.added': [
          {
            guard: { type: 'hasRoom', params: ({ event }) => ({ product: event.product }) },
            actions: [
              { type: 'add', params: ({ event }) => ({ product: event.product }) },
              { type: 'keepTray', params: ({ context }) => ({ tray: context.tray }) },
            ],
          },
          { actions: 'tellFull' },
        ],
        'tray.cleared': {
          actions: ['clear', { type: 'keepTray', params: ({ context }) => ({ tray: context.tray }) }],
        },
        'table.opened': { guard: 'hasTwo', target: 'table' },
      },
    },
    table: {
      tags: ['open'],
      initial: 'loading',
      on: { 'table.closed': { target: 'collecting' } },
      // One product alone cannot be compared.
      always: { guard: 'hasOne', target: 'collecting' },
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'loadTable',
            src: 'loadTable',
            input: ({ context }) => ({ ids: context.tray.map(({ productId }) => productId) }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepTable', params: ({ event }) => ({ table: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: {},
        failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
      },
    },
  },
});
