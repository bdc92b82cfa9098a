import { assign, setup } from 'xstate';
import { listPasskeys, type Passkey, removePasskey, renamePasskey } from '#domain/members/auth/passkey.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { reading, saving } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';

type Named = { id: string; name: string };

/** Machine of a member's passkeys: register, rename and remove. */
export const passkeyListMachine = setup({
  types: {
    context: {} as { keys: readonly Passkey[]; chosen: Named | null; error: string | null },
    events: {} as
      | { type: 'passkey.added' }
      | { type: 'rename.opened'; id: string; name: string }
      | { type: 'field.changed'; change: { name: string } }
      | { type: 'form.submitted' }
      | { type: 'form.closed' }
      | { type: 'removal.asked'; id: string; name: string }
      | { type: 'removal.confirmed' }
      | { type: 'removal.dismissed' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'failed' | 'ready' | 'saving' | 'open',
  },
  actors: {
    load: endpointPort(listPasskeys, () => ({})),
    add: port<void>('add'),
    rename: endpointPort(
      renamePasskey,
      ({ id, name }: Named) => ({ params: { id }, body: { name } }),
      nothing,
    ),
    remove: endpointPort(removePasskey, (input: { id: string }) => ({ params: input }), nothing),
  },
  guards: {
    isNameless: ({ context }) => !context.chosen?.name.trim(),
    isCancelled: (_, params: { error: unknown }) =>
      params.error instanceof Error && /^(NotAllowedError|AbortError)$/.test(params.error.name),
  },
  actions: {
    keepKeys: assign({ keys: (_, params: { keys: Passkey[] }) => params.keys }),
    choose: assign({ chosen: (_, { id, name }: Named) => ({ id, name }), error: null }),
    change: assign({
      chosen: ({ context }, params: { change: { name: string } }) =>
        context.chosen && { ...context.chosen, ...params.change },
    }),
    forgetChosen: assign({ chosen: null }),
    forgetError: assign({ error: null }),
    keepError,
  },
}).createMachine({
  id: 'passkeyList',
  description: 'My passkeys: a new one, another name, and letting one go.',
  context: { keys: [], chosen: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('listed', 'keepKeys', 'keys'),
      onError: toFailed,
    }),
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading', actions: 'forgetError' } } },
    listed: {
      tags: ['ready'],
      entry: 'forgetChosen',
      on: {
        'passkey.added': { target: 'adding' },
        'rename.opened': { target: 'naming', actions: { type: 'choose', params: ({ event }) => event } },
        'removal.asked': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    adding: saving({
      description: 'The browser asks its owner to unlock it.',
      entry: 'forgetError',
      src: 'add',
      onDone: { target: 'loading' },
      onError: [
        { guard: { type: 'isCancelled', params: ({ event }) => event }, target: 'listed' },
        withError('listed'),
      ],
    }),
    naming: {
      tags: ['open'],
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [{ guard: 'isNameless' }, { target: 'renaming' }],
        'form.closed': { target: 'listed' },
      },
    },
    renaming: saving({
      src: 'rename',
      input: ({ context }) => context.chosen ?? { id: '', name: '' },
      onDone: { target: 'loading' },
      onError: withError('listed'),
    }),
    asking: {
      tags: ['open'],
      on: { 'removal.confirmed': { target: 'removing' }, 'removal.dismissed': { target: 'listed' } },
    },
    removing: saving({
      src: 'remove',
      input: ({ context }) => ({ id: context.chosen?.id ?? '' }),
      onDone: { target: 'loading' },
      onError: withError('listed'),
    }),
  },
});
