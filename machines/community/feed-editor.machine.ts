import { assign, setup } from 'xstate';
import type { EventSummary } from '#domain/community/event.ts';
import type { FeedImage } from '#domain/community/feed.ts';
import { FEED_LIMITS } from '#domain/community/feed-form.ts';
import type { PurchasedItem } from '#domain/trade/purchase.ts';
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
export type EditorChoices = {
  form: FeedForm;
  purchases: PurchasedItem[];
  events: EventSummary[];
  images: FeedImage[];
};
/** A picture that the feed has, or one from this device. */
export type FeedPicture = FeedImage | File;
/** What is to be stored; `images` are those that the feed has had until now. */
export type FeedSave = {
  target: EditorTarget;
  form: FeedForm;
  images: readonly FeedImage[];
  pictures: readonly FeedPicture[];
};

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
      images: readonly FeedImage[];
      pictures: readonly FeedPicture[];
      problems: FeedFormProblems;
      error: string | null;
    },
    input: {} as { target: EditorTarget },
    events: {} as
      | { type: 'field.changed'; field: keyof FeedForm; value: string }
      | { type: 'pictures.changed'; pictures: readonly FeedPicture[] }
      | { type: 'form.submitted'; problems: FeedFormProblems }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'failed' | 'saving' | 'ready',
  },
  actors: {
    load: port<EditorChoices, { target: EditorTarget }>('load'),
    save: port<{ feedId: number }, FeedSave>('save'),
  },
  guards: {
    hasProblems: (_, params: { problems: FeedFormProblems }) => Object.keys(params.problems).length > 0,
  },
  actions: {
    keepChoices: assign({
      form: (_, params: EditorChoices) => params.form,
      purchases: (_, params: EditorChoices) => params.purchases,
      events: (_, params: EditorChoices) => params.events,
      images: (_, params: EditorChoices) => params.images,
      pictures: (_, params: EditorChoices) => params.images,
      error: null,
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    changeField: assign({
      form: ({ context }, params: { field: keyof FeedForm; value: string }) => ({
        ...context.form,
        [params.field]: params.value,
      }),
    }),
    keepPictures: assign({
      pictures: (_, params: { pictures: readonly FeedPicture[] }) =>
        params.pictures.slice(0, FEED_LIMITS.images),
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
  description: 'Write a feed about something bought, or change the words and pictures of one.',
  context: ({ input }) => ({
    target: input.target,
    form: EMPTY_FEED,
    purchases: [],
    events: [],
    images: [],
    pictures: [],
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
        'pictures.changed': {
          actions: { type: 'keepPictures', params: ({ event }) => ({ pictures: event.pictures }) },
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
        input: ({ context: { target, form, images, pictures } }) => ({ target, form, images, pictures }),
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
