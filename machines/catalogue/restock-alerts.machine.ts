import { assertEvent, assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** Wait for an option, or no longer. */
export type AlertOrder = { optionId: number; on: boolean };

export const restockAlertsMachine = setup({
  types: {
    context: {} as { productId: number; waiting: number[]; error: string | null },
    input: {} as { productId: number },
    events: {} as { type: 'alert.toggled'; optionId: number } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    loadAlerts: port<number[], { productId: number }>('loadAlerts'),
    saveAlert: port<AlertOrder, AlertOrder>('saveAlert'),
  },
  actions: {
    keepAlerts: assign({ waiting: (_, params: { ids: number[] }) => params.ids, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepOrder: assign({
      waiting: ({ context }, { optionId, on }: AlertOrder) => {
        const others = context.waiting.filter((id) => id !== optionId);
        return on ? [...others, optionId] : others;
      },
    }),
    confirm: (_, _params: AlertOrder) => {},
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'restockAlerts',
  description: 'A member waits for sold-out sizes of a product; the shop tells them once when one is back.',
  context: ({ input }) => ({ productId: input.productId, waiting: [], error: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadAlerts',
        src: 'loadAlerts',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepAlerts', params: ({ event }) => ({ ids: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    ready: { tags: ['ready'], on: { 'alert.toggled': { target: 'saving' } } },
    saving: {
      tags: ['ready', 'saving'],
      invoke: {
        id: 'saveAlert',
        src: 'saveAlert',
        input: ({ context, event }) => {
          assertEvent(event, 'alert.toggled');
          return { optionId: event.optionId, on: !context.waiting.includes(event.optionId) };
        },
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepOrder', params: ({ event }) => event.output },
            { type: 'confirm', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'ready',
          actions: { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
        },
      },
    },
  },
});
