import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findAccountById } from '../account-store.ts';
import { hashDeviceToken, keepDevice } from '../devices/known-device-store.ts';
import { useMailToken } from '../tokens/mail-token-store.ts';
import { hashToken } from '../tokens/tokens.ts';
import { checkLink } from './link-check.ts';
import { forgetTries } from './recovery-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/**
 * Ends a lockout by the link of an e-mail. The browser that opens it becomes known, so that
 * continued guessing elsewhere cannot lock it out again.
 */
export const unlock = (
  { db, clock }: Ports,
  { token, device }: { token: string; device: string | undefined },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const { userId } = await checkLink(tx, 'UNLOCK', token, now);
    await lockMember(tx, userId);
    const member = await findAccountById(tx, userId);
    const used = await useMailToken(tx, 'UNLOCK', hashToken(token), now);
    if (!used || member?.status !== 'ACTIVE') throw new ShopError('INVALID_TOKEN');
    await forgetTries(tx, member.email);
    const markHash = hashDeviceToken(userId, device);
    if (markHash) await keepDevice(tx, userId, markHash, now);
  });
