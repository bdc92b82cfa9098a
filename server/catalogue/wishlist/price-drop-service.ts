import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../notices/notify.ts';
import { endPriceChanges, takePriceChanges, takePriceDrops } from './price-drop-store.ts';

/** Most products and most members of one transaction; the next one goes on where it ended. */
const MOST_PRODUCTS = 50;
const MOST_MEMBERS = 500;

type Ports = Pick<Context, 'db' | 'clock'>;

/**
 * Notifies the members who wished for products that have become cheaper, once per drop: a member is
 * told only of a lower price than the one of the wish and of earlier notifications. Products are
 * taken in sets, each set of members in a transaction of its own.
 */
export async function notifyPriceDrops(ports: Ports): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await notifyNext(ports);
}

/** Notifies the next set; returns whether there may be another one. */
const notifyNext = ({ db, clock }: Ports): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const productIds = await takePriceChanges(tx, now, MOST_PRODUCTS);
    if (productIds.length === 0) return false;
    const drops = await takePriceDrops(tx, productIds, { now, most: MOST_MEMBERS });
    const rows = drops.map(({ userId, id: _, ...facts }) => ({ userId, facts }));
    if (rows.length > 0) await notify(tx, 'PRICE_DROPPED', rows, now);
    if (drops.length < MOST_MEMBERS) await endPriceChanges(tx, productIds, now);
    return true;
  });
