import { assertEvent, assign, setup } from 'xstate';
import { processFeedReward, retryFailedRewards } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { messageOf } from '../../kit/failure.ts';
import { saving } from '../../kit/pieces/invoking.ts';

/** The server's answer to a payment or a retry. */
export type PaymentSaid = { success: boolean; message: string; processedCount: number };

/** Machine that pays one reward or retries all failed ones. */
export const rewardPaymentMachine = setup({
  types: {
    context: {} as { said: string | null; error: string | null },
    events: {} as { type: 'payment.asked'; eventId: number } | { type: 'failed.retried' },
    tags: {} as 'saving' | 'failed',
  },
  actors: {
    pay: endpointPort(processFeedReward, ({ eventId }: { eventId: number }) => ({ params: { id: eventId } })),
    retryAll: endpointPort(retryFailedRewards, () => ({})),
  },
  actions: {
    keepSaid: assign({ said: (_, params: { said: PaymentSaid }) => params.said.message, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error), said: null }),
    forget: assign({ said: null, error: null }),
    /** Called after success and refusal, since another administrator may have paid: table and figures reload. */
    announceChange: () => {},
  },
}).createMachine({
  id: 'rewardPayment',
  description: 'One reward is paid by hand, or all that have failed are tried again.',
  context: { said: null, error: null },
  initial: 'idle',
  states: {
    idle: { on: { 'payment.asked': { target: 'paying' }, 'failed.retried': { target: 'retrying' } } },
    paying: saving({
      entry: 'forget',
      src: 'pay',
      input: ({ event }) => {
        assertEvent(event, 'payment.asked');
        return { eventId: event.eventId };
      },
      onDone: {
        target: 'idle',
        actions: [{ type: 'keepSaid', params: ({ event }) => ({ said: event.output }) }, 'announceChange'],
      },
      onError: {
        target: 'refused',
        actions: [{ type: 'keepError', params: ({ event }) => event }, 'announceChange'],
      },
    }),
    retrying: saving({
      entry: 'forget',
      src: 'retryAll',
      onDone: {
        target: 'idle',
        actions: [{ type: 'keepSaid', params: ({ event }) => ({ said: event.output }) }, 'announceChange'],
      },
      onError: {
        target: 'refused',
        actions: [{ type: 'keepError', params: ({ event }) => event }, 'announceChange'],
      },
    }),
    refused: {
      tags: ['failed'],
      on: { 'payment.asked': { target: 'paying' }, 'failed.retried': { target: 'retrying' } },
    },
  },
});
