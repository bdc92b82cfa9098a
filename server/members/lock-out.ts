import { lockMember } from '../db/lock-member.ts';
import { inTransaction } from '../db/transaction.ts';
import { audit } from '../kit/audit-trail.ts';
import type { Context } from '../kit/context.ts';

/**
 * Accounts for an account that refuses log-ins since `since`: once, however many attempts follow. An address without an
 * account costs the same queries, so that the time tells nothing.
 */
export const noteLockOut = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: number | null,
  since: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const userId = accountId ?? 0;
    await lockMember(tx, userId);
    const noted = await tx
      .selectFrom('audit_entries')
      .select('id')
      .where('target_type', '=', 'MEMBER')
      .where('target_id', '=', userId)
      .where('action', '=', 'LOGIN_LOCKED')
      .where('at', '>', since)
      .limit(1)
      .executeTakeFirst();
    if (accountId !== null && !noted)
      await audit(tx, { action: 'LOGIN_LOCKED', target: ['MEMBER', userId] }, clock.now());
  });
