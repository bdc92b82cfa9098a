import type { SocialId } from '#domain/members/social-sites.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const socialProvidersMachine = createResourceMachine<SocialId[]>({
  id: 'socialProviders',
  description: 'Sites whose accounts open the shop; without them the log-in is complete.',
  silent: true,
});
