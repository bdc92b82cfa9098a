import { formatNumber } from '#domain/kit/format.ts';
import {
  EMPTY_REVIEW_FILTER,
  reviewFilterFromQuery,
  reviewFilterToQuery,
} from '#domain/reviews/review-filter.ts';
import { productDetailMachine } from '#machines/catalogue/product-detail.machine.ts';
import { reviewSummaryMachine } from '#machines/reviews/review-summary.machine.ts';
import type { DrawnScreen, ScreenHead } from '#src/flow/screen-head.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { shortText } from '#src/lib/short-text.ts';
import { catalogueHeadText as text } from '../heads.text.ts';

/**
 * Head of the review list of a product: description and picture; filtered or sorted lists and lists
 * without reviews get `noindex`.
 */
export function reviewsHead({ search, known }: DrawnScreen): ScreenHead | null {
  const product = known(productDetailMachine)?.data;
  if (!product) return null;
  const { filter, page } = reviewFilterFromQuery(search);
  const asked = reviewFilterToQuery(filter, page);
  const stats = known(reviewSummaryMachine)?.data;
  const hasReviews = stats ? stats.totalReviews > 0 : true;
  const words = text.reviews(shortText(product.name, 80));
  const stars =
    stats && hasReviews ? text.stars(formatNumber(stats.totalReviews), String(stats.averageRating)) : '';
  return {
    path: paths.productReviews(product.productId, asked),
    description: `${words} ${stars}`.trim(),
    robots: asked === reviewFilterToQuery(EMPTY_REVIEW_FILTER, page) && hasReviews ? null : 'noindex, follow',
    picture: product.images[0]?.url,
  };
}
