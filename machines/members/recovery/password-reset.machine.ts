import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { resetFormSchema, validateReset } from '#domain/members/recovery/password-reset.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import type { FormEvent, FormState } from '../../kit/form.ts';
import { keepError, toFailed } from '../../kit/pieces/failures.ts';
import { submitted, typed, withRefusal } from '../../kit/pieces/form.ts';
import { formOf } from '../../kit/pieces/form-rules.ts';
import { reading, saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';
import { isLate, isWrong } from './link-failure.ts';

/** New password, typed twice. */
export type ResetForm = { newPassword: string; confirmPassword: string };

const EMPTY: ResetForm = { newPassword: '', confirmPassword: '' };
const problemsWith = (values: ResetForm) => problemsOf(resetFormSchema, values);

const form = formOf(({ values }: FormState<ResetForm>) => problemsWith(values));

/** Machine of the e-mail link that sets a new password once. */
export const passwordResetMachine = setup({
  types: {
    context: {} as FormState<ResetForm> & { token: string },
    events: {} as FormEvent<ResetForm> | { type: 'link.opened'; token: string } | { type: 'screen.retried' },
    tags: {} as 'ready' | 'saving' | 'busy' | 'failed',
  },
  actors: {
    check: endpointPort(validateReset, (body: { token: string }) => ({ body }), nothing),
    save: port<void, { token: string; newPassword: string }>('save'),
  },
  guards: {
    hasToken: (_, params: { token: string }) => params.token !== '',
    hasProblems: form.guards.hasProblems,
    isLate: (_, params: { error: unknown }) => isLate(params.error),
    isWrong: (_, params: { error: unknown }) => isWrong(params.error),
  },
  actions: {
    keepToken: assign((_, params: { token: string }) => ({
      token: params.token,
      values: EMPTY,
      problems: [],
      error: null,
    })),
    ...form.actions,
    keepError,
    dropSecrets: assign({ token: '', values: EMPTY }),
  },
}).createMachine({
  id: 'passwordReset',
  description: 'The link of a mail sets a new password, once.',
  context: { token: '', values: EMPTY, problems: [], error: null },
  initial: 'reading',
  on: {
    'link.opened': [
      {
        guard: { type: 'hasToken', params: ({ event }) => event },
        target: '.checking',
        actions: { type: 'keepToken', params: ({ event }) => event },
      },
      { target: '.wrong' },
    ],
  },
  states: {
    reading: { tags: ['busy'], description: 'The browser looks what the address carries.' },
    checking: reading({
      description: 'No form for a link that opens nothing.',
      src: 'check',
      input: ({ context: { token } }) => ({ token }),
      onDone: { target: 'editing' },
      onError: [
        { guard: { type: 'isLate', params: ({ event }) => event }, target: 'expired' },
        { guard: { type: 'isWrong', params: ({ event }) => event }, target: 'wrong' },
        toFailed,
      ],
    }),
    editing: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'field.changed': typed,
        'form.submitted': submitted('saving'),
      },
      states: { typing: {}, refused: { description: 'The link is good, the password is not taken yet.' } },
    },
    saving: saving({
      src: 'save',
      input: ({ context: { token, values } }) => ({ token, newPassword: values.newPassword }),
      onDone: { target: 'done', actions: 'dropSecrets' },
      onError: [
        { guard: { type: 'isLate', params: ({ event }) => event }, target: 'expired' },
        { guard: { type: 'isWrong', params: ({ event }) => event }, target: 'wrong' },
        withRefusal('editing.refused'),
      ],
    }),
    done: { description: 'Every session has ended: the next step is the log-in.' },
    expired: { description: 'Another letter is one step away.' },
    wrong: { description: 'Unknown, used, or replaced by a newer one.' },
    failed: {
      tags: ['failed'],
      description: 'Nobody could say whether the link is good: that is not a yes.',
      on: { 'screen.retried': { target: 'checking' } },
    },
  },
});
