import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/problems.ts';
import { type PasswordChange, passwordChangeSchema } from '#domain/members/own-password.ts';
import { isUnanswered, messageOf } from '../kit/failure.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from '../kit/form.ts';
import { port } from '../kit/port.ts';

type Context = FormState<PasswordChange> & { hasPassword: boolean };

const BLANK: PasswordChange = { currentPassword: '', newPassword: '' };

/** Everything that keeps it from being sent; who has no password yet has no old one to type. */
const problemsIn = ({ values, hasPassword }: Context) => [
  ...(hasPassword && values.currentPassword === ''
    ? [{ field: 'currentPassword', message: '지금 비밀번호를 입력해 주세요.' }]
    : []),
  ...problemsOf(passwordChangeSchema, values),
];

export const passwordChangeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent<PasswordChange> | { type: 'password.reconsidered' } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: port<{ hasPassword: boolean }>('load'),
    save: port<void, { body: PasswordChange }>('save'),
  },
  guards: {
    hasProblems: ({ context }) => problemsIn(context).length > 0,
    isUnanswered: (_, params: { error: unknown }) => isUnanswered(params.error),
  },
  actions: {
    keepKind: assign({
      hasPassword: (_, params: { hasPassword: boolean }) => params.hasPassword,
      error: null,
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    change: assign(({ context }, params: { change: Change<PasswordChange> }) =>
      changed(context, params.change),
    ),
    showProblems: assign({ problems: ({ context }) => problemsIn(context), error: null }),
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    // Secrets stay nowhere longer than they are needed.
    forget: assign({ values: BLANK, problems: [], error: null, hasPassword: true }),
    focusProblem: () => {},
  },
}).createMachine({
  id: 'passwordChange',
  description: 'Another password, or the first one of a member who came by another site.',
  context: { values: BLANK, problems: [], error: null, hasPassword: true },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'editing', actions: { type: 'keepKind', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
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
          { target: 'saving' },
        ],
      },
      states: { typing: {}, refused: {}, unanswered: {} },
    },
    saving: {
      tags: ['ready', 'saving'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ body: context.values }),
        onDone: { target: 'changed', actions: 'forget' },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
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
    changed: {
      tags: ['ready'],
      description: 'Other sessions have ended; this one goes on.',
      on: { 'password.reconsidered': { target: 'editing' } },
    },
  },
});
