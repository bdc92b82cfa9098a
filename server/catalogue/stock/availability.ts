import { PRODUCT_LISTS, productTag } from '#domain/kit/cache-tags.ts';
import { notePages } from '../../kit/pages/invalidate-pages.ts';

/**
 * Invalidates pages after options of these products were sold out or restocked; call it in the same
 * transaction.
 */
export function noteAvailability(products: readonly number[]): void {
  if (products.length > 0) notePages([...products.map(productTag), PRODUCT_LISTS]);
}
