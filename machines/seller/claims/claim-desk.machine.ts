import { assign, setup } from 'xstate';
import { type ClaimDetail, readSellerClaim } from '#domain/seller/claims/claim-desk.ts';
import { isOpenClaim } from '#domain/trade/orders/order-lifecycle.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { keepError, toFailed } from '../../kit/pieces/failures.ts';
import { reading } from '../../kit/pieces/invoking.ts';
import { type ClaimStep, mayStep } from './claim-step.machine.ts';

/** Machine of one claim at the seller: collect, receive and decide, one step at a time. */
export const claimDeskMachine = setup({
  types: {
    context: {} as { id: number; claim: ClaimDetail | null; error: string | null },
    input: {} as { id: number },
    events: {} as
      | { type: 'screen.retried' }
      | { type: 'step.chosen'; step: ClaimStep }
      | { type: 'step.dropped' }
      | { type: 'step.taken' }
      | { type: 'claim.moved'; reason: string }
      | { type: 'parcel.noted' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: { load: endpointPort(readSellerClaim, ({ id }: { id: number }) => ({ params: { id } })) },
  guards: {
    isOver: (_, params: { claim: ClaimDetail }) => !isOpenClaim(params.claim.status),
    may: ({ context: { claim } }, params: { chosen: ClaimStep; step: ClaimStep }) =>
      params.chosen === params.step && claim !== null && mayStep(claim, params.step),
  },
  actions: {
    keepClaim: assign({ claim: (_, params: { claim: ClaimDetail }) => params.claim }),
    keepError,
    keepReason: assign({ error: (_, params: { reason: string }) => params.reason }),
    forgetError: assign({ error: null }),
    announceMoved: () => {},
  },
}).createMachine({
  id: 'claimDesk',
  description:
    'One request for return or exchange: its seller has the pair fetched, looks at it and decides, a step at a time.',
  context: ({ input }) => ({ id: input.id, claim: null, error: null }),
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      input: ({ context }) => ({ id: context.id }),
      onDone: [
        {
          guard: { type: 'isOver', params: ({ event }) => ({ claim: event.output }) },
          target: 'closed',
          actions: { type: 'keepClaim', params: ({ event }) => ({ claim: event.output }) },
        },
        { target: 'open', actions: { type: 'keepClaim', params: ({ event }) => ({ claim: event.output }) } },
      ],
      onError: toFailed,
    }),
    failed: {
      tags: ['failed'],
      on: { 'screen.retried': { target: 'loading', actions: 'forgetError' } },
    },
    open: {
      tags: ['ready'],
      description: 'It waits for its next step; only those that its state allows are offered.',
      on: {
        'step.chosen': [
          {
            guard: { type: 'may', params: ({ event }) => ({ chosen: event.step, step: 'approve' }) },
            target: 'approving',
            actions: 'forgetError',
          },
          {
            guard: { type: 'may', params: ({ event }) => ({ chosen: event.step, step: 'check' }) },
            target: 'checking',
            actions: 'forgetError',
          },
          {
            guard: { type: 'may', params: ({ event }) => ({ chosen: event.step, step: 'collect' }) },
            target: 'collecting',
            actions: 'forgetError',
          },
          {
            guard: { type: 'may', params: ({ event }) => ({ chosen: event.step, step: 'receive' }) },
            target: 'receiving',
            actions: 'forgetError',
          },
          {
            guard: { type: 'may', params: ({ event }) => ({ chosen: event.step, step: 'complete' }) },
            target: 'completing',
            actions: 'forgetError',
          },
          {
            guard: { type: 'may', params: ({ event }) => ({ chosen: event.step, step: 'reject' }) },
            target: 'rejecting',
            actions: 'forgetError',
          },
        ],
      },
    },
    approving: {
      tags: ['ready'],
      description: 'The seller agrees before the pair is on its way.',
      on: {
        'step.dropped': { target: 'open' },
        'step.taken': { target: 'loading', actions: 'announceMoved' },
        'claim.moved': {
          target: 'loading',
          actions: [{ type: 'keepReason', params: ({ event }) => event }, 'announceMoved'],
        },
      },
    },
    collecting: {
      tags: ['ready'],
      description: 'A courier is named.',
      on: {
        'step.dropped': { target: 'open' },
        'step.taken': { target: 'loading', actions: 'announceMoved' },
        'claim.moved': {
          target: 'loading',
          actions: [{ type: 'keepReason', params: ({ event }) => event }, 'announceMoved'],
        },
      },
    },
    receiving: {
      tags: ['ready'],
      description: 'The pair has arrived.',
      on: {
        'step.dropped': { target: 'open' },
        'step.taken': { target: 'loading', actions: 'announceMoved' },
        'claim.moved': {
          target: 'loading',
          actions: [{ type: 'keepReason', params: ({ event }) => event }, 'announceMoved'],
        },
      },
    },
    checking: {
      tags: ['ready'],
      description: 'What was seen of the received pair is noted.',
      on: {
        'step.dropped': { target: 'open' },
        'step.taken': { target: 'loading', actions: 'announceMoved' },
        'claim.moved': {
          target: 'loading',
          actions: [{ type: 'keepReason', params: ({ event }) => event }, 'announceMoved'],
        },
      },
    },
    completing: {
      tags: ['ready'],
      description: 'The money goes back, or the held size is sent.',
      on: {
        'step.dropped': { target: 'open' },
        'step.taken': { target: 'loading', actions: 'announceMoved' },
        'claim.moved': {
          target: 'loading',
          actions: [{ type: 'keepReason', params: ({ event }) => event }, 'announceMoved'],
        },
      },
    },
    rejecting: {
      tags: ['ready'],
      description: 'A reason, words and pictures say why not.',
      on: {
        'step.dropped': { target: 'open' },
        'step.taken': { target: 'loading', actions: 'announceMoved' },
        'claim.moved': {
          target: 'loading',
          actions: [{ type: 'keepReason', params: ({ event }) => event }, 'announceMoved'],
        },
      },
    },
    closed: {
      tags: ['ready'],
      description:
        'It is decided, or its buyer has taken it back; a rejected pair may have its way back noted.',
      on: { 'parcel.noted': { target: 'loading' } },
    },
  },
});
