import { assign, setup } from 'xstate';
import { listPushDevices, type PushDevices } from '#domain/notices/push/push-device.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { keepError, withError } from '../kit/pieces/failures.ts';
import { invoking, saving } from '../kit/pieces/invoking.ts';
import { port } from '../kit/port.ts';

/** Machine of the offer of push notifications after an order or a restock request. */
export const pushOfferMachine = setup({
  types: {
    context: {} as { canAsk: boolean; publicKey: string; error: string | null },
    input: {} as {
      /** False if the browser cannot be asked, or the member has said "later" here. */
      canAsk: boolean;
    },
    events: {} as { type: 'offer.accepted' } | { type: 'offer.postponed' },
    tags: {} as 'ready' | 'saving',
  },
  actors: {
    load: endpointPort(listPushDevices, () => ({})),
    enable: port<PushDevices, { publicKey: string }>('enable'),
  },
  guards: {
    canAsk: ({ context }) => context.canAsk,
    isMissing: (_, { found: { publicKey, devices } }: { found: PushDevices }) =>
      publicKey !== null && devices.every(({ current }) => !current),
  },
  actions: {
    keepKey: assign({ publicKey: (_, { found }: { found: PushDevices }) => found.publicKey ?? '' }),
    keepError,
    rememberPostponed: () => {},
  },
}).createMachine({
  id: 'pushOffer',
  description: 'After an order or a restock request, push notifications to this browser are offered once.',
  context: ({ input: { canAsk } }) => ({ canAsk, publicKey: '', error: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'canAsk', target: 'checking' }, { target: 'hidden' }] },
    checking: invoking({
      description: 'Whether this browser gets them already. While nobody knows, nothing is offered.',
      src: 'load',
      onDone: [
        {
          guard: { type: 'isMissing', params: ({ event }) => ({ found: event.output }) },
          target: 'offered',
          actions: { type: 'keepKey', params: ({ event }) => ({ found: event.output }) },
        },
        { target: 'hidden' },
      ],
      onError: { target: 'hidden' },
    }),
    hidden: { description: 'Nothing is offered.' },
    offered: {
      tags: ['ready'],
      description: 'The browser asks for permission only after the press.',
      on: {
        'offer.accepted': { target: 'enabling' },
        'offer.postponed': { target: 'hidden', actions: 'rememberPostponed' },
      },
    },
    enabling: saving({
      src: 'enable',
      input: ({ context }) => ({ publicKey: context.publicKey }),
      onDone: { target: 'enabled' },
      onError: withError('refused'),
    }),
    enabled: { tags: ['ready'], description: 'This browser gets the notifications.' },
    refused: {
      tags: ['ready'],
      description: 'The reason of the browser or the shop is shown; it can be tried again.',
      on: {
        'offer.accepted': { target: 'enabling' },
        'offer.postponed': { target: 'hidden', actions: 'rememberPostponed' },
      },
    },
  },
});
