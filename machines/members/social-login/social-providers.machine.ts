import { isSocialId, type SocialId, socialProviders } from '#domain/members/social-login/social-providers.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of the social login buttons: loads the available providers; a failure hides the buttons. */
export const socialProvidersMachine = createResourceMachine<SocialId[]>({
  id: 'socialProviders',
  description: 'Sites whose accounts open the shop; without them the log-in is complete.',
  load: endpointPort(
    socialProviders,
    () => ({}),
    (answer) => answer.filter(isSocialId),
  ),
  silent: true,
});
