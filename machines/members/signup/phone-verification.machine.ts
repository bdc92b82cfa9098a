// Size: one phone number from typing to verification is one chart.

import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  askPhoneCode,
  type MyPhone,
  phoneCodeSchema,
  phoneSchema,
  readPhone,
} from '#domain/members/signup/phone.ts';
import { SEND_AGAIN_MINUTES } from '#domain/policies/accounts.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { codeOf, unanswered } from '../../kit/failure.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from '../../kit/form.ts';
import { failed, isUnanswered, keepError, toFailed } from '../../kit/pieces/failures.ts';
import { backTo, typed } from '../../kit/pieces/form.ts';
import { invoking, reading, saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

/** Phone number to verify, and the code that was sent to it. */
export type PhoneForm = { phone: string; code: string };
type Failed = { error: unknown };
type Read = { output: MyPhone };

/** True if two phone numbers have the same digits. */
const isSameNumber = (one: string, other: string): boolean =>
  one.replace(/\D/g, '') === other.replace(/\D/g, '');

/** Machine that verifies a member's phone number by a code. */
export const phoneVerificationMachine = setup({
  types: {
    context: {} as FormState<PhoneForm> & { known: MyPhone },
    events: {} as
      | FormEvent<PhoneForm>
      | { type: 'code.wanted' }
      | { type: 'form.reopened' }
      | { type: 'form.closed' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: endpointPort(readPhone, () => ({})),
    ask: endpointPort(askPhoneCode, (input: { phone: string }) => ({ body: input }), nothing),
    prove: port<MyPhone, PhoneForm>('prove'),
  },
  // A text message takes minutes; a new request would void the code that is on its way.
  delays: { messageTime: SEND_AGAIN_MINUTES * 60_000 },
  guards: {
    isProven: (_, params: Read) => params.output.verifiedAt !== null,
    isNowProven: ({ context: { values } }, params: Read) =>
      params.output.verifiedAt !== null && isSameNumber(params.output.phone, values.phone),
    wasProven: ({ context }) => context.known.verifiedAt !== null,
    isNoNumber: ({ context: { values } }) => problemsOf(phoneSchema, values).length > 0,
    isNoCode: ({ context: { values } }) => problemsOf(phoneCodeSchema, values).length > 0,
    isTaken: (_, params: Failed) => codeOf(params.error) === 'PHONE_TAKEN',
    isUnanswered,
  },
  actions: {
    keepKnown: assign({
      known: (_, params: Read) => params.output,
      values: (_, params: Read) => ({ phone: params.output.phone, code: '' }),
      problems: [],
      error: null,
    }),
    change: assign(({ context }, params: { change: Change<PhoneForm> }) => changed(context, params.change)),
    showProblems: assign({
      problems: ({ context: { values } }) => problemsOf(phoneSchema, values),
      error: null,
    }),
    showCodeProblems: assign({
      problems: ({ context: { values } }) => problemsOf(phoneCodeSchema, values),
      error: null,
    }),
    keepRefusal: assign((_, params: Failed) => refusedBy(params.error)),
    keepError,
    beginAnew: assign(({ context: { values } }) => ({
      values: { ...values, code: '' },
      problems: [],
      error: null,
    })),
    emptyForm: assign({ values: { phone: '', code: '' }, problems: [], error: null }),
    focusProblem: () => {},
  },
}).createMachine({
  id: 'phoneVerification',
  description: 'A member shows by a code that a mobile number is theirs.',
  context: {
    values: { phone: '', code: '' },
    problems: [],
    error: null,
    known: { phone: '', verifiedAt: null },
  },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: [
        {
          guard: { type: 'isProven', params: ({ event }) => event },
          target: 'proved',
          actions: { type: 'keepKnown', params: ({ event }) => event },
        },
        { target: 'editing', actions: { type: 'keepKnown', params: ({ event }) => event } },
      ],
      onError: toFailed,
    }),
    failed: failed('loading'),
    editing: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'field.changed': typed,
        'form.submitted': [
          { guard: 'isNoNumber', target: '.typing', actions: ['showProblems', 'focusProblem'] },
          { target: 'asking' },
        ],
        'form.closed': {
          guard: 'wasProven',
          target: 'proved',
          description: 'The number of before stays proven.',
        },
      },
      states: { typing: {}, refused: {}, unanswered: {} },
    },
    asking: invoking({
      tags: ['ready', 'saving'],
      src: 'ask',
      input: ({ context: { values } }) => ({ phone: values.phone }),
      onDone: { target: 'codeSent.cooling', actions: 'beginAnew' },
      onError: backTo('editing'),
    }),
    codeSent: {
      tags: ['ready'],
      initial: 'cooling',
      on: {
        'field.changed': typed,
        'form.submitted': [
          { guard: 'isNoCode', actions: ['showCodeProblems', 'focusProblem'] },
          { target: 'proving' },
        ],
        'form.reopened': { target: 'editing', actions: 'beginAnew' },
      },
      states: {
        cooling: { after: { messageTime: { target: 'resendable' } } },
        resendable: { on: { 'code.wanted': { target: 'resending' } } },
        resending: saving({
          description: 'What is typed meanwhile is a code that counts no more.',
          on: { 'form.submitted': {} },
          id: 'askAgain',
          src: 'ask',
          input: ({ context: { values } }) => ({ phone: values.phone }),
          onDone: { target: 'cooling', actions: 'beginAnew' },
          onError: { target: 'resendable', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        }),
      },
    },
    proving: invoking({
      tags: ['ready', 'saving'],
      src: 'prove',
      input: ({ context: { values } }) => values,
      onDone: { target: 'proved', actions: { type: 'keepKnown', params: ({ event }) => event } },
      onError: [
        { guard: { type: 'isTaken', params: ({ event }) => event }, target: 'taken' },
        {
          guard: unanswered,
          target: 'rereading',
          actions: { type: 'keepRefusal', params: ({ event }) => event },
        },
        {
          target: 'codeSent.resendable',
          description: 'A code has few tries: a new one may be asked for at once.',
          actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'focusProblem'],
        },
      ],
    }),
    rereading: invoking({
      tags: ['ready', 'saving'],
      description: 'A code counts once: whether it was heard is read, not tried.',
      id: 'reread',
      src: 'load',
      onDone: [
        {
          guard: { type: 'isNowProven', params: ({ event }) => event },
          target: 'proved',
          actions: { type: 'keepKnown', params: ({ event }) => event },
        },
        { target: 'codeSent.resendable' },
      ],
      onError: { target: 'codeSent.resendable' },
    }),
    taken: {
      tags: ['ready'],
      description: 'Another account has proven this number; only who has the telephone learns so.',
      on: { 'form.reopened': { target: 'editing', actions: 'emptyForm' } },
    },
    proved: {
      tags: ['ready'],
      on: { 'form.reopened': { target: 'editing', actions: 'emptyForm' } },
    },
  },
});
