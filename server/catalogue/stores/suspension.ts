import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import { notify } from '../../notices/notify.ts';
import { lockProduct, writeSuspension } from './suspension-store.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

/** Suspends a locked product, which its seller cannot publish then; returns its new version. */
export async function suspend(
  tx: Queryable,
  { id, name, sellerId: userId }: Locked,
  reason: string,
  now: Date,
): Promise<number> {
  const version = await writeSuspension(tx, id, reason, now);
  await audit(tx, { action: 'PRODUCT_SUSPENDED', target: ['PRODUCT', id], detail: { reason, version } }, now);
  const facts = { productId: id, version, product: name, reason };
  await notify(tx, 'PRODUCT_SUSPENDED', [{ userId, facts }], now);
  return version;
}

/** Ends a suspension; the product stays hidden until its seller publishes it. */
export async function lift(
  tx: Queryable,
  { id, name, sellerId: userId }: Locked,
  reason: string,
  now: Date,
): Promise<number> {
  const version = await writeSuspension(tx, id, null, now);
  await audit(tx, { action: 'PRODUCT_LIFTED', target: ['PRODUCT', id], detail: { reason, version } }, now);
  const facts = { productId: id, version, product: name, reason };
  await notify(tx, 'PRODUCT_LIFTED', [{ userId, facts }], now);
  return version;
}

type Said = { reason: string; now: Date; since: Date | null };

/**
 * Applies a decision on reports to a product; one suspended otherwise, or deleted, is unchanged.
 */
export async function setProductSuspended(
  tx: Queryable,
  id: number,
  at: Date | null,
  { reason, now, since }: Said,
): Promise<void> {
  const product = await lockProduct(tx, id);
  if (!product) return;
  const { state, suspendedAt } = product;
  if (at !== null) {
    if (state !== 'SUSPENDED') await suspend(tx, product, reason, at);
  } else if (state === 'SUSPENDED' && suspendedAt?.getTime() === since?.getTime())
    await lift(tx, product, reason, now);
}
