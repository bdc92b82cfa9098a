import { inTransaction } from '../db/transaction.ts';
import { audit } from '../kit/audit-trail.ts';
import type { Context } from '../kit/context.ts';
import { ShopError } from '../kit/shop-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { passwordChangedLetter } from './letters/password-changed.ts';
import { checkLink } from './link-check.ts';
import { deleteMailTokens, useMailToken } from './mail-token-store.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';
import { endEverything, forgetTries, setPassword } from './way-back-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config'>;

/** Links that somebody who knew the old password may have asked for. */
const VOIDED = ['RESET', 'UNLOCK', 'EMAIL_CHANGE', 'LINK'] as const;

/**
 * Sets a new password by the link of a mail. Whatever is open as this member ends, the wait after wrong passwords too;
 * the second step and passkeys stay. Only a good link costs a hash, and of many at once one wins.
 */
export async function resetPassword(ports: Ports, token: string, newPassword: string): Promise<void> {
  const { db, clock, config } = ports;
  await checkLink(db, 'RESET', token, clock.now());
  const password = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const used = await useMailToken(tx, 'RESET', hashToken(token), now);
    const member = used ? await setPassword(tx, used.user_id, password, now) : null;
    if (!used || !member) throw new ShopError('INVALID_TOKEN');
    const memberId = used.user_id;
    await endEverything(tx, memberId, now);
    await forgetTries(tx, member.email);
    for (const purpose of VOIDED) await deleteMailTokens(tx, memberId, purpose);
    await audit(tx, { action: 'PASSWORD_RESET', target: ['MEMBER', memberId] }, now);
    const letter = passwordChangedLetter(now, config.publicUrl);
    await queueMail(tx, ports, { kind: 'password-changed', to: member.email, memberId }, letter);
  });
}
