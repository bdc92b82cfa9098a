import { assign, setup } from 'xstate';
import { type SocialConnections, socialConnections } from '#domain/members/social-login/social.ts';
import type { SocialId } from '#domain/members/social-login/social-providers.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { failed, keepError, toFailed, withNotice } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withEvent, withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';

type Context = {
  connections: SocialConnections | null;
  /** Provider to connect or disconnect. */
  provider: SocialId | null;
  error: string | null;
};
type Chosen = { provider: SocialId };

/** Machine of linked social accounts: link on the provider's page, unlink after a confirmation. */
export const socialAccountsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'connection.asked'; provider: SocialId }
      | { type: 'removal.asked'; provider: SocialId }
      | { type: 'removal.confirmed' }
      | { type: 'removal.dismissed' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: endpointPort(socialConnections, () => ({})),
    connect: port<string, { provider: SocialId | null }>('connect'),
    remove: port<void, { provider: SocialId | null }>('remove'),
  },
  actions: {
    keepConnections: assign({
      connections: (_, params: { connections: SocialConnections }) => params.connections,
      provider: null,
      error: null,
    }),
    keepError,
    noteProvider: assign({ provider: (_, { provider }: Chosen) => provider }),
    leave: (_, _params: { url: string }) => {},
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'socialAccounts',
  description:
    'Accounts of other sites that open mine: connected on a page of theirs, disconnected after one question.',
  context: { connections: null, provider: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('listing', 'keepConnections', 'connections'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    listing: {
      tags: ['ready'],
      on: {
        'connection.asked': withEvent('connecting', 'noteProvider'),
        'removal.asked': withEvent('asking', 'noteProvider'),
      },
    },
    connecting: invoking({
      tags: ['ready', 'saving'],
      src: 'connect',
      input: ({ context }) => ({ provider: context.provider }),
      onDone: withOutput('leaving', 'leave', 'url'),
      onError: withNotice('listing'),
    }),
    leaving: { type: 'final', description: 'The browser is on its way to the other site.' },
    asking: {
      tags: ['ready'],
      on: { 'removal.confirmed': { target: 'removing' }, 'removal.dismissed': { target: 'listing' } },
    },
    removing: invoking({
      tags: ['ready', 'saving'],
      src: 'remove',
      input: ({ context }) => ({ provider: context.provider }),
      onDone: { target: 'loading' },
      onError: withNotice('listing'),
    }),
  },
});
