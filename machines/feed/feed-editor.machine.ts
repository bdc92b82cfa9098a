import { assertEvent, assign, setup } from 'xstate';
import type { EventSummary } from '#domain/event.ts';
import type { PurchasedItem } from '#domain/order-item.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** What is typed; ids as text because selects hold text. */
export type FeedForm = {
  title: string;
  content: string;
  orderItemId: string;
  eventId: string;
  instagramId: string;
  hashtags: string;
};
export type FeedFormProblems = Partial<Record<keyof FeedForm, string>>;
/** New feed or an existing one. */
export type EditorTarget =
  | { kind: 'create'; eventId: string; orderItemId: string }
  | { kind: 'edit'; feedId: number };
export type EditorChoices = { form: FeedForm; purchases: PurchasedItem[]; events: EventSummary[] };

export const EMPTY_FEED: FeedForm = {
  title: '',
  content: '',
  orderItemId: '',
  eventId: '',
  instagramId: '',
  hashtags: '',
};

export const feedEditorMachine = setup({
  types: {
    context: {} as {
      target: EditorTarget;
      form: FeedForm;
      purchases: PurchasedItem[];
      events: EventSummary[];
      problems: FeedFormProblems;
      error: string | null;
    },
    input: {} as { target: EditorTarget },
    events: {} as
      | { type: 'field.changed'; field: keyof FeedForm; value: string }
      | { type: 'form.submitted'; images: readonly File[]; problems: FeedFormProblems }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'failed' | 'saving' | 'ready',
  },
  actors: {
    load: port<EditorChoices, { target: EditorTarget }>('load'),
    save: port<{ feedId: number }, { target: EditorTarget; form: FeedForm; images: readonly File[] }>('save'),
  },
  guards: {
    hasProblems: (_, params: { problems: FeedFormProblems }) => Object.keys(params.problems).length > 0,
  },
  actions: {
    keepChoices: assign({
      form: (_, params: EditorChoices) => params.form,
      purchases: (_, params: EditorChoices) => params.purchases,
      events: (_, params: EditorChoices) => params.events,
      error: null,
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    changeField: assign({
      form: ({ context }, params: { field: keyof FeedForm; value: string }) => ({
        ...context.form,
        [params.field]: params.value,
      }),
    }),
    keepProblems: assign({
      problems: (_, params: { problems: FeedFormProblems }) => params.problems,
      error: null,
    }),
    keepDraft: () => {},
    dropDraft: () => {},
    openFeed: (_, _params: { feedId: number }) => {},
  },
}).createMachine({
  id: 'feedEditor',
  description: 'Write a feed about something bought, or change the words of one.',
  context: ({ input }) => ({
    target: input.target,
    form: EMPTY_FEED,
    purchases: [],
    events: [],
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
        onDone: { target: 'editing', actions: { type: 'keepChoices', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    editing: {
      tags: ['ready'],
      on: {
        'field.changed': {
          actions: [
            { type: 'changeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
            'keepDraft',
          ],
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
          return { target: context.target, form: context.form, images: event.images };
        },
        onDone: {
          target: 'saved',
          actions: [
            'dropDraft',
            { type: 'openFeed', params: ({ event }) => ({ feedId: event.output.feedId }) },
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
