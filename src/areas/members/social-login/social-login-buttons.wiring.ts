import { socialProvidersMachine } from '#machines/members/social-login/social-providers.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the list of social login providers that the server offers. */
export const wireSocialProviders = (app: AppServices) => wire(socialProvidersMachine, app);
