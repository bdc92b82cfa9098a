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
  description: '주문이나 재입고 알림 뒤에, 이 기기로 소식을 받을지 조용히 물어봐요.',
  context: ({ input: { canAsk } }) => ({ canAsk, publicKey: '', error: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'canAsk', target: 'checking' }, { target: 'hidden' }] },
    checking: invoking({
      description: '이 기기가 이미 받고 있는지 물어봐요. 모르면 권하지 않아요.',
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
    hidden: { description: '권하지 않아요.' },
    offered: {
      tags: ['ready'],
      description: '단추를 누른 뒤에만 브라우저가 허락을 물어요.',
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
    enabled: { tags: ['ready'], description: '이 기기로 소식을 보내요.' },
    refused: {
      tags: ['ready'],
      description: '브라우저나 신발장이 거절한 까닭을 보여 줘요.',
      on: {
        'offer.accepted': { target: 'enabling' },
        'offer.postponed': { target: 'hidden', actions: 'rememberPostponed' },
      },
    },
  },
});
