import { assign, setup } from 'xstate';
import { CHALLENGE_TRIES } from '#domain/members/auth/mfa.ts';
import type { SessionUser } from '#domain/members/auth/session.ts';
import { codeOf, messageOf } from '../../kit/failure.ts';
import { typed, withRefusal } from '../../kit/pieces/form.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

type Typed = { code: string; trustDevice: boolean };

/** Machine of the second factor of a login: authenticator code or recovery code. */
export const mfaVerificationMachine = setup({
  types: {
    context: {} as Typed & {
      isRecovery: boolean;
      triesLeft: number;
      isMissing: boolean;
      error: string | null;
    },
    events: {} as
      | { type: 'step.opened'; isPending: boolean }
      | { type: 'field.changed'; change: Partial<Typed> }
      | { type: 'entry.switched' }
      | { type: 'form.submitted' },
    tags: {} as 'ready' | 'saving' | 'busy',
  },
  actors: { complete: port<SessionUser, Typed>('complete') },
  guards: {
    isPending: (_, params: { isPending: boolean }) => params.isPending,
    isRecovery: ({ context }) => context.isRecovery,
    isEmpty: ({ context }) => context.code.trim() === '',
    isOver: ({ context }, params: { error: unknown }) =>
      codeOf(params.error) === 'CHALLENGE_EXPIRED' ||
      (context.triesLeft <= 1 && codeOf(params.error) === 'INVALID_MFA_TOKEN'),
  },
  actions: {
    change: assign((_, params: { change: Partial<Typed> }) => ({ ...params.change, isMissing: false })),
    askFor: assign({ isRecovery: (_, params: { recovery: boolean }) => params.recovery }),
    startAnew: assign({ code: '', error: null, isMissing: false }),
    showMissing: assign({ isMissing: true, error: null }),
    keepRefusal: assign(({ context }, params: { error: unknown }) => ({
      code: '',
      error: messageOf(params.error),
      triesLeft: context.triesLeft - (codeOf(params.error) === 'INVALID_MFA_TOKEN' ? 1 : 0),
    })),
    focusProblem: () => {},
    /** Called if no login was begun in this tab. */
    goToLogin: () => {},
    dropPending: () => {},
    finish: (_, _params: { user: SessionUser }) => {},
  },
}).createMachine({
  id: 'mfaVerification',
  description: 'The second step of a log-in: a code of the app, or a recovery code where the phone is lost.',
  context: {
    code: '',
    trustDevice: false,
    isRecovery: false,
    triesLeft: CHALLENGE_TRIES,
    isMissing: false,
    error: null,
  },
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      description: 'Whether a log-in was begun in this tab.',
      on: {
        'step.opened': [
          { guard: { type: 'isPending', params: ({ event }) => event }, target: 'codeEntry' },
          { target: 'expired', actions: 'goToLogin' },
        ],
      },
    },
    codeEntry: {
      tags: ['ready'],
      entry: { type: 'askFor', params: { recovery: false } },
      on: {
        'field.changed': typed,
        'entry.switched': { target: 'recoveryEntry', actions: 'startAnew' },
        'form.submitted': [
          { guard: 'isEmpty', actions: ['showMissing', 'focusProblem'] },
          { target: 'proving' },
        ],
      },
    },
    recoveryEntry: {
      tags: ['ready'],
      entry: { type: 'askFor', params: { recovery: true } },
      on: {
        'field.changed': typed,
        'entry.switched': { target: 'codeEntry', actions: 'startAnew' },
        'form.submitted': [
          { guard: 'isEmpty', actions: ['showMissing', 'focusProblem'] },
          { target: 'proving' },
        ],
      },
    },
    proving: saving({
      src: 'complete',
      input: ({ context: { code, trustDevice } }) => ({ code, trustDevice }),
      onDone: {
        target: 'done',
        actions: ['dropPending', { type: 'finish', params: ({ event }) => ({ user: event.output }) }],
      },
      onError: [
        {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'expired',
          actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'dropPending'],
        },
        withRefusal('refused'),
      ],
    }),
    refused: {
      tags: ['ready'],
      description: 'Not right, or not answered; what is typed next is the next try.',
      on: {
        'field.changed': [
          {
            guard: 'isRecovery',
            target: 'recoveryEntry',
            actions: { type: 'change', params: ({ event }) => event },
          },
          { target: 'codeEntry', actions: { type: 'change', params: ({ event }) => event } },
        ],
        'entry.switched': [
          { guard: 'isRecovery', target: 'codeEntry', actions: 'startAnew' },
          { target: 'recoveryEntry', actions: 'startAnew' },
        ],
        'form.submitted': { actions: ['showMissing', 'focusProblem'] },
      },
    },
    expired: {
      description: 'The first step is over: only a new log-in helps.',
    },
    done: { type: 'final' },
  },
});
