import { assign, setup } from 'xstate';
import { sendTestMail } from '#domain/admin/settings/shop-settings.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { keepError, withError } from '../../kit/pieces/failures.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';

/** Recipient of the test mail, and whether a mail server was configured to send it. */
export type TestMail = { to: string; isSent: boolean };

/** Machine that sends a test e-mail to the administrator. */
export const testMailMachine = setup({
  types: {
    context: {} as { mail: TestMail | null; error: string | null },
    events: {} as { type: 'mail.asked' },
    tags: {} as 'ready' | 'saving',
  },
  actors: { send: endpointPort(sendTestMail, () => ({})) },
  actions: {
    keepMail: assign({ mail: (_, params: { mail: TestMail }) => params.mail }),
    keepError,
    forget: assign({ mail: null, error: null }),
  },
}).createMachine({
  id: 'testMail',
  description: 'A mail to oneself tells whether mails arrive.',
  context: { mail: null, error: null },
  initial: 'idle',
  states: {
    idle: { tags: ['ready'], on: { 'mail.asked': { target: 'sending' } } },
    sending: saving({
      entry: 'forget',
      src: 'send',
      onDone: withOutput('sent', 'keepMail', 'mail'),
      onError: withError('refused'),
    }),
    sent: { tags: ['ready'], on: { 'mail.asked': { target: 'sending' } } },
    refused: { tags: ['ready'], on: { 'mail.asked': { target: 'sending' } } },
  },
});
