import {
  connectSocial,
  disconnectSocial,
  exchangeSocialCode,
  linkSocialAccount,
  linkSocialByPasskey,
  socialConnections,
  socialPasskeyOptions,
} from '#domain/members/social-login/social.ts';
import { type SocialId, socialProviders } from '#domain/members/social-login/social-providers.ts';
import type { Context } from '../../kit/context.ts';
import type { Feature } from '../../kit/feature.ts';
import type { SocialProvider } from '../../kit/ports/social.ts';
import { concurrencyLimit } from '../../kit/rate-limit/concurrency-limit.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { verifyBotCheck } from '../auth/verify-bot-check.ts';
import { clientInfoOf } from '../devices/client-info.ts';
import { markBrowser, showingOf } from './browser-cookie.ts';
import { connectionsOf, disconnect } from './connect-service.ts';
import { exchangeCode } from './exchange-service.ts';
import { askForPasskey, linkByPasskey, linkByPassword } from './link-service.ts';
import { beginAttempt } from './oauth-attempts.ts';
import { refuseRole } from './social-login.ts';

const providerOf = ({ social }: Pick<Context, 'social'>, id: SocialId): SocialProvider => {
  const found = social.providers.find((one) => one.id === id);
  if (!found) throw new ShopError('NOT_FOUND');
  return found;
};

const LOG_INS_AT_ONCE = 4;

/** Registers the endpoints of social accounts (contract 5). */
export const socialRoutes: Feature = (route, context) => {
  const { config, social } = context;
  // Limited as the login: one network must not fill the queue of password hashes.
  const share = concurrencyLimit(LOG_INS_AT_ONCE * config.rateLimitFactor);
  const showing = showingOf(config);
  route(exchangeSocialCode, ({ body: { code, device }, user, request }) =>
    exchangeCode(context, showing(request, code), { user, from: clientInfoOf(request, device) }),
  );
  route(linkSocialAccount, ({ body: { ticket, password, device, recaptchaToken }, request }) => {
    const from = clientInfoOf(request, device);
    return share(from.network, async () => {
      await verifyBotCheck(context, { recaptchaToken, ip: request.ip });
      return linkByPassword(context, showing(request, ticket), { password, from });
    });
  });
  route(socialPasskeyOptions, ({ body: { ticket }, request }) =>
    askForPasskey(context, showing(request, ticket)),
  );
  route(linkSocialByPasskey, ({ body: { ticket, response, device }, request }) =>
    linkByPasskey(context, showing(request, ticket), {
      proof: response,
      from: clientInfoOf(request, device),
    }),
  );
  route(socialConnections, ({ user }) => connectionsOf(context, user));
  route(socialProviders, async () => social.providers.map(({ id }) => id));
  route(connectSocial, async ({ params, body, user, request, reply }) => {
    // What is refused at login cannot be connected either.
    await refuseRole(context.db, { id: user.id, role: user.userType });
    const browserHash = markBrowser({ request, reply }, config);
    const { returnTo = '/' } = body ?? {};
    const beginning = { browserHash, returnTo, userId: user.id };
    return { url: await beginAttempt(context, providerOf(context, params.provider), beginning) };
  });
  route(disconnectSocial, ({ user, params: { provider } }) => disconnect(context, user, provider));
};
