import { assign, setup } from 'xstate';
import {
  disableMfa,
  enableMfa,
  type MfaSetup,
  type MfaStatus,
  mfaStatus,
  type RecoveryCodes,
  renewRecoveryCodes,
  setUpMfa,
} from '#domain/members/auth/mfa.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { messageOf } from '../../kit/failure.ts';
import { failed } from '../../kit/pieces/failures.ts';
import { withRefusal } from '../../kit/pieces/form.ts';
import { reading, saving } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';

type Context = {
  codesLeft: number;
  setup: MfaSetup | null;
  code: string;
  isMissing: boolean;
  codes: readonly string[];
  error: string | null;
};

/** Machine of a member's MFA: turn on by a first code, recovery codes, turn off. */
export const mfaSetupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'setup.started' }
      | { type: 'setup.dropped' }
      | { type: 'field.changed'; change: { code: string } }
      | { type: 'form.submitted' }
      | { type: 'codes.saved' }
      | { type: 'renewal.asked' }
      | { type: 'removal.asked' }
      | { type: 'removal.confirmed' }
      | { type: 'removal.dismissed' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'failed' | 'ready' | 'saving' | 'open',
  },
  actors: {
    load: endpointPort(mfaStatus, () => ({ params: {} })),
    prepare: endpointPort(setUpMfa, () => ({ body: {} })),
    enable: endpointPort(enableMfa, ({ code }: { code: string }) => ({ body: { token: code } })),
    renew: endpointPort(renewRecoveryCodes, () => ({})),
    turnOff: endpointPort(disableMfa, () => ({ params: {} }), nothing),
  },
  guards: {
    isOn: (_, params: { status: MfaStatus }) => params.status.enabled,
    isEmpty: ({ context }) => context.code.trim() === '',
  },
  actions: {
    keepStatus: assign({
      codesLeft: (_, params: { status: MfaStatus }) => params.status.codesLeft,
      error: null,
    }),
    keepSetup: assign({ setup: (_, params: { setup: MfaSetup }) => params.setup, code: '', error: null }),
    keepCodes: assign({
      codes: (_, params: RecoveryCodes) => params.backupCodes,
      codesLeft: (_, params: RecoveryCodes) => params.backupCodes.length,
      setup: null,
      code: '',
      error: null,
    }),
    change: assign((_, params: { change: { code: string } }) => ({ ...params.change, isMissing: false })),
    showMissing: assign({ isMissing: true, error: null }),
    keepRefusal: assign({ error: (_, params: { error: unknown }) => messageOf(params.error), code: '' }),
    forget: assign({ setup: null, codes: [], code: '', isMissing: false }),
    forgetError: assign({ error: null }),
    focusProblem: () => {},
  },
}).createMachine({
  id: 'mfaSetup',
  description: 'Two-step log-in of the member: turned on by a first code, its recovery codes, turned off.',
  context: { codesLeft: 0, setup: null, code: '', isMissing: false, codes: [], error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: [
        {
          guard: { type: 'isOn', params: ({ event }) => ({ status: event.output }) },
          target: 'on',
          actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
        },
        { target: 'off', actions: 'forgetError' },
      ],
      onError: { target: 'failed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    }),
    failed: failed('loading'),
    off: {
      tags: ['ready'],
      entry: 'forget',
      on: { 'setup.started': { target: 'preparing', actions: 'forgetError' } },
    },
    preparing: saving({
      src: 'prepare',
      onDone: withOutput('scanning', 'keepSetup', 'setup'),
      onError: { target: 'off', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    }),
    scanning: {
      tags: ['ready'],
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isEmpty', actions: ['showMissing', 'focusProblem'] },
          { target: 'enabling' },
        ],
        'setup.dropped': { target: 'off', actions: 'forgetError' },
      },
    },
    enabling: saving({
      src: 'enable',
      input: ({ context }) => ({ code: context.code }),
      onDone: { target: 'codesShown', actions: { type: 'keepCodes', params: ({ event }) => event.output } },
      onError: withRefusal('scanning'),
    }),
    codesShown: {
      tags: ['ready'],
      description: 'They are shown here and never again: who leaves says that they are kept.',
      on: { 'codes.saved': { target: 'on' } },
    },
    on: {
      tags: ['ready'],
      entry: 'forget',
      on: { 'removal.asked': { target: 'askingOff' }, 'renewal.asked': { target: 'renewing' } },
    },
    askingOff: {
      tags: ['open'],
      on: { 'removal.confirmed': { target: 'turningOff' }, 'removal.dismissed': { target: 'on' } },
    },
    turningOff: saving({
      entry: 'forgetError',
      src: 'turnOff',
      onDone: { target: 'off' },
      onError: { target: 'on', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    }),
    renewing: saving({
      entry: 'forgetError',
      src: 'renew',
      onDone: { target: 'codesShown', actions: { type: 'keepCodes', params: ({ event }) => event.output } },
      onError: { target: 'on', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    }),
  },
});
