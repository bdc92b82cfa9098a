import { askPhoneCode, confirmPhone, readPhone } from '#domain/members/signup/phone.ts';
import type { Feature } from '../../kit/feature.ts';
import { sendPhoneCode } from './phone-codes.ts';
import * as phones from './phone-service.ts';

/** Registers the endpoints of phone verification. */
export const phoneRoutes: Feature = (route, context) => {
  route(readPhone, ({ user }) => phones.readPhone(context, user.id));
  route(askPhoneCode, async ({ user, body: { phone } }) => {
    await sendPhoneCode(context, { phone, purpose: 'VERIFY', memberId: user.id });
    return null;
  });
  route(confirmPhone, ({ user, body: { code } }) => phones.confirmPhone(context, user.id, code));
};
