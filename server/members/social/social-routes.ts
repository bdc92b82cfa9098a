import {
  connectSocial,
  disconnectSocial,
  exchangeSocialCode,
  linkSocialAccount,
  type SocialId,
  socialConnections,
  socialProviders,
} from '#domain/members/social.ts';
import type { Context } from '../../kit/context.ts';
import type { Feature } from '../../kit/feature.ts';
import type { SocialProvider } from '../../kit/ports/social.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { deviceOf } from '../device-of.ts';
import { beginAttempt } from './attempts.ts';
import { browserOf, markBrowser } from './browser.ts';
import { connectionsOf, disconnect } from './connect-service.ts';
import { exchangeCode } from './exchange-service.ts';
import { linkAccount } from './link-service.ts';

const providerOf = ({ social }: Pick<Context, 'social'>, id: SocialId): SocialProvider => {
  const found = social.providers.find((one) => one.id === id);
  if (!found) throw new ShopError('NOT_FOUND');
  return found;
};

/** Accounts of other sites (contract 5). */
export const socialRoutes: Feature = (route, context) => {
  const { config, social } = context;
  route(exchangeSocialCode, ({ body: { code }, user, request }) =>
    exchangeCode(
      context,
      { token: code, browserHash: browserOf(request, config) },
      { user, device: deviceOf(request.headers['user-agent']) },
    ),
  );
  route(linkSocialAccount, ({ body: { ticket, password }, request }) =>
    linkAccount(
      context,
      { token: ticket, browserHash: browserOf(request, config) },
      { password, ip: request.ip, device: deviceOf(request.headers['user-agent']) },
    ),
  );
  route(socialConnections, ({ user }) => connectionsOf(context, user));
  route(socialProviders, async () => social.providers.map(({ id }) => id));
  route(connectSocial, async ({ params, body, user, request, reply }) => {
    // What is refused at the log-in is not connected either.
    if (user.userType !== 'user') throw new ShopError('SOCIAL_NOT_ALLOWED');
    const browserHash = markBrowser({ request, reply }, config);
    const { returnTo = '/' } = body ?? {};
    const beginning = { browserHash, returnTo, userId: user.id };
    return { url: await beginAttempt(context, providerOf(context, params.provider), beginning) };
  });
  route(disconnectSocial, ({ user, params: { provider } }) => disconnect(context, user, provider));
};
