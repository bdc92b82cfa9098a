import { socialProvidersMachine } from '#machines/members/social-login/social-providers.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

export const wireSocialProviders = (app: AppServices) => wire(socialProvidersMachine, app);
