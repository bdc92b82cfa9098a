import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  confirmFindAccount,
  type FoundAccount,
  findAccountCodeSchema,
  findAccountSchema,
} from '#domain/members/recovery/find-account.ts';
import { SEND_AGAIN_MINUTES } from '#domain/policies/accounts.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from '../../kit/form.ts';
import { typed, withRefusal } from '../../kit/pieces/form.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

/** Typed values of the account search; `code` is sent to the phone number by SMS. */
export type FindForm = { name: string; phoneNumber: string; code: string };
type Person = Omit<FindForm, 'code'>;

/** Machine that finds the address of an account by name, phone number and a code. */
export const findAccountMachine = setup({
  types: {
    context: {} as FormState<FindForm> & { found: readonly FoundAccount[] },
    events: {} as FormEvent<FindForm> | { type: 'code.wanted' } | { type: 'form.reopened' },
    tags: {} as 'ready' | 'saving' | 'empty',
  },
  actors: {
    ask: port<void, Person>('ask'),
    prove: endpointPort(confirmFindAccount, (input: FindForm) => ({ body: input })),
  },
  // A text message takes minutes; a new request would void the code that is on its way.
  delays: { messageTime: SEND_AGAIN_MINUTES * 60_000 },
  guards: {
    isNobody: ({ context: { values } }) => problemsOf(findAccountSchema, values).length > 0,
    hasNoCode: ({ context: { values } }) => problemsOf(findAccountCodeSchema, values).length > 0,
    isNone: (_, params: { output: readonly FoundAccount[] }) => params.output.length === 0,
  },
  actions: {
    change: assign(({ context }, params: { change: Change<FindForm> }) => changed(context, params.change)),
    showProblems: assign({
      problems: ({ context: { values } }) => problemsOf(findAccountSchema, values),
      error: null,
    }),
    showCodeProblems: assign({
      problems: ({ context: { values } }) => problemsOf(findAccountCodeSchema, values),
      error: null,
    }),
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    beginAnew: assign(({ context: { values } }) => ({
      values: { ...values, code: '' },
      problems: [],
      error: null,
    })),
    keepFound: assign({ found: (_, params: { output: readonly FoundAccount[] }) => params.output }),
    focusProblem: () => {},
  },
}).createMachine({
  id: 'findAccount',
  description: 'Name and number, then the code that was sent there, tell which address an account has.',
  context: { values: { name: '', phoneNumber: '', code: '' }, problems: [], error: null, found: [] },
  initial: 'editing',
  states: {
    editing: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'field.changed': typed,
        'form.submitted': [
          { guard: 'isNobody', target: '.typing', actions: ['showProblems', 'focusProblem'] },
          { target: 'asking' },
        ],
      },
      states: {
        typing: {},
        refused: { description: 'No code was sent, and the form says why.' },
      },
    },
    asking: saving({
      src: 'ask',
      input: ({ context: { values } }) => values,
      onDone: { target: 'codeSent.cooling', actions: 'beginAnew' },
      onError: withRefusal('editing.refused'),
    }),
    codeSent: {
      tags: ['ready'],
      description: 'The same for every number.',
      initial: 'cooling',
      on: {
        'field.changed': typed,
        'form.submitted': [
          { guard: 'hasNoCode', actions: ['showCodeProblems', 'focusProblem'] },
          { target: 'proving' },
        ],
        'form.reopened': { target: 'editing.typing', actions: 'beginAnew' },
      },
      states: {
        cooling: { after: { messageTime: { target: 'resendable' } } },
        resendable: {
          on: { 'code.wanted': { target: 'resending' } },
        },
        resending: saving({
          description: 'What is typed meanwhile is a code that counts no more.',
          on: { 'form.submitted': {} },
          id: 'askAgain',
          src: 'ask',
          input: ({ context: { values } }) => values,
          onDone: { target: 'cooling', actions: 'beginAnew' },
          onError: { target: 'resendable', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        }),
      },
    },
    proving: saving({
      src: 'prove',
      input: ({ context: { values } }) => values,
      onDone: [
        { guard: { type: 'isNone', params: ({ event }) => event }, target: 'none' },
        { target: 'found', actions: { type: 'keepFound', params: ({ event }) => event } },
      ],
      onError: {
        target: 'codeSent.resendable',
        description: 'A code has few tries: a new one may be asked for at once.',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'focusProblem'],
      },
    }),
    found: { tags: ['ready'] },
    none: {
      tags: ['empty'],
      on: { 'form.reopened': { target: 'editing.typing', actions: 'beginAnew' } },
    },
  },
});
