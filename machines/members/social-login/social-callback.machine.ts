// Size: the return from a social provider, from the address to its end, is one chart.
import { assign, setup } from 'xstate';
import type { SocialAnswer } from '#domain/members/social-login/social.ts';
import { proveSocialEmail } from '#domain/members/social-login/social-join.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { unanswered } from '../../kit/failure.ts';
import { type Change, changed, refusedBy } from '../../kit/form.ts';
import { isUnanswered, keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { backTo, typed, withRefusal } from '../../kit/pieces/form.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';
import { isCancelled } from '../auth/passkey-failure.ts';
import {
  answeredWith,
  emailProblems,
  joinBodyOf,
  joinProblems,
  linkProblems,
  needsOf,
  type SocialCallbackContext,
  type SocialCallbackEvent,
  type SocialCallbackInput,
  type SocialJoinBody,
  type SocialValues,
  signedInOf,
  ticketOf,
  unread,
} from './social-callback.model.ts';

type Failed = { error: unknown };

const failed = ({ event }: { event: Failed }): Failed => ({ error: event.error });

/** Machine of the return from a provider: session, sign-up, or proof of an existing account. */
export const socialCallbackMachine = setup({
  types: {
    context: {} as SocialCallbackContext,
    input: {} as SocialCallbackInput,
    events: {} as SocialCallbackEvent,
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    exchange: port<SocialAnswer, { code: string }>('exchange'),
    create: port<SocialAnswer, { body: SocialJoinBody }>('create'),
    mailProof: endpointPort(
      proveSocialEmail,
      (input: { ticket: string; email: string }) => ({ body: input }),
      (_answer, { email }) => email,
    ),
    prove: port<SocialAnswer, { ticket: string; password: string }>('prove'),
    proveByKey: port<SocialAnswer, { ticket: string }>('proveByKey'),
  },
  guards: {
    hasCode: ({ context }) => context.input.code !== null,
    isSignedIn: ({ context }) => Boolean(signedInOf(context.answer)?.token),
    isHalfWay: ({ context }) => signedInOf(context.answer)?.requiresMfa === true,
    isNew: ({ context }) => needsOf(context.answer)?.needs === 'CONSENT',
    isMember: ({ context }) => needsOf(context.answer)?.needs === 'LINK',
    hasJoinProblems: ({ context }) => joinProblems(context).length > 0,
    hasEmailProblems: ({ context }) => emailProblems(context).length > 0,
    hasPasswordProblems: ({ context }) => linkProblems(context).length > 0,
    isCancelled: (_, params: Failed) => isCancelled(params.error),
    isUnanswered,
  },
  actions: {
    keepAnswer: assign(({ context }, params: { answer: SocialAnswer }) =>
      answeredWith(context, params.answer),
    ),
    change: assign(({ context }, params: { change: Change<SocialValues> }) =>
      changed(context, params.change),
    ),
    showJoinProblems: assign({ problems: ({ context }) => joinProblems(context), error: null }),
    showEmailProblems: assign({ problems: ({ context }) => emailProblems(context), error: null }),
    showPasswordProblems: assign({ problems: ({ context }) => linkProblems(context), error: null }),
    noteMailed: assign((_, params: { email: string }) => ({
      mailedTo: params.email,
      problems: [],
      error: null,
    })),
    keepRefusal: assign((_, params: Failed) => refusedBy(params.error)),
    emptyPassword: assign({ values: ({ context }) => ({ ...context.values, password: '' }) }),
    keepError,
    focusProblem: () => {},
    focusProof: () => {},
    enter: () => {},
    goOnProving: () => {},
    tellConnected: () => {},
  },
}).createMachine({
  id: 'socialCallback',
  description:
    'Back from another site: a code becomes a session, a new member, or a member who is asked who they are.',
  context: ({ input }) => unread(input),
  initial: 'reading',
  states: {
    reading: { always: [{ guard: 'hasCode', target: 'exchanging' }, { target: 'failed' }] },
    exchanging: reading({
      description: 'A code counts once: when this fails, the way begins anew.',
      src: 'exchange',
      input: ({ context }) => ({ code: context.input.code ?? '' }),
      onDone: withOutput('deciding', 'keepAnswer', 'answer'),
      onError: toFailed,
    }),
    deciding: {
      description: 'What the server made of the person says how it goes on.',
      always: [
        { guard: 'isSignedIn', target: 'signedIn' },
        { guard: 'isHalfWay', target: 'needsMfa' },
        { guard: 'isNew', target: 'consenting' },
        { guard: 'isMember', target: 'linking' },
        { target: 'connected' },
      ],
    },
    consenting: {
      tags: ['ready'],
      description: 'Nobody has this account yet: what is missing to become a member.',
      initial: 'typing',
      on: {
        'field.changed': typed,
        'proof.asked': [
          { guard: 'hasEmailProblems', target: '.typing', actions: ['showEmailProblems', 'focusProblem'] },
          { target: 'mailing' },
        ],
        'form.submitted': [
          { guard: 'hasJoinProblems', target: '.typing', actions: ['showJoinProblems', 'focusProblem'] },
          { target: 'creating' },
        ],
      },
      states: {
        typing: {},
        mailed: { entry: 'focusProof', description: 'A code is on its way to the address.' },
        refused: {},
        unanswered: {},
      },
    },
    mailing: invoking({
      tags: ['ready', 'saving'],
      description: 'The form is filled in meanwhile; a mail may take seconds.',
      on: { 'field.changed': typed },
      src: 'mailProof',
      input: ({ context: { answer, values } }) => ({ ticket: ticketOf(answer), email: values.email }),
      onDone: withOutput('consenting.mailed', 'noteMailed', 'email'),
      onError: withRefusal('consenting.refused'),
    }),
    creating: invoking({
      tags: ['ready', 'saving'],
      src: 'create',
      input: ({ context }) => ({ body: joinBodyOf(context) }),
      onDone: withOutput('deciding', 'keepAnswer', 'answer'),
      onError: backTo('consenting'),
    }),
    linking: {
      tags: ['ready'],
      description:
        'The address is a member’s: whoever has the password or a passkey of theirs is that member.',
      initial: 'typing',
      on: {
        'field.changed': typed,
        'form.submitted': [
          {
            guard: 'hasPasswordProblems',
            target: '.typing',
            actions: ['showPasswordProblems', 'focusProblem'],
          },
          { target: 'proving' },
        ],
        'passkey.asked': { target: 'provingByKey' },
      },
      states: { typing: {}, refused: {}, unanswered: {} },
    },
    provingByKey: invoking({
      tags: ['ready', 'saving'],
      description: 'The browser asks for the finger, the face or the number of the device.',
      src: 'proveByKey',
      input: ({ context: { answer } }) => ({ ticket: ticketOf(answer) }),
      onDone: withOutput('deciding', 'keepAnswer', 'answer'),
      onError: [
        { guard: { type: 'isCancelled', params: failed }, target: 'linking' },
        withError('linking.refused'),
      ],
    }),
    proving: invoking({
      tags: ['ready', 'saving'],
      src: 'prove',
      input: ({ context: { answer, values } }) => ({ ticket: ticketOf(answer), password: values.password }),
      onDone: withOutput('deciding', 'keepAnswer', 'answer'),
      onError: [
        {
          guard: unanswered,
          target: 'linking.unanswered',
          actions: { type: 'keepRefusal', params: failed },
        },
        {
          target: 'linking.refused',
          actions: [{ type: 'keepRefusal', params: failed }, 'emptyPassword', 'focusProblem'],
        },
      ],
    }),
    signedIn: { type: 'final', entry: 'enter' },
    needsMfa: {
      type: 'final',
      entry: 'goOnProving',
      description: 'The second step is asked for on a page of its own.',
    },
    connected: {
      type: 'final',
      entry: 'tellConnected',
      description: 'A member has connected one more way in.',
    },
    failed: { tags: ['failed'], description: 'A sentence, and the way back to the log-in.' },
  },
});
