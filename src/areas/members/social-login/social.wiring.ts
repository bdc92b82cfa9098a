import { fromPromise } from 'xstate';
import { connectSocial, disconnectSocial } from '#domain/members/social-login/social.ts';
import type { SocialId } from '#domain/members/social-login/social-providers.ts';
import { socialAccountsMachine } from '#machines/members/social-login/social-accounts.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { paths } from '#src/lib/navigation/paths.ts';

type Chosen = { provider: SocialId | null };

/**
 * Provides the chart of a member's linked social accounts with its calls and effects; linking leaves
 * for the page of the provider.
 */
export const wireSocialAccounts = ({ call, leave, toast }: AppServices) =>
  wire(socialAccountsMachine, { call }).provide({
    actors: {
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
