import { assign, emit, setup } from 'xstate';
import type { FieldProblem } from '#domain/kit/errors.ts';
import {
  mailStepUpCode,
  missingFor,
  type ProofForm,
  type StepUpMethod,
  type StepUpMethods,
  stepUpMethods,
} from '#domain/members/auth/step-up.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { type Change, changed, refusedBy } from '../../kit/form.ts';
import { keepError, toFailed } from '../../kit/pieces/failures.ts';
import { typed } from '../../kit/pieces/form.ts';
import { invoking } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';

type Context = {
  ways: StepUpMethods | null;
  /** Chosen method of step-up authentication. */
  way: StepUpMethod;
  values: ProofForm;
  problems: readonly FieldProblem[];
  error: string | null;
};

const blank: ProofForm = { password: '', code: '', mailCode: '' };

/** Machine of step-up authentication for refused calls, which are repeated after it. */
export const stepUpMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'proof.wanted' }
      | { type: 'proof.dismissed' }
      | { type: 'way.chosen'; way: StepUpMethod }
      | { type: 'code.asked' }
      | { type: 'field.changed'; change: Change<ProofForm> }
      | { type: 'form.submitted' }
      | { type: 'screen.retried' }
      | { type: 'member.left' },
    emitted: {} as { type: 'proof.answered'; isProven: boolean },
    tags: {} as 'open' | 'busy' | 'failed' | 'ready' | 'saving',
  },
  actors: {
    readStepUpMethods: endpointPort(stepUpMethods, () => ({})),
    mailCode: endpointPort(mailStepUpCode, () => ({}), nothing),
    prove: port<void, { way: StepUpMethod; values: ProofForm; ways: StepUpMethods | null }>('prove'),
  },
  guards: {
    has: (_, params: { ways: StepUpMethods; way: StepUpMethod }) => params.ways[params.way],
    mayChoose: ({ context: { ways } }, params: { chosen: StepUpMethod; way: StepUpMethod }) =>
      params.chosen === params.way && ways?.[params.way] === true,
    isBy: ({ context }, params: { way: StepUpMethod }) => context.way === params.way,
    isIncomplete: ({ context: { way, ways, values } }) => missingFor(way, ways, values).length > 0,
  },
  actions: {
    keepWays: assign({ ways: (_, params: { ways: StepUpMethods }) => params.ways }),
    goBy: assign({ way: (_, params: { way: StepUpMethod }) => params.way, problems: [], error: null }),
    change: assign(({ context }, params: { change: Change<ProofForm> }) => changed(context, params.change)),
    showMissing: assign({
      problems: ({ context: { way, ways, values } }) => missingFor(way, ways, values),
      error: null,
    }),
    keepRefusal: assign((_, params: { error: unknown }) => ({ ...refusedBy(params.error), values: blank })),
    keepError,
    forget: assign({ ways: null, way: 'password', values: blank, problems: [], error: null }),
    /** Emits the result to every call that waits for step-up authentication. */
    answer: emit((_, params: { isProven: boolean }) => ({ type: 'proof.answered' as const, ...params })),
  },
}).createMachine({
  id: 'stepUp',
  description:
    'Proves once more who is here, for calls that the server refused for want of it; they go on after it.',
  context: { ways: null, way: 'password', values: blank, problems: [], error: null },
  initial: 'closed',
  on: {
    'member.left': { target: '.closed', actions: { type: 'answer', params: { isProven: false } } },
  },
  states: {
    closed: { entry: 'forget', on: { 'proof.wanted': { target: 'reading' } } },
    reading: invoking({
      tags: ['open', 'busy'],
      on: {
        'proof.dismissed': { target: 'closed', actions: { type: 'answer', params: { isProven: false } } },
      },
      src: 'readStepUpMethods',
      onDone: [
        {
          guard: { type: 'has', params: ({ event }) => ({ ways: event.output, way: 'password' }) },
          target: 'asking.password',
          actions: { type: 'keepWays', params: ({ event }) => ({ ways: event.output }) },
        },
        {
          guard: { type: 'has', params: ({ event }) => ({ ways: event.output, way: 'passkey' }) },
          target: 'asking.passkey',
          actions: { type: 'keepWays', params: ({ event }) => ({ ways: event.output }) },
        },
        {
          guard: { type: 'has', params: ({ event }) => ({ ways: event.output, way: 'code' }) },
          target: 'asking.code',
          actions: { type: 'keepWays', params: ({ event }) => ({ ways: event.output }) },
        },
        withOutput('asking.unsent', 'keepWays', 'ways'),
      ],
      onError: toFailed,
    }),
    failed: {
      tags: ['open', 'failed'],
      on: {
        'screen.retried': { target: 'reading' },
        'proof.dismissed': { target: 'closed', actions: { type: 'answer', params: { isProven: false } } },
      },
    },
    asking: {
      tags: ['open', 'ready'],
      initial: 'password',
      on: {
        'proof.dismissed': { target: 'closed', actions: { type: 'answer', params: { isProven: false } } },
        'field.changed': typed,
        'way.chosen': [
          {
            guard: { type: 'mayChoose', params: ({ event }) => ({ chosen: event.way, way: 'password' }) },
            target: '.password',
          },
          {
            guard: { type: 'mayChoose', params: ({ event }) => ({ chosen: event.way, way: 'passkey' }) },
            target: '.passkey',
          },
        ],
        'form.submitted': [{ guard: 'isIncomplete', actions: 'showMissing' }, { target: 'proving' }],
      },
      states: {
        password: { entry: { type: 'goBy', params: { way: 'password' } } },
        passkey: { entry: { type: 'goBy', params: { way: 'passkey' } } },
        code: {
          description: 'Two-step log-in without a password: the code alone.',
          entry: { type: 'goBy', params: { way: 'code' } },
        },
        unsent: {
          description: 'Nothing but the address of the member: a code goes there when it is asked for.',
          entry: { type: 'goBy', params: { way: 'mail' } },
          on: { 'code.asked': { target: '#stepUp.mailing' }, 'form.submitted': {} },
        },
        mail: { on: { 'code.asked': { target: '#stepUp.mailing' } } },
        refused: {
          description: 'It was not right; the same is asked again.',
          on: {
            'code.asked': { guard: { type: 'isBy', params: { way: 'mail' } }, target: '#stepUp.mailing' },
          },
        },
      },
    },
    mailing: invoking({
      tags: ['open', 'saving'],
      src: 'mailCode',
      onDone: { target: 'asking.mail' },
      onError: { target: 'asking.refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    }),
    proving: invoking({
      tags: ['open', 'saving'],
      src: 'prove',
      input: ({ context: { way, values, ways } }) => ({ way, values, ways }),
      onDone: { target: 'closed', actions: { type: 'answer', params: { isProven: true } } },
      onError: { target: 'asking.refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    }),
  },
});
