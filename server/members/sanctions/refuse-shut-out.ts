import * as v from 'valibot';
import { SANCTION_REASONS, type SanctionReason, shutOutSentence } from '#domain/members/sanction.ts';
import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import type { AccountRow } from '../account-store.ts';
import { findInForce } from './sanction-store.ts';

export const sanctionReason = v.picklist(Object.keys(SANCTION_REASONS) as SanctionReason[]);

/**
 * Refuses who is suspended or blocked and says why: to be asked only once it is proven who it is. Every way of logging
 * in ends here.
 */
export async function refuseShutOut(
  db: Queryable,
  { id, status }: Pick<AccountRow, 'id' | 'status'>,
  now: Date,
): Promise<void> {
  const found = await findInForce(db, id, ['BLOCK', 'SUSPEND'], now);
  if (found) {
    const isBlock = found.kind === 'BLOCK';
    const reason = v.parse(sanctionReason, found.reason);
    const sentence = shutOutSentence({ reason, until: found.until }, isBlock ? 'BLOCK' : 'SUSPEND');
    throw new ShopError(isBlock ? 'ACCOUNT_BLOCKED' : 'ACCOUNT_SUSPENDED', [], { sentence });
  }
  if (status !== 'ACTIVE') throw new ShopError('USER_ACCOUNT_NOT_ACTIVE');
}
