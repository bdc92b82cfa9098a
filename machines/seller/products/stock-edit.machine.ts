import { assign, setup } from 'xstate';
import { editStock, type SettledStock, type StockEdit } from '#domain/seller/products/stock-edit.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { unanswered } from '../../kit/failure.ts';
import { isUnanswered, keepError, withError } from '../../kit/pieces/failures.ts';
import { invoking } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';
import {
  nextBatch,
  queuedEdits,
  type StockContext,
  type Stocks,
  settledStocks,
  type Wanted,
} from './stock-edit.model.ts';

/** Machine of stock changes on sale: shown at once, sent in order, sales in between are kept. */
export const stockEditMachine = setup({
  types: {
    context: {} as StockContext,
    input: {} as { known: Stocks },
    events: {} as
      | { type: 'stock.changed'; wanted: readonly Wanted[] }
      | { type: 'options.added'; known: Stocks }
      | { type: 'edits.retried' },
    tags: {} as 'ready' | 'saving',
  },
  actors: {
    send: endpointPort(editStock, ({ edits }: { edits: readonly StockEdit[] }) => ({ body: [...edits] })),
    look: port<Stocks>('look'),
  },
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    isUnanswered,
  },
  actions: {
    queue: assign(({ context }, { wanted }: { wanted: readonly Wanted[] }) => {
      const touched = new Set(wanted.map(({ optionId }) => optionId));
      return {
        pending: queuedEdits(context, wanted),
        moved: context.moved.filter((id) => !touched.has(id)),
      };
    }),
    /** Numbers that this page has saved are newer than any number that was read. */
    addKnown: assign(({ context }, params: { known: Stocks }) => ({
      known: { ...params.known, ...context.known },
    })),
    takeNext: assign(({ context: { pending } }) => ({ ...nextBatch(pending), error: null })),
    settle: assign(({ context }, params: { rows: readonly SettledStock[] }) =>
      settledStocks(context, params.rows),
    ),
    keepError,
    forgetEdits: assign({ pending: [], sending: [] }),
    keepKnown: assign((_, params: { known: Stocks }) => ({ known: params.known })),
  },
}).createMachine({
  id: 'stockEdit',
  description:
    'Stock of what is on sale: a number shows at once and is sent in its turn, and never undoes what was sold meanwhile.',
  context: ({ input }) => ({ known: input.known, pending: [], sending: [], moved: [], error: null }),
  initial: 'settled',
  on: {
    'stock.changed': { actions: { type: 'queue', params: ({ event }) => event } },
    'options.added': { actions: { type: 'addKnown', params: ({ event }) => event } },
  },
  states: {
    settled: {
      tags: ['ready'],
      description: 'The screen shows what the shop has.',
      always: { guard: 'hasPending', target: 'taking' },
    },
    taking: { entry: 'takeNext', always: { target: 'sending' } },
    sending: invoking({
      tags: ['ready', 'saving'],
      description: 'One batch is on its way; what is done meanwhile waits for the next one.',
      src: 'send',
      input: ({ context }) => ({ edits: context.sending }),
      onDone: withOutput('settled', 'settle', 'rows'),
      onError: [
        {
          guard: unanswered,
          target: 'unanswered',
          actions: { type: 'keepError', params: ({ event }) => event },
        },
        { target: 'refused', actions: ['forgetEdits', { type: 'keepError', params: ({ event }) => event }] },
      ],
    }),
    unanswered: {
      tags: ['ready'],
      description: 'Nobody knows whether it was taken: the same batch goes first, and is done once.',
      on: { 'edits.retried': { target: 'sending' } },
    },
    refused: invoking({
      tags: ['ready', 'saving'],
      description: 'Nothing of it was taken: what there is is read again.',
      src: 'look',
      onDone: withOutput('settled', 'keepKnown', 'known'),
      onError: withError('lost'),
    }),
    lost: {
      tags: ['ready'],
      description: 'What there is could not be read: nothing is counted before it is.',
      on: { 'edits.retried': { target: 'refused' } },
    },
  },
});
