import { checkNickname } from '#domain/members/signup/nickname-availability.ts';
import { signUp } from '#domain/members/signup/sign-up.ts';
import { resendVerification, verifyEmail, verifyEmailByLink } from '#domain/members/signup/verification.ts';
import type { Feature } from '../../kit/feature.ts';
import { concurrencyLimit } from '../../kit/rate-limit/concurrency-limit.ts';
import { networkOf } from '../../kit/rate-limit/network-of.ts';
import { isNicknameFree } from '../nicknames/choose-nickname.ts';
import { requestSignup } from './signup-service.ts';
import { askForLink, proveAddress } from './verification-service.ts';

const SIGN_UPS_AT_ONCE = 2;

/** Registers the endpoints of sign-up and verification (contract 3, with additions). */
export const signupRoutes: Feature = (route, context) => {
  const share = concurrencyLimit(SIGN_UPS_AT_ONCE * context.config.rateLimitFactor);
  route(signUp, ({ body, request: { ip } }) => share(networkOf(ip), () => requestSignup(context, body, ip)));
  route(checkNickname, async ({ query: { value }, user }) => ({
    nickname: value,
    available: await isNicknameFree(context, value, user),
  }));
  route(verifyEmail, ({ body }) => proveAddress(context, body.token));
  route(verifyEmailByLink, async ({ query }) => (await proveAddress(context, query.token)).message);
  route(resendVerification, ({ body, request: { ip } }) => askForLink(context, body, ip));
};
