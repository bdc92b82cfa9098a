import { PRODUCT_LISTS, productSubject } from '#domain/kit/page-subjects.ts';
import { notePages } from '../../kit/pages/note-pages.ts';

/** To be called in the transaction that has emptied or refilled options of these products. */
export function noteAvailability(products: readonly number[]): void {
  if (products.length > 0) notePages([...products.map(productSubject), PRODUCT_LISTS]);
}
