import type { BulkItem } from '#domain/kit/bulk-item.ts';
import { ShopError } from './shop-error.ts';

/**
 * Runs one item of a bulk operation and reports a refusal (ShopError) as its result instead of
 * throwing.
 */
export async function bulkItem(work: () => Promise<unknown>): Promise<Omit<BulkItem, 'id'>> {
  try {
    await work();
    return { done: true, reason: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { done: false, reason: error.problems[0]?.message ?? error.message };
  }
}
