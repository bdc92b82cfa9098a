import { assign, setup } from 'xstate';
import type { ProductOption } from '#domain/catalogue/product.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsIn, problemsOf } from '#domain/kit/problems.ts';
import { type ClaimForm, claimForm, MAX_CLAIM_IMAGES } from '#domain/trade/claim.ts';
import type { OrderDetail, OrderItem } from '#domain/trade/order.ts';
import type { ClaimWindow } from '#domain/trade/order-rules.ts';
import type { Refund } from '#domain/trade/refund.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';
import { type ClaimDraft, isAboutRefund, NO_CLAIM, toForm } from './claim-draft.ts';

export type ClaimSubject = {
  order: OrderDetail;
  line: OrderItem;
  options: ProductOption[];
  window: ClaimWindow;
};
type Context = {
  orderId: number;
  orderItemId: number;
  subject: ClaimSubject | null;
  draft: ClaimDraft;
  images: readonly File[];
  refund: Refund | null;
  problems: FieldProblem[];
  error: string | null;
};

const formOf = ({ draft, orderItemId }: Context) => ({ ...draft, orderItemId });

export const orderClaimMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { orderId: number; orderItemId: number; draft?: ClaimDraft },
    events: {} as
      | { type: 'draft.changed'; change: Partial<ClaimDraft> }
      | { type: 'images.chosen'; images: readonly File[] }
      | { type: 'claim.submitted' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty' | 'saving' | 'pending',
  },
  actors: {
    load: port<ClaimSubject, { orderId: number; orderItemId: number }>('load'),
    preview: port<Refund, { orderId: number; orderItemId: number; reason: string }>('preview'),
    send: port<void, { form: ClaimForm; images: readonly File[] }>('send'),
  },
  guards: {
    isClosed: (_, params: { subject: ClaimSubject }) =>
      params.subject.window === 'closed' || params.subject.line.openClaim !== null,
    hasProblems: ({ context }) => problemsOf(claimForm, formOf(context)).length > 0,
    isReturnWithReason: ({ context: { draft } }) => draft.type === 'RETURN' && draft.reason !== '',
    needsPreview: ({ context }, params: { change: Partial<ClaimDraft> }) => {
      const { type, reason } = { ...context.draft, ...params.change };
      return type === 'RETURN' && reason !== '' && isAboutRefund(params.change);
    },
    isAboutRefund: (_, params: { change: Partial<ClaimDraft> }) => isAboutRefund(params.change),
  },
  actions: {
    keepSubject: assign({ subject: (_, params: { subject: ClaimSubject }) => params.subject, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    changeDraft: assign({
      draft: ({ context }, params: { change: Partial<ClaimDraft> }) => ({
        ...context.draft,
        ...params.change,
      }),
      problems: ({ context }, params: { change: Partial<ClaimDraft> }) =>
        context.problems.filter(({ field }) => !(field in params.change)),
      refund: ({ context }, params: { change: Partial<ClaimDraft> }) =>
        isAboutRefund(params.change) ? null : context.refund,
    }),
    keepImages: assign({
      images: (_, params: { images: readonly File[] }) => params.images.slice(0, MAX_CLAIM_IMAGES),
    }),
    keepRefund: assign({ refund: (_, params: { refund: Refund }) => params.refund, error: null }),
    showProblems: assign({ problems: ({ context }) => problemsOf(claimForm, formOf(context)) }),
    keepRefusal: assign({
      error: (_, params: { error: unknown }) => messageOf(params.error),
      problems: (_, params: { error: unknown }) => problemsIn(params.error),
    }),
    focusProblem: () => {},
    storeDraft: () => {},
    announce: () => {},
  },
}).createMachine({
  id: 'orderClaim',
  description: 'Return or exchange of one delivered line: what comes back is shown before it is asked for.',
  context: ({ input }) => ({
    orderId: input.orderId,
    orderItemId: input.orderItemId,
    subject: null,
    draft: input.draft ?? NO_CLAIM,
    images: [],
    refund: null,
    problems: [],
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { orderId, orderItemId } }) => ({ orderId, orderItemId }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ subject: event.output }) },
            target: 'closed',
            actions: { type: 'keepSubject', params: ({ event }) => ({ subject: event.output }) },
          },
          {
            guard: 'isReturnWithReason',
            target: 'editing.previewing',
            actions: { type: 'keepSubject', params: ({ event }) => ({ subject: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'keepSubject', params: ({ event }) => ({ subject: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    closed: { tags: ['empty'], description: 'The time for a request is over, or one is open already.' },
    editing: {
      tags: ['ready'],
      initial: 'idle',
      on: {
        'draft.changed': [
          {
            guard: { type: 'needsPreview', params: ({ event }) => event },
            target: '.previewing',
            actions: [{ type: 'changeDraft', params: ({ event }) => event }, 'storeDraft'],
          },
          {
            // What is being computed is no longer asked for.
            guard: { type: 'isAboutRefund', params: ({ event }) => event },
            target: '.idle',
            actions: [{ type: 'changeDraft', params: ({ event }) => event }, 'storeDraft'],
          },
          { actions: [{ type: 'changeDraft', params: ({ event }) => event }, 'storeDraft'] },
        ],
        'images.chosen': { actions: { type: 'keepImages', params: ({ event }) => event } },
        'claim.submitted': [
          { guard: 'hasProblems', actions: ['showProblems', 'focusProblem'] },
          { target: 'sending' },
        ],
      },
      states: {
        idle: {},
        previewing: {
          tags: ['pending'],
          invoke: {
            id: 'preview',
            src: 'preview',
            input: ({ context }) => ({
              orderId: context.orderId,
              orderItemId: context.orderItemId,
              reason: context.draft.reason,
            }),
            onDone: {
              target: 'idle',
              actions: { type: 'keepRefund', params: ({ event }) => ({ refund: event.output }) },
            },
            onError: {
              target: 'idle',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    sending: {
      tags: ['saving'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ form: toForm(context), images: context.images }),
        onDone: { target: 'sent', actions: 'announce' },
        onError: {
          target: 'editing',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: { type: 'final' },
  },
});
