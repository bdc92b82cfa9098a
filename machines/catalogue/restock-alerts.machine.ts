import { assertEvent, assign, setup } from 'xstate';
import { addRestockAlert, listRestockAlerts, removeRestockAlert } from '#domain/catalogue/restock.ts';
import { asksOneOf, endpointPort, to } from '../kit/endpoint-port.ts';
import { failed, keepError, toFailed, withNotice } from '../kit/pieces/failures.ts';
import { invoking, reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';

/** Request to switch the restock alert of one option on or off. */
export type AlertOrder = { optionId: number; on: boolean };

/** Machine of a member's restock alerts for the sold-out sizes of a product. */
export const restockAlertsMachine = setup({
  types: {
    context: {} as { productId: number; waiting: number[]; error: string | null },
    input: {} as { productId: number },
    events: {} as { type: 'alert.toggled'; optionId: number } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    loadAlerts: endpointPort(
      listRestockAlerts,
      (query: { productId: number }) => ({ query }),
      (alerts) => alerts.map(({ optionId }) => optionId),
    ),
    saveAlert: asksOneOf([addRestockAlert, removeRestockAlert], (order: AlertOrder) => {
      const { optionId, on } = order;
      const saved = () => order;
      return on
        ? to(addRestockAlert, { body: { optionId } }, saved)
        : to(removeRestockAlert, { params: { optionId } }, saved);
    }),
  },
  actions: {
    keepAlerts: assign({ waiting: (_, params: { ids: number[] }) => params.ids, error: null }),
    keepError,
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
    loading: reading({
      src: 'loadAlerts',
      input: ({ context }) => ({ productId: context.productId }),
      onDone: withOutput('ready', 'keepAlerts', 'ids'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    ready: { tags: ['ready'], on: { 'alert.toggled': { target: 'saving' } } },
    saving: invoking({
      tags: ['ready', 'saving'],
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
      onError: withNotice('ready'),
    }),
  },
});
