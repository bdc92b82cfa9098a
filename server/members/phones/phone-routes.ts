import {
  askFindAccount,
  confirmFindAccount,
  findAccountByAddress,
} from '#domain/members/recovery/find-account.ts';
import { askPhoneCode, confirmPhone, readPhone } from '#domain/members/signup/phone.ts';
import type { Feature } from '../../kit/feature.ts';
import * as finding from '../recovery/find-account-service.ts';
import { sendPhoneCode } from './phone-codes.ts';
import * as phones from './phone-service.ts';

/** Registers the endpoints of account search and phone verification. */
export const phoneRoutes: Feature = (route, context) => {
  route(askFindAccount, ({ body, request: { ip } }) => finding.askFindAccount(context, { ...body, ip }));
  route(findAccountByAddress, ({ query: { phoneNumber }, request: { ip } }) =>
    finding.readFindAccount(context, { phoneNumber, ip }),
  );
  route(confirmFindAccount, ({ body }) => finding.confirmFindAccount(context, body));
  route(readPhone, ({ user }) => phones.readPhone(context, user.id));
  route(askPhoneCode, async ({ user, body: { phone } }) => {
    await sendPhoneCode(context, { phone, purpose: 'VERIFY', memberId: user.id });
    return null;
  });
  route(confirmPhone, ({ user, body: { code } }) => phones.confirmPhone(context, user.id, code));
};
