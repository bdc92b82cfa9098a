import { MFA_RESET_HOURS } from '#domain/policies/accounts.ts';
import type { Queryable } from '../../../db/database.ts';
import { lockMember } from '../../../db/locks/lock-member.ts';
import { type AuditedAction, audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { type AccountRow, findAccountById } from '../../../members/account-store.ts';
import { endAll } from '../../../members/auth/device-store.ts';
import { isLocked } from '../../../members/lockout/lockout-sql.ts';
import { loginAttemptLimit } from '../../../members/lockout/login-attempts.ts';
import { cancelReset, doReset, requestReset } from '../../../members/mfa/mfa-reset-service.ts';
import { findReset } from '../../../members/mfa/mfa-reset-store.ts';
import { clearPassword, endEverything, forgetTries } from '../../../members/recovery/recovery-store.ts';
import { mailVoided } from '../../../members/recovery/send-reset-link.ts';
import { mailVerification } from '../../../members/signup/send-verification.ts';
import { notify } from '../../../notices/notify.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
type Act = { ports: Ports; admin: Member; attempt: IdempotentRequest | null };
type Work<T> = (tx: Queryable, account: AccountRow, now: Date) => Promise<T>;

/** Runs an operation on the account of another active member with an audit entry. */
const doing = <T>(
  { ports, admin, attempt }: Act,
  userId: number,
  action: AuditedAction['action'],
  work: Work<T>,
): Promise<T> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    if (userId === admin.id) throw new ShopError('SELF_SANCTION');
    await lockMember(tx, userId);
    const account = await findAccountById(tx, userId);
    if (!account || account.status === 'DELETED') throw new ShopError('USER_NOT_FOUND');
    const answer = await work(tx, account, now);
    await audit(tx, { action, target: ['MEMBER', userId] }, now);
    return answer;
  });

/** Ends a lockout, and notifies the member if there was one. */
export const unlock = (act: Act, userId: number) =>
  doing(act, userId, 'MEMBER_UNLOCKED', async (tx, { email }, now) => {
    const wasLocked = await isLocked(tx, email, loginAttemptLimit(act.ports));
    await forgetTries(tx, email);
    if (wasLocked) await notify(tx, 'LOGIN_UNLOCKED', [{ userId, facts: { at: now } }], now);
    return null;
  });

/**
 * Ends all sessions of a member, and notifies by e-mail too, as logged-out members see no in-app
 * notification.
 */
export const endSessions = (act: Act, userId: number) =>
  doing(act, userId, 'MEMBER_SESSIONS_ENDED', async (tx, _, now) => {
    const ended = await endAll(tx, userId, now);
    if (ended > 0) await notify(tx, 'SESSIONS_ENDED', [{ userId, facts: { at: now } }], now);
    return { ended };
  });

/** Sends the verification link to a pending account again. */
export const resendVerification = (act: Act, userId: number) =>
  doing(act, userId, 'MEMBER_VERIFICATION_SENT', async (tx, account) => {
    if (account.status !== 'PENDING') throw new ShopError('NOTHING_TO_DECIDE');
    await mailVerification(tx, act.ports, account, true);
    return null;
  });

/** Invalidates a password and sends its owner a reset link. */
export const voidPassword = (act: Act, userId: number) =>
  doing(act, userId, 'MEMBER_PASSWORD_VOIDED', async (tx, account, now) => {
    if (account.status !== 'ACTIVE') throw new ShopError('NOTHING_TO_DECIDE');
    await clearPassword(tx, userId, now);
    await endEverything(tx, userId, now);
    await forgetTries(tx, account.email);
    await mailVoided(tx, act.ports, account);
    return null;
  });

/** Schedules the removal of a member's second factor. */
export const askMfaReset = ({ ports, admin, attempt }: Act, userId: number) =>
  runIdempotent(ports, attempt, async (tx) => {
    if (userId === admin.id) throw new ShopError('SELF_SANCTION');
    return requestReset(tx, ports, { userId, askedBy: admin.id, waitMs: MFA_RESET_HOURS * 3_600_000 });
  });

/**
 * Decides an MFA reset: any other administrator may cancel it; only that of an administrator can be
 * performed immediately, by a second administrator.
 */
export const decideMfaReset = ({ ports, admin, attempt }: Act, id: number, confirm: boolean) =>
  runIdempotent(ports, attempt, async (tx) => {
    const reset = await findReset(tx, id);
    if (!reset) throw new ShopError('NOTHING_TO_DECIDE');
    if (confirm && (reset.askedBy === admin.id || reset.userId === admin.id))
      throw new ShopError('SECOND_ADMIN_REQUIRED');
    if (confirm && reset.role !== 'admin') throw new ShopError('NOTHING_TO_DECIDE');
    if (confirm) await doReset(tx, ports, id, admin.id);
    else await cancelReset(tx, ports, id, admin.id);
    return null;
  });
