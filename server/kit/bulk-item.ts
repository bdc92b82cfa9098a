import type { BulkItem } from '#domain/kit/bulk-item.ts';
import { ShopError } from './shop-error.ts';

/** Changes one of many rows; what it is refused for stops no other. */
export async function bulkItem(work: () => Promise<unknown>): Promise<Omit<BulkItem, 'id'>> {
  try {
    await work();
    return { done: true, reason: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { done: false, reason: error.problems[0]?.message ?? error.message };
  }
}
