import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  CURRENT_PASSWORD_MISSING,
  changePassword,
  hasPassword,
  type PasswordChange,
  passwordChangeSchema,
} from '#domain/members/recovery/password-change.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import type { FormEvent, FormState } from '../kit/form.ts';
import { failed, keepError, toFailed } from '../kit/pieces/failures.ts';
import { backTo, editing } from '../kit/pieces/form.ts';
import { formOf } from '../kit/pieces/form-rules.ts';
import { invoking, reading } from '../kit/pieces/invoking.ts';

type Context = FormState<PasswordChange> & { hasPassword: boolean };

const BLANK: PasswordChange = { currentPassword: '', newPassword: '' };

/** Problems that prevent sending; a social account without a password needs no current one. */
const problemsIn = ({ values, hasPassword }: Context) => [
  ...(hasPassword && values.currentPassword === ''
    ? [{ field: 'currentPassword', message: CURRENT_PASSWORD_MISSING }]
    : []),
  ...problemsOf(passwordChangeSchema, values),
];

const form = formOf(problemsIn);

/** Machine that changes a password, or sets the first one of a social account. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent<PasswordChange> | { type: 'password.reconsidered' } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: endpointPort(hasPassword, () => ({})),
    save: endpointPort(changePassword, ({ body }: { body: PasswordChange }) => ({ body }), nothing),
  },
  guards: form.guards,
  actions: {
    ...form.actions,
    keepError,
    keepKind: assign({
      hasPassword: (_, params: { hasPassword: boolean }) => params.hasPassword,
      error: null,
    }),
    // Passwords are kept in memory no longer than needed.
    forget: assign({ values: BLANK, problems: [], error: null, hasPassword: true }),
  },
}).createMachine({
  id: 'passwordChange',
  description: 'Another password, or the first one of a member who came by another site.',
  context: { values: BLANK, problems: [], error: null, hasPassword: true },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: { target: 'editing', actions: { type: 'keepKind', params: ({ event }) => event.output } },
      onError: toFailed,
    }),
    failed: failed('loading'),
    editing: editing('saving'),
    saving: invoking({
      tags: ['ready', 'saving'],
      src: 'save',
      input: ({ context }) => ({ body: context.values }),
      onDone: { target: 'changed', actions: 'forget' },
      onError: backTo('editing'),
    }),
    changed: {
      tags: ['ready'],
      description: 'Other sessions have ended; this one goes on.',
      on: { 'password.reconsidered': { target: 'editing' } },
    },
  },
});
