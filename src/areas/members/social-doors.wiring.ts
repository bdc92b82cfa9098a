import { fromPromise } from 'xstate';
import { isSocialId, type SocialId, socialProviders } from '#domain/members/social-sites.ts';
import { socialProvidersMachine } from '#machines/members/social-providers.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireSocialProviders = ({ call }: AppServices) =>
  socialProvidersMachine.provide({
    actors: {
      load: fromPromise<SocialId[], { input: undefined }>(async ({ signal }) =>
        (await call(socialProviders, {}, { signal })).filter(isSocialId),
      ),
    },
  });
