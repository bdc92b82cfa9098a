import { assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** Where a mail goes, and whether one really left. */
export type TestMail = { to: string; isSent: boolean };

export const testMailMachine = setup({
  types: {
    context: {} as { mail: TestMail | null; error: string | null },
    events: {} as { type: 'mail.asked' },
    tags: {} as 'ready' | 'saving',
  },
  actors: { send: port<TestMail>('send') },
  actions: {
    keepMail: assign({ mail: (_, params: { mail: TestMail }) => params.mail }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    forget: assign({ mail: null, error: null }),
  },
}).createMachine({
  id: 'testMail',
  description: 'A mail to oneself tells whether mails arrive.',
  context: { mail: null, error: null },
  initial: 'idle',
  states: {
    idle: { tags: ['ready'], on: { 'mail.asked': { target: 'sending' } } },
    sending: {
      tags: ['saving'],
      entry: 'forget',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: {
          target: 'sent',
          actions: { type: 'keepMail', params: ({ event }) => ({ mail: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    sent: { tags: ['ready'], on: { 'mail.asked': { target: 'sending' } } },
    refused: { tags: ['ready'], on: { 'mail.asked': { target: 'sending' } } },
  },
});
