import type { PasswordChange } from '#domain/members/recovery/password-change.ts';
import { isAboutPerson, PERSONAL_PASSWORD } from '#domain/members/recovery/password-rules.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notices/notify.ts';
import { endAll } from '../auth/device-store.ts';
import type { ClientInfo } from '../devices/client-info.ts';
import { passwordChangedEmail } from '../emails/password-changed.ts';
import { isPasswordOf } from '../passwords/password-check.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refuseWeak } from '../passwords/weak-password.ts';
import { findOwnAccount, swapPassword, voidLinks } from './account-settings-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
type Asked = PasswordChange & { from: ClientInfo };

/** Returns whether a member has a password; social sign-ups start without one. */
export const readHasPassword = async ({ db }: Pick<Ports, 'db'>, userId: number) => ({
  hasPassword: (await findOwnAccount(db, userId)).passwordHash !== null,
});

/**
 * Changes the password, or sets the first one. Ends all other sessions and voids reset links. A
 * retry after a lost response finds the new password in place and succeeds.
 */
export async function changeOwnPassword(
  ports: Ports,
  user: Member,
  { currentPassword, newPassword, from }: Asked,
): Promise<{ endedSessions: number }> {
  refuseWeak(newPassword, 'newPassword');
  if (isAboutPerson(newPassword, user))
    throw new ShopError('PASSWORD_TOO_WEAK', [{ field: 'newPassword', message: PERSONAL_PASSWORD }]);
  const { id, email, passwordHash: old } = await findOwnAccount(ports.db, user.id);
  if (old !== null) {
    const owner = { id, email, passwordHash: old };
    if (!(await isPasswordOf(ports, owner, currentPassword, from))) {
      if (await isPasswordOf(ports, owner, newPassword, from)) return { endedSessions: 0 };
      throw new ShopError('INVALID_CREDENTIALS', [
        { field: 'currentPassword', message: '지금 비밀번호가 맞지 않아요.' },
      ]);
    }
  }
  const next = await hashPassword(newPassword);
  return inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    if (!(await swapPassword(tx, user.id, { old, next }, now))) throw new ShopError('CONFLICT');
    await voidLinks(tx, user.id, ['RESET']);
    const endedSessions = await endAll(tx, user.id, now, user.sessionId);
    await audit(tx, { action: 'PASSWORD_CHANGED', target: ['MEMBER', user.id] }, now);
    await notify(tx, 'PASSWORD_CHANGED', [{ userId: user.id, facts: { at: now } }], now);
    const to = { kind: 'password-changed', to: email, memberId: user.id } as const;
    await queueMail(tx, ports, to, passwordChangedEmail(now, ports.config.publicUrl));
    return { endedSessions };
  });
}
