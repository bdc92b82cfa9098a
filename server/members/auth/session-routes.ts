import { login, logout } from '#domain/members/auth/login.ts';
import type { Feature } from '../../kit/feature.ts';
import { concurrencyLimit } from '../../kit/rate-limit/concurrency-limit.ts';
import { clientInfoOf } from '../devices/client-info.ts';
import { bearerOf } from './authenticator.ts';
import { logIn, logOut } from './session-service.ts';
import { keepTempToken } from './temp-token.ts';
import { verifyBotCheck } from './verify-bot-check.ts';

const LOG_INS_AT_ONCE = 4;

/** Registers login and logout (contract 3; logout is an addition). */
export const authRoutes: Feature = (route, context) => {
  // Hashing is expensive: one network must not fill the shared queue.
  const share = concurrencyLimit(LOG_INS_AT_ONCE * context.config.rateLimitFactor);
  route(login, async ({ body: { email, password, device, recaptchaToken }, request, reply }) => {
    const from = clientInfoOf(request, device);
    const answer = await share(from.network, async () => {
      await verifyBotCheck(context, { recaptchaToken, ip: request.ip });
      return logIn(context, { email, password, from });
    });
    if (answer.requiresMfa) keepTempToken(reply, answer, context.config);
    return answer;
  });
  route(logout, async ({ request }) => {
    const token = bearerOf(request);
    if (token) await logOut(context, token);
    return null;
  });
};
