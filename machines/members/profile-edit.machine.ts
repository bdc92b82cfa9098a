import { assertEvent, assign, not, or, setup, stateIn } from 'xstate';
import { problemsIn } from '#domain/kit/problems.ts';
import type { Profile } from '#domain/members/profile.ts';
import {
  type DraftField,
  isDraftChanged,
  readDraft,
  toDraft,
  withDraft,
} from '#domain/members/profile-draft.ts';
import type { ProfileUpdate } from '#domain/members/profile-form.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';
import { type ProfileEditContext, type ProfileEditEvent, unread } from './profile-edit.model.ts';

export const profileEditMachine = setup({
  types: {
    context: {} as ProfileEditContext,
    input: {} as { today: string },
    events: {} as ProfileEditEvent,
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving' | 'open' | 'pending',
  },
  actors: {
    load: port<Profile>('load'),
    save: port<void, { update: ProfileUpdate }>('save'),
    refetch: port<Profile>('refetch'),
    upload: port<string, { file: Blob }>('upload'),
  },
  guards: {
    isChanged: ({ context: { draft, saved } }) =>
      draft !== null && saved !== null && isDraftChanged(draft, saved),
    hasProblems: ({ context: { draft, today } }) =>
      draft !== null && readDraft(draft, today).problems.length > 0,
    isNotSaving: not(or([stateIn({ form: 'saving' }), stateIn({ form: 'refetching' })])),
  },
  actions: {
    keepProfile: assign({
      saved: (_, params: { profile: Profile }) => params.profile,
      draft: (_, params: { profile: Profile }) => toDraft(params.profile),
      problems: [],
      error: null,
    }),
    changeField: assign({
      draft: ({ context }, params: { field: DraftField; value: string }) =>
        context.draft && { ...context.draft, [params.field]: params.value },
      problems: ({ context }, params: { field: DraftField; value: string }) =>
        context.problems.filter(({ field }) => field !== params.field),
    }),
    showProblems: assign({
      problems: ({ context: { draft, today } }) => (draft ? readDraft(draft, today).problems : []),
      error: null,
    }),
    keepRefusal: assign({
      error: (_, params: { error: unknown }) => messageOf(params.error),
      problems: (_, params: { error: unknown }) => problemsIn(params.error),
    }),
    keepSaved: assign({ saved: ({ context: { saved, draft, today } }) => withDraft(saved, draft, today) }),
    keepImage: assign({
      saved: ({ context }, params: { url: string }) =>
        context.saved && { ...context.saved, profileImageUrl: params.url },
      draft: ({ context }, params: { url: string }) =>
        context.draft && { ...context.draft, profileImageUrl: params.url },
    }),
    noteTarget: assign({ leavingTo: (_, params: { to: string }) => params.to }),
    focusProblem: () => {},
    publishProfile: (_, _params: { profile: Profile }) => {},
    announceSaved: () => {},
    goTo: (_, _params: { path: string }) => {},
  },
}).createMachine({
  id: 'profileEdit',
  description: 'Editing my profile: nothing typed is lost by a refusal, a failed upload or a wrong click.',
  context: ({ input }) => unread(input.today),
  type: 'parallel',
  states: {
    form: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'load',
            src: 'load',
            onDone: {
              target: 'editing',
              actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
        editing: {
          tags: ['ready'],
          on: {
            'field.changed': {
              actions: {
                type: 'changeField',
                params: ({ event }) => ({ field: event.field, value: event.value }),
              },
            },
            'form.submitted': [
              { guard: 'hasProblems', actions: ['showProblems', 'focusProblem'] },
              { guard: 'isChanged', target: 'saving' },
            ],
            'form.left': [
              {
                guard: 'isChanged',
                target: 'asking',
                actions: { type: 'noteTarget', params: ({ event }) => ({ to: event.to }) },
              },
              { actions: { type: 'goTo', params: ({ event }) => ({ path: event.to }) } },
            ],
          },
        },
        asking: {
          tags: ['open'],
          description: 'Leaving would lose what was typed.',
          on: {
            'leave.confirmed': {
              target: 'left',
              actions: { type: 'goTo', params: ({ context }) => ({ path: context.leavingTo }) },
            },
            'leave.cancelled': { target: 'editing' },
          },
        },
        saving: {
          tags: ['saving'],
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context: { draft, today } }) => {
              const update = draft ? readDraft(draft, today).update : null;
              if (!update) throw new Error('a draft with problems is never saved');
              return { update };
            },
            onDone: { target: 'refetching', actions: 'keepSaved' },
            onError: {
              target: 'editing',
              actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        refetching: {
          tags: ['saving'],
          description:
            'The saved profile is read again, so that the form and the header show the stored truth.',
          invoke: {
            id: 'refetch',
            src: 'refetch',
            onDone: {
              target: 'editing',
              actions: [
                { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
                { type: 'publishProfile', params: ({ event }) => ({ profile: event.output }) },
                'announceSaved',
              ],
            },
            onError: { target: 'editing', actions: 'announceSaved' },
          },
        },
        left: { description: 'The page is on its way out.' },
      },
    },
    image: {
      initial: 'idle',
      states: {
        idle: {
          description:
            'What is being saved names the picture of before: another one waits until that is over.',
          on: { 'image.chosen': { guard: 'isNotSaving', target: 'uploading' } },
        },
        uploading: {
          tags: ['pending'],
          description: 'The rest of the form stays usable.',
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ event }) => {
              assertEvent(event, 'image.chosen');
              return { file: event.file };
            },
            onDone: {
              target: 'idle',
              actions: { type: 'keepImage', params: ({ event }) => ({ url: event.output }) },
            },
            onError: { target: 'placeholder' },
          },
        },
        placeholder: {
          description: 'A stand-in is shown, but the draft still holds the picture that is stored.',
          on: { 'image.chosen': { guard: 'isNotSaving', target: 'uploading' } },
        },
      },
    },
  },
});
