import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import { wasDoneSince } from '../../kit/audit/audit-store.ts';
import type { Context } from '../../kit/context.ts';

/**
 * Records an account lockout once per `since`, however many attempts follow; returns whether it was
 * the first. An unknown address costs the same queries, so that timing reveals nothing.
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
