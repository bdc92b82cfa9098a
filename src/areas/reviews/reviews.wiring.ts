import { fromPromise } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import {
  filterReviews,
  listMyReviews,
  listReviewable,
  type Review,
  type ReviewableItem,
} from '#domain/reviews/review.ts';
import { deleteReview } from '#domain/reviews/review-form.ts';
import { toggleHelpful } from '#domain/reviews/review-reaction.ts';
import { type ReviewStats, reviewStatistics } from '#domain/reviews/review-stats.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { Mark, MarkWish } from '#machines/kit/toggle.machine.ts';
import { myReviewsMachine } from '#machines/reviews/my-reviews.machine.ts';
import { reviewHelpfulMachine } from '#machines/reviews/review-helpful.machine.ts';
import { type ProductReviewFilter, reviewListMachine } from '#machines/reviews/review-list.machine.ts';
import { reviewRemovalMachine } from '#machines/reviews/review-removal.machine.ts';
import { reviewSummaryMachine } from '#machines/reviews/review-summary.machine.ts';
import { reviewableItemsMachine } from '#machines/reviews/reviewable-items.machine.ts';
import { reviewText } from '#src/areas/reviews/reviews.text.ts';
import type { AppServices } from '#src/flow/services.ts';

type WirePage = { reviews: Review[]; number: number; totalPages: number; totalElements: number };
const toPage = ({ reviews, number, totalPages, totalElements }: WirePage): Page<Review> => ({
  items: reviews,
  page: number,
  totalPages,
  totalElements,
});

/** Query of a review list: what does not narrow is left out. */
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

export const wireReviewList = ({ call }: AppServices) =>
  reviewListMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Review>, PagedRequest<ProductReviewFilter>>(async ({ input, signal }) => {
        const params = { productId: input.filter.productId };
        return toPage(await call(filterReviews, { params, query: queryOf(input) }, { signal }));
      }),
    },
  });

export const wireReviewSummary = ({ call }: AppServices) =>
  reviewSummaryMachine.provide({
    actors: {
      load: fromPromise<ReviewStats, { input: number }>(({ input, signal }) =>
        call(reviewStatistics, { params: { productId: input.input } }, { signal }),
      ),
    },
  });

export const wireMyReviews = ({ call }: AppServices) =>
  myReviewsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Review>, PagedRequest<undefined>>(
        async ({ input: { page, size }, signal }) =>
          toPage(await call(listMyReviews, { query: { page, size } }, { signal })),
      ),
    },
  });

export const wireReviewableItems = ({ call }: AppServices) =>
  reviewableItemsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<ReviewableItem>, PagedRequest<undefined>>(
        async ({ input: { page, size }, signal }) => {
          const answer = await call(listReviewable, { query: { page, size } }, { signal });
          const { items, number, totalPages, totalElements } = answer;
          return { items, page: number, totalPages, totalElements };
        },
      ),
    },
  });

export const wireHelpful = ({ call, toast }: AppServices) =>
  reviewHelpfulMachine.provide({
    actors: {
      toggle: fromPromise<Mark, MarkWish>(async ({ input: { id, on } }) => {
        const wish = { params: { id }, body: { isHelpful: on } };
        const { isHelpful, helpfulCount } = await call(toggleHelpful, wish);
        return { on: isHelpful, count: helpfulCount };
      }),
    },
    actions: { notify: (_, { reason }) => toast(reason || reviewText.helpfulFailed, 'error') },
  });

/** Deletes a review, then says so and lets its list load again. */
export const wireReviewRemoval = ({ call, toast }: AppServices, reload: () => void) =>
  reviewRemovalMachine.provide({
    actors: {
      remove: fromPromise<void, { id: number }>(async ({ input }) => {
        await call(deleteReview, { params: { id: input.id } });
      }),
    },
    actions: {
      leave: () => {
        toast(reviewText.removed);
        reload();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
