import { assertEvent, assign, not, or, setup, stateIn } from 'xstate';
import type { Profile } from '#domain/members/profile/profile.ts';
import {
  isDraftChanged,
  type ProfileDraft,
  readDraft,
  toDraft,
  withDraft,
} from '#domain/members/profile/profile-draft.ts';
import { isUnanswered, unanswered } from '../../kit/failure.ts';
import { type Change, changed, refusedBy } from '../../kit/form.ts';
import {
  type ProfileEditContext,
  type ProfileEditEvent,
  profileEditPorts,
  unread,
} from './profile-edit.model.ts';

/** Machine of the profile form; refusals, failed uploads and navigation lose nothing typed. */
export const profileEditMachine = setup({
  types: {
    context: {} as ProfileEditContext,
    input: {} as { today: string },
    events: {} as ProfileEditEvent,
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving' | 'open' | 'pending',
  },
  actors: profileEditPorts,
  guards: {
    isChanged: ({ context: { values, saved } }) => saved !== null && isDraftChanged(values, saved),
    hasProblems: ({ context: { values, today } }) => readDraft(values, today).problems.length > 0,
    isUnanswered: (_, params: { error: unknown }) => isUnanswered(params.error),
    isNotSaving: not(or([stateIn({ form: 'saving' }), stateIn({ form: 'refetching' })])),
  },
  actions: {
    keepProfile: assign({
      saved: (_, params: { profile: Profile }) => params.profile,
      values: (_, params: { profile: Profile }) => toDraft(params.profile),
      problems: [],
      error: null,
    }),
    change: assign(({ context }, params: { change: Change<ProfileDraft> }) =>
      changed(context, params.change),
    ),
    showProblems: assign({
      problems: ({ context: { values, today } }) => readDraft(values, today).problems,
      error: null,
    }),
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    keepSaved: assign({ saved: ({ context: { saved, values, today } }) => withDraft(saved, values, today) }),
    keepImage: assign({
      saved: ({ context }, params: { url: string }) =>
        context.saved && { ...context.saved, profileImageUrl: params.url },
      values: ({ context }, params: { url: string }) => ({ ...context.values, profileImageUrl: params.url }),
    }),
    noteTarget: assign({ leavingTo: (_, params: { to: string }) => params.to }),
    focusProblem: () => {},
    publishProfile: (_, _params: { profile: Profile }) => {},
    publishImage: (_, _params: { url: string }) => {},
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
            onError: { target: 'failed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
          },
        },
        failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
        editing: {
          tags: ['ready'],
          initial: 'typing',
          on: {
            'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
            'form.submitted': [
              { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
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
          states: { typing: {}, refused: {}, unanswered: {} },
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
            input: ({ context: { values, today } }) => {
              const { update } = readDraft(values, today);
              if (!update) throw new Error('a draft with problems is never saved');
              return { update };
            },
            onDone: { target: 'refetching', actions: 'keepSaved' },
            onError: [
              {
                guard: unanswered,
                target: 'editing.unanswered',
                actions: { type: 'keepRefusal', params: ({ event }) => event },
              },
              {
                target: 'editing.refused',
                actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'focusProblem'],
              },
            ],
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
              actions: [
                { type: 'keepImage', params: ({ event }) => ({ url: event.output }) },
                { type: 'publishImage', params: ({ event }) => ({ url: event.output }) },
              ],
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
