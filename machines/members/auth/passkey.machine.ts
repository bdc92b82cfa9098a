import { assign, setup } from 'xstate';
import type { SessionUser } from '#domain/members/auth/session.ts';
import { keepError, withError } from '../../kit/pieces/failures.ts';
import { invoking, saving } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';
import { isCancelled } from './passkey-failure.ts';

/** Machine of the login by passkey: autofill of the e-mail field, or by a button. */
export const passkeyMachine = setup({
  types: {
    context: {} as { error: string | null },
    events: {} as { type: 'support.known' } | { type: 'email.focused' } | { type: 'passkey.asked' },
    tags: {} as 'ready' | 'saving' | 'pending',
  },
  actors: { offer: port<SessionUser>('offer'), prove: port<SessionUser>('prove') },
  guards: {
    isCancelled: (_, params: { error: unknown }) => isCancelled(params.error),
  },
  actions: {
    keepError,
    forgetError: assign({ error: null }),
    finish: (_, _params: { user: SessionUser }) => {},
  },
}).createMachine({
  id: 'passkey',
  description: 'Logging in by a passkey: picked in the field of the e-mail, or asked for by a button.',
  context: { error: null },
  initial: 'unsupported',
  states: {
    unsupported: {
      description: 'Nobody knows yet whether this browser can, or it cannot: nothing is offered.',
      on: { 'support.known': { target: 'idle' } },
    },
    idle: {
      tags: ['ready'],
      on: { 'email.focused': { target: 'offering' }, 'passkey.asked': { target: 'proving' } },
    },
    offering: invoking({
      tags: ['ready', 'pending'],
      description: 'The browser offers passkeys among what it fills in; nobody has to take one.',
      on: { 'passkey.asked': { target: 'proving' } },
      src: 'offer',
      onDone: withOutput('done', 'finish', 'user'),
      onError: {
        target: 'cancelled',
        description: 'Nobody has asked for it: what fails here is told to nobody.',
      },
    }),
    proving: saving({
      entry: 'forgetError',
      src: 'prove',
      onDone: withOutput('done', 'finish', 'user'),
      onError: [
        { guard: { type: 'isCancelled', params: ({ event }) => event }, target: 'cancelled' },
        withError('refused'),
      ],
    }),
    cancelled: { tags: ['ready'], on: { 'passkey.asked': { target: 'proving' } } },
    refused: { tags: ['ready'], on: { 'passkey.asked': { target: 'proving' } } },
    done: { type: 'final' },
  },
});
