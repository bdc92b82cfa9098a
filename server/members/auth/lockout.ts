import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import { wasDoneSince } from '../../kit/audit/audit-store.ts';
import type { Context } from '../../kit/context.ts';

/**
 * Accounts for an account that refuses log-ins since `since`: once, however many attempts follow. An address without an
 * account costs the same queries, so that the time tells nothing. Answers whether it was the first.
 */
export const recordLockout = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: number | null,
  since: Date,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const userId = accountId ?? 0;
    await lockMember(tx, userId);
    const locked = { action: 'LOGIN_LOCKED', targetType: 'MEMBER', targetId: userId, since };
    const isNoted = await wasDoneSince(tx, locked);
    if (accountId !== null && !isNoted)
      await audit(tx, { action: 'LOGIN_LOCKED', target: ['MEMBER', userId] }, clock.now());
    return !isNoted;
  });
