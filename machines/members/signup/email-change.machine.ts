import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { changeEmail, emailChangeSchema } from '#domain/members/account/email-change.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import type { FormEvent, FormState } from '../../kit/form.ts';
import { backTo, editing } from '../../kit/pieces/form.ts';
import { formOf } from '../../kit/pieces/form-rules.ts';
import { invoking } from '../../kit/pieces/invoking.ts';

type Values = { newEmail: string };

const form = formOf(({ values }: FormState<Values>) => problemsOf(emailChangeSchema, values));

/** Machine that requests a change of the e-mail address, effective once its link is opened. */
export const emailChangeMachine = setup({
  types: {
    context: {} as FormState<Values>,
    events: {} as FormEvent<Values> | { type: 'address.reconsidered' },
    tags: {} as 'ready' | 'saving',
  },
  actors: { send: endpointPort(changeEmail, ({ body }: { body: Values }) => ({ body }), nothing) },
  guards: form.guards,
  actions: {
    ...form.actions,
    clear: assign({ problems: [], error: null }),
  },
}).createMachine({
  id: 'emailChange',
  description: 'Another address to log in with: it counts once the mail that goes there is answered.',
  context: { values: { newEmail: '' }, problems: [], error: null },
  initial: 'editing',
  states: {
    editing: editing('sending'),
    sending: invoking({
      tags: ['ready', 'saving'],
      src: 'send',
      input: ({ context }) => ({ body: context.values }),
      onDone: { target: 'mailSent', actions: 'clear' },
      onError: backTo('editing'),
    }),
    mailSent: {
      tags: ['ready'],
      description: 'Nothing has changed yet: the link in the mail does it.',
      on: { 'address.reconsidered': { target: 'editing' } },
    },
  },
});
