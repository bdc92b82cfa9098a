import type { Page } from '#domain/kit/page.ts';
import { filterReviews, type Review } from '#domain/reviews/review.ts';
import type { ReviewFilter } from '#domain/reviews/review-filter.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createPagedMachine, type PagedRequest } from '../kit/paged.machine.ts';

/** Filter of one product's reviews. */
export type ProductReviewFilter = ReviewFilter & { productId: number };
type WirePage = { reviews: Review[]; number: number; totalPages: number; totalElements: number };
/** Converts the response of a review list to a page. */
export const toPage = ({ reviews, number, totalPages, totalElements }: WirePage): Page<Review> => ({
  items: reviews,
  page: number,
  totalPages,
  totalElements,
});
/** Query of a review list; values that filter nothing are left out. */
const queryOf = ({ page, size, filter }: PagedRequest<ProductReviewFilter>) => ({
  page,
  size,
  sort: filter.sort,
  ...(filter.rating > 0 ? { rating: filter.rating, exactRating: String(filter.exactRating) } : {}),
  sizeFit: filter.sizeFit,
  cushion: filter.cushion,
  stability: filter.stability,
  ...(filter.photoOnly ? { photoOnly: 'true' } : {}),
  ...(filter.sameFeet ? { sameFeet: 'true' } : {}),
});

/** Machine of the reviews of one product: filtered by rating, fit, photos or similar feet, 10 a page. */
export const reviewListMachine = createPagedMachine<Review, ProductReviewFilter>({
  id: 'reviewList',
  description: 'Reviews of one product that a filter lets through; turning the page is another filter.',
  loadPage: endpointPort(
    filterReviews,
    (input) => ({ params: { productId: input.filter.productId }, query: queryOf(input) }),
    toPage,
  ),
  filters: 'withPage',
  hasMarks: true,
  size: 10,
});
