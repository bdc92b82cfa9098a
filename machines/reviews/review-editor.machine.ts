import { assertEvent, assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';
import {
  NO_ANSWERS,
  type ReviewDraft,
  type ReviewForm,
  type ReviewFormProblems,
  type ReviewSave,
  type ReviewTarget,
} from './review-editor.model.ts';

export const reviewEditorMachine = setup({
  types: {
    context: {} as ReviewDraft & {
      target: ReviewTarget;
      droppedIds: number[];
      problems: ReviewFormProblems;
      error: string | null;
    },
    input: {} as { target: ReviewTarget },
    events: {} as
      | { type: 'answer.changed'; change: Partial<ReviewForm> }
      | { type: 'image.dropped'; imageId: number }
      | { type: 'form.submitted'; images: readonly File[]; problems: ReviewFormProblems }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'failed' | 'saving' | 'ready' | 'empty',
  },
  actors: {
    load: port<ReviewDraft, { target: ReviewTarget }>('load'),
    save: port<{ productId: number; message: string }, ReviewSave>('save'),
  },
  guards: {
    hasProblems: (_, params: { problems: ReviewFormProblems }) => Object.keys(params.problems).length > 0,
    hasItem: ({ context }) => context.item !== null,
  },
  actions: {
    keepDraft: assign({
      form: (_, params: ReviewDraft) => params.form,
      item: (_, params: ReviewDraft) => params.item,
      images: (_, params: ReviewDraft) => params.images,
      error: null,
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    changeAnswer: assign({
      form: ({ context }, params: { change: Partial<ReviewForm> }) => ({ ...context.form, ...params.change }),
    }),
    dropImage: assign({
      images: ({ context }, params: { imageId: number }) =>
        context.images.filter(({ reviewImageId }) => reviewImageId !== params.imageId),
      droppedIds: ({ context }, params: { imageId: number }) => [...context.droppedIds, params.imageId],
    }),
    keepProblems: assign({
      problems: (_, params: { problems: ReviewFormProblems }) => params.problems,
      error: null,
    }),
    storeDraft: () => {},
    forgetDraft: () => {},
    announce: (_, _params: { message: string }) => {},
    openReviews: (_, _params: { productId: number }) => {},
  },
}).createMachine({
  id: 'reviewEditor',
  description: 'Write a review of something delivered, or change one.',
  context: ({ input }) => ({
    target: input.target,
    form: NO_ANSWERS,
    item: null,
    images: [],
    droppedIds: [],
    problems: {},
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ target: context.target }),
        onDone: { target: 'judging', actions: { type: 'keepDraft', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    judging: { always: [{ guard: 'hasItem', target: 'editing' }, { target: 'blocked' }] },
    blocked: {
      tags: ['empty'],
      description: 'Nothing of this product was delivered, or all of it is reviewed: told before any typing.',
    },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    editing: {
      tags: ['ready'],
      on: {
        'answer.changed': {
          actions: [
            { type: 'changeAnswer', params: ({ event }) => ({ change: event.change }) },
            'storeDraft',
          ],
        },
        'image.dropped': {
          actions: { type: 'dropImage', params: ({ event }) => ({ imageId: event.imageId }) },
        },
        'form.submitted': [
          {
            guard: { type: 'hasProblems', params: ({ event }) => ({ problems: event.problems }) },
            actions: { type: 'keepProblems', params: ({ event }) => ({ problems: event.problems }) },
          },
          { target: 'saving', actions: { type: 'keepProblems', params: { problems: {} } } },
        ],
      },
    },
    saving: {
      tags: ['saving'],
      description: 'Sent once; what was typed stays if the server refuses.',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context, event }) => {
          assertEvent(event, 'form.submitted');
          const { target, item, form, droppedIds } = context;
          return { target, item, form, droppedIds, images: event.images };
        },
        onDone: {
          target: 'saved',
          actions: [
            'forgetDraft',
            { type: 'announce', params: ({ event }) => ({ message: event.output.message }) },
            { type: 'openReviews', params: ({ event }) => ({ productId: event.output.productId }) },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    saved: { type: 'final' },
  },
});
