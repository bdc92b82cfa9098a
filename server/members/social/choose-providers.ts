import type { Context } from '../../kit/context.ts';
import type { Social } from '../../kit/ports/social.ts';
import { realProvider } from './real-providers.ts';
import { testSocial } from './test-providers.ts';

/**
 * Returns the providers with configured credentials. Without any, a demonstration gets test
 * providers, and a production shop none.
 */
export function chooseSocial({
  config,
  secrets,
  clock,
}: Pick<Context, 'config' | 'secrets' | 'clock'>): Social {
  if (config.social.length === 0 && config.demo) return testSocial(secrets, clock);
  const origin = config.apiOrigin ?? config.publicUrl;
  return {
    name: 'real',
    providers: config.social.map((credentials) => realProvider(credentials, { origin, clock })),
  };
}
