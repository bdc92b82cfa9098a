// Size: draft, publication and edit conflict with another administrator are states of one form.
import { assign, setup } from 'xstate';
import { type EventDetail, getEvent } from '#domain/events/event.ts';
import { publishEvent } from '#domain/events/event-desk.ts';
import type { EventType } from '#domain/events/event-states.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { codeOf } from '../../kit/failure.ts';
import { type FormEvent, type FormState, refusedBy } from '../../kit/form.ts';
import { failed, isUnanswered, keepError, toFailed } from '../../kit/pieces/failures.ts';
import { backTo } from '../../kit/pieces/form.ts';
import { invoking, reading, saving } from '../../kit/pieces/invoking.ts';
import { withEvent, withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';
import {
  BLANK_EVENT,
  type EventAbout,
  type EventOpening,
  type EventSave,
  type EventValues,
  isClosed,
  publicProblems,
  rewardsFor,
  type StoredEvent,
  savingProblems,
} from './event-editor.model.ts';
import type { RewardRow } from './event-rewards.model.ts';

type Context = FormState<EventValues> & {
  /** Null until the event is stored for the first time. */
  id: number | null;
  /** Version that the last save returned. */
  version: number;
  about: EventAbout;
  /** Rewards that do not fit the chosen type; they return if the type is changed back. */
  gone: readonly RewardRow[];
  /** The event as another administrator has changed it meanwhile; null without an edit conflict. */
  other: EventDetail | null;
};

/** True for the field itself and for a part of it, such as one reward of `rewards`. */
const isOf = (field: string, name: string): boolean => field === name || field.startsWith(`${name}.`);

/**
 * Machine of the event editor: drafts, permitted changes of public events, publishing with its confirmation.
 */
export const eventEditorMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { id: number | null },
    events: {} as
      | FormEvent<EventValues>
      | { type: 'type.chosen'; kind: EventType }
      | { type: 'publication.asked' }
      | { type: 'publication.confirmed' }
      | { type: 'publication.dismissed' }
      | { type: 'other.taken' }
      | { type: 'mine.confirmed' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty' | 'saving' | 'open',
  },
  actors: {
    load: port<EventOpening, { id: number | null }>('load'),
    save: port<StoredEvent, EventSave>('save'),
    lookUp: endpointPort(getEvent, ({ id }: { id: number | null }) => ({ params: { id: id ?? 0 } })),
    publish: endpointPort(
      publishEvent,
      ({ id, version }: Pick<Context, 'id' | 'version'>) => ({ params: { id: id ?? 0 }, body: { version } }),
      nothing,
    ),
  },
  guards: {
    isClosed: (_, params: { about: EventAbout }) => isClosed(params.about),
    isNew: ({ context }) => context.id === null,
    hasProblems: ({ context }) => savingProblems(context).length > 0,
    hasPublicProblems: ({ context }) => publicProblems(context).length > 0,
    isOutrun: (_, params: { error: unknown }) => codeOf(params.error) === 'VERSION_CONFLICT',
    isUnanswered,
  },
  actions: {
    keepOpening: assign((_, { opening: { values, about } }: { opening: EventOpening }) => ({
      values,
      about,
      gone: [],
      other: null,
      problems: [],
      error: null,
    })),
    change: assign(({ context: { values, problems } }, params: { change: Partial<EventValues> }) => ({
      values: { ...values, ...params.change },
      problems: problems.filter(({ field }) => !Object.keys(params.change).some((name) => isOf(field, name))),
    })),
    chooseType: assign(({ context: { values, gone, problems } }, params: { kind: EventType }) => {
      const next = rewardsFor(params.kind, values.rewards, gone);
      return {
        values: { ...values, type: params.kind, rewards: next.rewards },
        gone: next.gone,
        problems: problems.filter(({ field }) => !isOf(field, 'rewards') && field !== 'type'),
      };
    }),
    showProblems: assign({ problems: ({ context }) => savingProblems(context), error: null }),
    showPublicProblems: assign({ problems: ({ context }) => publicProblems(context), error: null }),
    keepError,
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    keepStored: assign((_, params: { stored: StoredEvent }) => params.stored),
    keepOther: assign({ other: (_, params: { event: EventDetail }) => params.event }),
    /** Resolves an edit conflict: the typed values stay and are saved over the other version. */
    keepMine: assign(({ context: { about, other } }) => ({
      about: { ...about, event: other ?? about.event },
      other: null,
    })),
    focusProblem: () => {},
    storeDraft: () => {},
    dropStored: () => {},
    openStored: (_, _params: { stored: StoredEvent }) => {},
    announceSaved: () => {},
    finish: (_, _params: { id: number | null }) => {},
  },
}).createMachine({
  id: 'eventEditor',
  description:
    'An event is written as a draft, or changed as far as it may; whoever publishes it is told what that means.',
  context: ({ input }) => ({
    id: input.id,
    version: 0,
    about: { event: null, today: '' },
    values: BLANK_EVENT,
    gone: [],
    other: null,
    problems: [],
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      input: ({ context }) => ({ id: context.id }),
      onDone: [
        {
          guard: { type: 'isClosed', params: ({ event }) => ({ about: event.output.about }) },
          target: 'closed',
        },
        withOutput('editing', 'keepOpening', 'opening'),
      ],
      onError: toFailed,
    }),
    failed: failed('loading'),
    closed: { tags: ['empty'], description: 'It was cancelled: nothing of it changes any more.' },
    editing: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'field.changed': {
          target: '.typing',
          actions: [{ type: 'change', params: ({ event }) => ({ change: event.change }) }, 'storeDraft'],
        },
        'type.chosen': {
          target: '.typing',
          description: 'Rewards that fit the other type stay; the others are said, and wait.',
          actions: [{ type: 'chooseType', params: ({ event }) => ({ kind: event.kind }) }, 'storeDraft'],
        },
        'form.submitted': [
          { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
          { target: 'saving', actions: 'showProblems' },
        ],
        'publication.asked': [
          { guard: 'hasPublicProblems', target: '.typing', actions: ['showPublicProblems', 'focusProblem'] },
          { target: 'asking', actions: 'showPublicProblems' },
        ],
      },
      states: {
        typing: {},
        saved: { description: 'What is on the page is what the shop has.' },
        refused: { description: 'The server did not take it and says why, where it can beside the fields.' },
        unanswered: { description: 'Nobody knows whether it was taken: sent again, it is done once.' },
      },
    },
    asking: {
      tags: ['ready', 'open'],
      description: 'Said once more: its cost, and that its draw is committed to.',
      on: {
        'publication.confirmed': { target: 'publishing' },
        'publication.dismissed': { target: 'editing' },
      },
    },
    saving: saving({
      description: 'One attempt at a time; what was typed stays if the server refuses.',
      src: 'save',
      input: ({ context: { about, values } }) => ({ about, values }),
      onDone: [
        {
          guard: 'isNew',
          target: 'created',
          actions: ['dropStored', { type: 'openStored', params: ({ event }) => ({ stored: event.output }) }],
        },
        { target: 'reading', actions: ['dropStored', 'announceSaved'] },
      ],
      onError: [
        { guard: { type: 'isOutrun', params: ({ event }) => event }, target: 'comparing' },
        ...backTo('editing'),
      ],
    }),
    created: { type: 'final', description: 'The draft has an address of its own now.' },
    reading: saving({
      description: 'It is stored: what the shop has made of it is read, and its next version.',
      id: 'reread',
      src: 'load',
      input: ({ context }) => ({ id: context.id }),
      onDone: withOutput('editing.saved', 'keepOpening', 'opening'),
      onError: toFailed,
    }),
    publishing: {
      tags: ['saving'],
      initial: 'storing',
      states: {
        storing: invoking({
          description: 'Everybody shall see what is on the page: it is stored first.',
          id: 'store',
          src: 'save',
          input: ({ context: { about, values } }) => ({ about, values }),
          onDone: {
            target: 'opening',
            actions: [
              { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
              'dropStored',
            ],
          },
          onError: [
            { guard: { type: 'isOutrun', params: ({ event }) => event }, target: '#eventEditor.comparing' },
            ...backTo('#eventEditor.editing'),
          ],
        }),
        opening: invoking({
          src: 'publish',
          input: ({ context: { id, version } }) => ({ id, version }),
          onDone: {
            target: '#eventEditor.published',
            actions: { type: 'finish', params: ({ context }) => ({ id: context.id }) },
          },
          onError: withEvent('#eventEditor.stored', 'keepRefusal'),
        }),
      },
    },
    stored: saving({
      description: 'Stored and not published: it is read again, and why it was not is said.',
      id: 'lookBack',
      src: 'lookUp',
      input: ({ context }) => ({ id: context.id }),
      onDone: {
        target: 'editing.refused',
        actions: [
          { type: 'keepOther', params: ({ event }) => ({ event: event.output }) },
          'keepMine',
          'focusProblem',
        ],
      },
      onError: toFailed,
    }),
    published: { type: 'final' },
    comparing: saving({
      description: 'Somebody was faster: what they have made of it is read.',
      src: 'lookUp',
      input: ({ context }) => ({ id: context.id }),
      onDone: withOutput('outrun', 'keepOther', 'event'),
      onError: { target: 'editing.refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    }),
    outrun: {
      tags: ['ready'],
      description: 'What differs is shown; nothing is stored before one is chosen.',
      on: {
        'other.taken': { target: 'loading', actions: 'dropStored' },
        'mine.confirmed': { target: 'saving', actions: 'keepMine' },
      },
    },
  },
});
