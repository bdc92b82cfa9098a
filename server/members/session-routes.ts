import { login, logout } from '#domain/members/login.ts';
import type { Feature } from '../kit/feature.ts';
import { networkOf } from '../kit/network-of.ts';
import { shareOf } from '../kit/share.ts';
import { bearerOf } from './authenticator.ts';
import { deviceOf } from './device-of.ts';
import { logIn, logOut } from './session-service.ts';

const LOG_INS_AT_ONCE = 4;

/** Login and logout (contract 3; logout is ours). */
export const authRoutes: Feature = (route, context) => {
  // Hashing is the shop's most expensive work: one network must not fill the queue in which all wait.
  const share = shareOf(LOG_INS_AT_ONCE * context.config.rateLimitFactor);
  route(login, ({ body, request: { ip, headers } }) =>
    share(networkOf(ip), () => logIn(context, { ...body, ip, device: deviceOf(headers['user-agent']) })),
  );
  route(logout, async ({ request }) => {
    const token = bearerOf(request);
    if (token) await logOut(context, token);
    return null;
  });
};
