import { assign, setup } from 'xstate';
import { isPassing, isUnanswered } from '../../kit/failure.ts';
import { failed, keepError, withError } from '../../kit/pieces/failures.ts';
import { reading } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

type Context = { token: string; email: string; error: string | null };

/** Machine of the e-mail link that confirms or undoes a change of address. */
export const emailLinkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'link.opened'; token: string } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: { prove: port<{ email: string }, { token: string }>('prove') },
  guards: {
    hasToken: (_, params: { token: string }) => params.token !== '',
    isOpen: (_, params: { error: unknown }) => isPassing(params.error) || isUnanswered(params.error),
  },
  actions: {
    keepToken: assign({ token: (_, params: { token: string }) => params.token }),
    keepEmail: assign({ email: (_, params: { email: string }) => params.email, token: '' }),
    publish: () => {},
    keepError,
  },
}).createMachine({
  id: 'emailLink',
  description: 'A link of a mail about the address of an account: it confirms a new one, or takes it back.',
  context: { token: '', email: '', error: null },
  initial: 'reading',
  states: {
    reading: {
      tags: ['busy'],
      description: 'The token stands behind the address, where no server sees it.',
      on: {
        'link.opened': [
          {
            guard: { type: 'hasToken', params: ({ event }) => event },
            target: 'proving',
            actions: { type: 'keepToken', params: ({ event }) => event },
          },
          { target: 'wrong' },
        ],
      },
    },
    proving: reading({
      src: 'prove',
      input: ({ context }) => ({ token: context.token }),
      onDone: {
        target: 'done',
        actions: [{ type: 'keepEmail', params: ({ event }) => event.output }, 'publish'],
      },
      onError: [
        {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => event },
        },
        withError('wrong'),
      ],
    }),
    failed: failed('proving'),
    wrong: { tags: ['ready'], description: 'Used, too old, or cut: a new one has to be asked for.' },
    done: { tags: ['ready'] },
  },
});
