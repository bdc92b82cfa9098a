import { assign, setup } from 'xstate';
import { keepError, withError } from '../../kit/pieces/failures.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

/** Machine that requests a link which ends a lockout after wrong passwords. */
export const unlockMailMachine = setup({
  types: {
    context: {} as { error: string | null },
    events: {} as { type: 'letter.wanted'; email: string },
    tags: {} as 'saving',
  },
  actors: { ask: port<void, { email: string }>('ask') },
  actions: {
    keepError,
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'unlockMail',
  description: 'Who has to wait after wrong passwords has a letter sent that ends the wait.',
  context: { error: null },
  initial: 'offered',
  on: { 'letter.wanted': { target: '.asking' } },
  states: {
    offered: {},
    asking: saving({
      description: 'A letter is asked for once; a press beside it changes nothing.',
      on: { 'letter.wanted': {} },
      src: 'ask',
      input: ({ event }) => ({ email: event.type === 'letter.wanted' ? event.email : '' }),
      onDone: { target: 'mailSent', actions: 'forgetError' },
      onError: withError('refused'),
    }),
    refused: {},
    mailSent: { description: 'The same for every address.', on: { 'letter.wanted': {} } },
  },
});
