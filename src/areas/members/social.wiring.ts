import { fromPromise } from 'xstate';
import {
  connectSocial,
  disconnectSocial,
  isSocialId,
  type SocialConnections,
  type SocialId,
  socialConnections,
  socialProviders,
} from '#domain/members/social.ts';
import { socialAccountsMachine } from '#machines/members/social-accounts.machine.ts';
import { socialProvidersMachine } from '#machines/members/social-providers.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { paths } from '#src/lib/paths.ts';

export const wireSocialProviders = ({ call }: AppServices) =>
  socialProvidersMachine.provide({
    actors: {
      load: fromPromise<SocialId[], { input: undefined }>(async ({ signal }) =>
        (await call(socialProviders, {}, { signal })).filter(isSocialId),
      ),
    },
  });

type Chosen = { provider: SocialId | null };

export const wireSocialAccounts = ({ call, leave, toast }: AppServices) =>
  socialAccountsMachine.provide({
    actors: {
      load: fromPromise<SocialConnections>(({ signal }) => call(socialConnections, {}, { signal })),
      connect: fromPromise<string, Chosen>(async ({ input: { provider } }) => {
        if (!provider) throw new Error('nothing was chosen');
        const body = { returnTo: paths.settingsCard('social') };
        return (await call(connectSocial, { params: { provider }, body })).url;
      }),
      remove: fromPromise<void, Chosen>(async ({ input: { provider } }) => {
        if (!provider) throw new Error('nothing was chosen');
        await call(disconnectSocial, { params: { provider } });
      }),
    },
    actions: {
      leave: (_, { url }) => leave(url),
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
