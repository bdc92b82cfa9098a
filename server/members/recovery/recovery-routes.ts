import { disownLogIn } from '#domain/members/auth/not-me.ts';
import {
  askFindAccount,
  confirmFindAccount,
  findAccountByAddress,
} from '#domain/members/recovery/find-account.ts';
import {
  forgotPassword,
  resetPassword,
  validateReset,
  validateResetByAddress,
} from '#domain/members/recovery/password-reset.ts';
import { askUnlock, unlock } from '#domain/members/recovery/unlock.ts';
import type { Feature } from '../../kit/feature.ts';
import { disown } from './disown-service.ts';
import * as finding from './find-account-service.ts';
import { checkLink } from './link-check.ts';
import * as reset from './password-reset-service.ts';
import { requestReset, requestUnlock } from './request-reset.ts';
import * as unlocking from './unlock-service.ts';

const MAILED = '가입한 이메일이라면 재설정 메일을 보냈어요.';
const GOOD = '비밀번호를 다시 정할 수 있어요.';
const DONE = '비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.';

/** Registers the endpoints of account recovery. */
export const recoveryRoutes: Feature = (route, context) => {
  const { db, clock } = context;
  const good = async (token: string) => {
    await checkLink(db, 'RESET', token, clock.now());
    return GOOD;
  };
  route(forgotPassword, async ({ body, request: { ip } }) => {
    await requestReset(context, { ...body, ip });
    return MAILED;
  });
  route(validateReset, ({ body }) => good(body.token));
  route(validateResetByAddress, ({ query }) => good(query.token));
  route(resetPassword, async ({ body }) => {
    await reset.resetPassword(context, body);
    return DONE;
  });
  route(askFindAccount, ({ body, request: { ip } }) => finding.askFindAccount(context, { ...body, ip }));
  route(findAccountByAddress, ({ query: { phoneNumber }, request: { ip } }) =>
    finding.readFindAccount(context, { phoneNumber, ip }),
  );
  route(confirmFindAccount, ({ body }) => finding.confirmFindAccount(context, body));
  route(disownLogIn, ({ body: { token } }) => disown(context, token));
  route(askUnlock, async ({ body, request: { ip } }) => {
    await requestUnlock(context, { ...body, ip });
    return null;
  });
  route(unlock, async ({ body: { token, device } }) => {
    await unlocking.unlock(context, { token, device });
    return null;
  });
};
