import { isAboutPerson, PERSONAL_PASSWORD } from '#domain/members/recovery/password-rules.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notices/notify.ts';
import { findAccountById } from '../account-store.ts';
import { hashDeviceToken, keepDevice } from '../devices/known-device-store.ts';
import { passwordChangedEmail } from '../emails/password-changed.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refuseWeak } from '../passwords/weak-password.ts';
import { deleteMailTokens, useMailToken } from '../tokens/mail-token-store.ts';
import { hashToken } from '../tokens/tokens.ts';
import { checkLink } from './link-check.ts';
import { endEverything, forgetTries, setPassword } from './recovery-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;

type Reset = { token: string; newPassword: string; device?: string | undefined };

/** Tokens that a person who knew the old password may have requested. */
const VOIDED = ['RESET', 'UNLOCK', 'EMAIL_CHANGE', 'LINK'] as const;

/**
 * Sets a new password by an e-mail link. Ends all sessions, pending logins and the lockout; MFA and
 * passkeys are kept. The browser becomes known, so that continued guessing elsewhere cannot lock it
 * out again. Only a valid link costs a hash, and of concurrent calls one wins.
 */
export async function resetPassword(ports: Ports, { token, newPassword, device }: Reset): Promise<void> {
  const { db, clock, config } = ports;
  const { userId } = await checkLink(db, 'RESET', token, clock.now());
  await refuseUnfit(db, userId, newPassword);
  const password = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const used = await useMailToken(tx, 'RESET', hashToken(token), now);
    const member = used ? await setPassword(tx, used.userId, password, now) : null;
    if (!used || !member) throw new ShopError('INVALID_TOKEN');
    const memberId = used.userId;
    await endEverything(tx, memberId, now);
    await forgetTries(tx, member.email);
    const markHash = hashDeviceToken(memberId, device);
    if (markHash) await keepDevice(tx, memberId, markHash, now);
    for (const purpose of VOIDED) await deleteMailTokens(tx, memberId, purpose);
    await audit(tx, { action: 'PASSWORD_RESET', target: ['MEMBER', memberId] }, now);
    await notify(tx, 'PASSWORD_CHANGED', [{ userId: memberId, facts: { at: now } }], now);
    const letter = passwordChangedEmail(now, config.publicUrl);
    await queueMail(tx, ports, { kind: 'password-changed', to: member.email, memberId }, letter);
  });
}

async function refuseUnfit(db: Ports['db'], userId: number, newPassword: string): Promise<void> {
  refuseWeak(newPassword, 'newPassword');
  const account = await findAccountById(db, userId);
  if (!account || !isAboutPerson(newPassword, account)) return;
  throw new ShopError('PASSWORD_TOO_WEAK', [{ field: 'newPassword', message: PERSONAL_PASSWORD }]);
}
