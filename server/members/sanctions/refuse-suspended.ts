import * as v from 'valibot';
import { bannedSentence, SANCTION_REASONS, type SanctionReason } from '#domain/members/account/sanction.ts';
import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import type { AccountRow } from '../account-store.ts';
import { findInForce, SHUTS_OUT } from './sanction-store.ts';

/** Schema of the reason of a sanction. */
export const sanctionReason = v.picklist(Object.keys(SANCTION_REASONS) as SanctionReason[]);

/** State that decides whether a member may log in. */
type Standing = {
  status: string;
  /** Sanction in force that ends last; `until` is a date, or text if read from JSON. */
  sanction: { kind: string; reason: string; until: Date | string | null } | null | undefined;
};

/** Throws for a suspended or blocked member with the reason; call it only after authentication. */
export function refuseSuspendedBy({ status, sanction }: Standing): void {
  if (sanction) {
    const isBlock = sanction.kind === 'BLOCK';
    const reason = v.parse(sanctionReason, sanction.reason);
    const until = sanction.until === null ? null : new Date(sanction.until);
    const sentence = bannedSentence({ reason, until }, isBlock ? 'BLOCK' : 'SUSPEND');
    throw new ShopError(isBlock ? 'ACCOUNT_BLOCKED' : 'ACCOUNT_SUSPENDED', [], { sentence });
  }
  if (status !== 'ACTIVE') throw new ShopError('USER_ACCOUNT_NOT_ACTIVE');
}

/** Reads the sanctions in force and throws as `refuseSuspendedBy` does. */
export async function refuseSuspended(
  db: Queryable,
  { id, status }: Pick<AccountRow, 'id' | 'status'>,
  now: Date,
): Promise<void> {
  refuseSuspendedBy({ status, sanction: await findInForce(db, id, SHUTS_OUT, now) });
}
