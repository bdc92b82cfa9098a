import { memberTag, productTag } from '#domain/kit/cache-tags.ts';
import { notePages } from '../kit/pages/invalidate-pages.ts';

/**
 * Invalidates the pages of a review's product and author; call it in the transaction of the write.
 */
export const noteReviewPages = (productId: number, authorId: number): void =>
  notePages([productTag(productId), memberTag(authorId)]);
