import { resumeStoreOf } from '../../catalogue/stores/store-state.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { findFreedSellers } from './store-sweep-store.ts';

/** Reopens stores whose seller's suspension has expired. */
export async function sweepStores({
  db,
  clock,
  copies,
}: Pick<Context, 'db' | 'clock' | 'copies'>): Promise<void> {
  const now = clock.now();
  const freed = await findFreedSellers(db, now);
  for (const sellerId of freed) await inTransaction(db, (tx) => resumeStoreOf(tx, sellerId, now));
  if (freed.length > 0) copies.dropFor('catalogue');
}
