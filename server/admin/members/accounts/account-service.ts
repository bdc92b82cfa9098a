import { MFA_RESET_HOURS } from '#domain/policies/accounts.ts';
import type { Queryable } from '../../../db/database.ts';
import { lockMember } from '../../../db/locks/lock-member.ts';
import { audit, type Deed } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import type { Attempt } from '../../../kit/idempotency/idempotency-key.ts';
import { once } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { type AccountRow, findAccountById } from '../../../members/account-store.ts';
import { endAll } from '../../../members/auth/device-store.ts';
import { isLocked } from '../../../members/auth/lockout-sql.ts';
import { loginAttemptLimit } from '../../../members/auth/login-attempts.ts';
import { cancelReset, doReset, requestReset } from '../../../members/mfa/mfa-reset-service.ts';
import { findReset } from '../../../members/mfa/mfa-reset-store.ts';
import { clearPassword, endEverything, forgetTries } from '../../../members/recovery/recovery-store.ts';
import { mailVoided } from '../../../members/recovery/send-reset-link.ts';
import { mailVerification } from '../../../members/signup/send-verification.ts';
import { notify } from '../../../notices/notify.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
type Act = { ports: Ports; admin: Member; attempt: Attempt | null };
type Work<T> = (tx: Queryable, account: AccountRow, now: Date) => Promise<T>;

/** Something that is done to the account of another living member, with its line in the trail. */
const doing = <T>(
  { ports, admin, attempt }: Act,
  userId: number,
  action: Deed['action'],
  work: Work<T>,
): Promise<T> =>
  once(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    if (userId === admin.id) throw new ShopError('SELF_SANCTION');
    await lockMember(tx, userId);
    const account = await findAccountById(tx, userId);
    if (!account || account.status === 'DELETED') throw new ShopError('USER_NOT_FOUND');
    const answer = await work(tx, account, now);
    await audit(tx, { action, target: ['MEMBER', userId] }, now);
    return answer;
  });

/** Whoever comes next has all tries again. The member is told where there was something to unlock. */
export const unlock = (act: Act, userId: number) =>
  doing(act, userId, 'MEMBER_UNLOCKED', async (tx, { email }, now) => {
    const wasLocked = await isLocked(tx, email, loginAttemptLimit(act.ports));
    await forgetTries(tx, email);
    if (wasLocked) await notify(tx, 'LOGIN_UNLOCKED', [{ userId, facts: { at: now } }], now);
    return null;
  });

/** Told where anything has ended: by mail too, for nobody who was logged out sees the bell. */
export const endSessions = (act: Act, userId: number) =>
  doing(act, userId, 'MEMBER_SESSIONS_ENDED', async (tx, _, now) => {
    const ended = await endAll(tx, userId, now);
    if (ended > 0) await notify(tx, 'SESSIONS_ENDED', [{ userId, facts: { at: now } }], now);
    return { ended };
  });

export const resendVerification = (act: Act, userId: number) =>
  doing(act, userId, 'MEMBER_VERIFICATION_SENT', async (tx, account) => {
    if (account.status !== 'PENDING') throw new ShopError('NOTHING_TO_DECIDE');
    await mailVerification(tx, act.ports, account, true);
    return null;
  });

/** Whoever knows the password has nothing of it any more; its owner gets the way to a new one by mail. */
export const voidPassword = (act: Act, userId: number) =>
  doing(act, userId, 'MEMBER_PASSWORD_VOIDED', async (tx, account, now) => {
    if (account.status !== 'ACTIVE') throw new ShopError('NOTHING_TO_DECIDE');
    await clearPassword(tx, userId, now);
    await endEverything(tx, userId, now);
    await forgetTries(tx, account.email);
    await mailVoided(tx, act.ports, account);
    return null;
  });

export const askMfaReset = ({ ports, admin, attempt }: Act, userId: number) =>
  once(ports, attempt, async (tx) => {
    if (userId === admin.id) throw new ShopError('SELF_SANCTION');
    return requestReset(tx, ports, { userId, askedBy: admin.id, waitMs: MFA_RESET_HOURS * 3_600_000 });
  });

/** Anybody but its owner calls it off; only of an administrator's, and only a second one, does it at once. */
export const decideMfaReset = ({ ports, admin, attempt }: Act, id: number, confirm: boolean) =>
  once(ports, attempt, async (tx) => {
    const reset = await findReset(tx, id);
    if (!reset) throw new ShopError('NOTHING_TO_DECIDE');
    if (confirm && (reset.asked_by === admin.id || reset.user_id === admin.id))
      throw new ShopError('SECOND_ADMIN_REQUIRED');
    if (confirm && reset.role !== 'admin') throw new ShopError('NOTHING_TO_DECIDE');
    if (confirm) await doReset(tx, ports, id, admin.id);
    else await cancelReset(tx, ports, id, admin.id);
    return null;
  });
