import { socialProvidersMachine } from '#machines/members/social-login/social-providers.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/**
 * Provides the chart of the list of social login providers that the server offers with its calls and
 * effects.
 */
export const wireSocialProviders = (app: AppServices) => wire(socialProvidersMachine, app);
