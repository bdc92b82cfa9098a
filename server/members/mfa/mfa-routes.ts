import {
  adminDisableMfa,
  adminEnableMfa,
  adminMfaStatus,
  adminRenewRecoveryCodes,
  adminSetUpMfa,
  completeMfa,
  disableMfa,
  enableMfa,
  mfaStatus,
  namedDisableMfa,
  namedMfaStatus,
  renewRecoveryCodes,
  setUpMfa,
  verifyMfa,
} from '#domain/members/auth/mfa.ts';
import type { Feature } from '../../kit/feature.ts';
import { keepTempToken, tempTokenOf } from '../auth/temp-token.ts';
import {
  beginSetup,
  readStatus,
  refuseOthers,
  renewCodes,
  turnOff,
  turnOn,
  verifyOwnCode,
} from './mfa-service.ts';
import { completeLogIn, verifySecondStep } from './mfa-verification-service.ts';

/** Registers the endpoints of MFA by authenticator app (contract 4). */
export const mfaRoutes: Feature = (route, context) => {
  for (const status of [mfaStatus, adminMfaStatus] as const)
    route(status, ({ user }) => readStatus(context, user));
  route(namedMfaStatus, ({ user, params }) => {
    refuseOthers(user, params.email, 'USER_NOT_FOUND');
    return readStatus(context, user);
  });
  for (const setup of [setUpMfa, adminSetUpMfa] as const)
    route(setup, ({ user, body }) => {
      refuseOthers(user, body.email);
      return beginSetup(context, user);
    });
  for (const enable of [enableMfa, adminEnableMfa] as const)
    route(enable, ({ user, body }) => {
      refuseOthers(user, body.email);
      return turnOn(context, user, body.token);
    });
  for (const renew of [renewRecoveryCodes, adminRenewRecoveryCodes] as const)
    route(renew, ({ user }) => renewCodes(context, user));
  for (const disable of [disableMfa, adminDisableMfa] as const)
    route(disable, ({ user }) => turnOff(context, user));
  route(namedDisableMfa, ({ user, params }) => {
    refuseOthers(user, params.email, 'USER_NOT_FOUND');
    return turnOff(context, user);
  });
  route(verifyMfa, ({ user, body, request }) =>
    user && !body.tempToken
      ? verifyOwnCode(context, user, body.token)
      : verifySecondStep(context, tempTokenOf(request, body.tempToken), body.token),
  );
  route(completeMfa, async ({ body, request, reply }) => {
    const answer = await completeLogIn(context, tempTokenOf(request, body.tempToken), body);
    keepTempToken(reply, answer, context.config);
    return answer;
  });
};
