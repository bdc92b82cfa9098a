import { assign, setup } from 'xstate';
import type { SessionUser } from '#domain/members/session.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

export type LoginForm = { email: string; password: string };
export type LoginProblems = Partial<Record<keyof LoginForm, string>>;

export const loginMachine = setup({
  types: {
    context: {} as { form: LoginForm; problems: LoginProblems; error: string | null },
    events: {} as
      | { type: 'field.changed'; field: keyof LoginForm; value: string }
      | { type: 'form.submitted'; problems: LoginProblems },
    tags: {} as 'saving' | 'ready',
  },
  actors: { logIn: port<SessionUser, LoginForm>('logIn') },
  guards: {
    hasProblems: (_, params: { problems: LoginProblems }) => Object.keys(params.problems).length > 0,
  },
  actions: {
    changeField: assign({
      form: ({ context }, params: { field: keyof LoginForm; value: string }) => ({
        ...context.form,
        [params.field]: params.value,
      }),
      problems: ({ context }, params: { field: keyof LoginForm; value: string }) => ({
        ...context.problems,
        [params.field]: undefined,
      }),
    }),
    keepProblems: assign({
      problems: (_, params: { problems: LoginProblems }) => params.problems,
      error: null,
    }),
    keepRefusal: assign({
      error: (_, params: { error: unknown }) => messageOf(params.error),
      form: ({ context }) => ({ ...context.form, password: '' }),
    }),
    startSession: (_, _params: { user: SessionUser }) => {},
  },
}).createMachine({
  id: 'login',
  description: 'E-mail and password become a session.',
  context: { form: { email: '', password: '' }, problems: {}, error: null },
  initial: 'editing',
  states: {
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
          {
            guard: { type: 'hasProblems', params: ({ event }) => ({ problems: event.problems }) },
            actions: { type: 'keepProblems', params: ({ event }) => ({ problems: event.problems }) },
          },
          { target: 'submitting' },
        ],
      },
    },
    submitting: {
      tags: ['saving'],
      description: 'One attempt at a time; the form waits.',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => context.form,
        onDone: {
          target: 'done',
          actions: { type: 'startSession', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'editing',
          description: 'The e-mail stays, the password is typed again.',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { type: 'final' },
  },
});
